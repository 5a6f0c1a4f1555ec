import { lazy, Suspense } from "react";
import type { BoardPreviewProps } from "./BoardPreview.tsx";

const BoardPreview = lazy(async () => ({ default: (await import("./BoardPreview.tsx")).BoardPreview }));

/** A board that comes when it is there: what can be done on the page does not wait for it. */
export function Preview(props: BoardPreviewProps) {
  return (
    <Suspense>
      <BoardPreview {...props} />
    </Suspense>
  );
}
