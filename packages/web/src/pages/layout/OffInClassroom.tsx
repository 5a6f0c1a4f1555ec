import type { ReactNode } from "react";
import { useIsClassroom } from "../../api/queries.ts";
import { ui } from "../../messages/ui.ts";
import { TextPage } from "./pages.tsx";

/** A page that servers for classrooms don't have; they say so in its place. */
export function OffInClassroom({ title, children }: { title: string; children: ReactNode }) {
  if (!useIsClassroom()) return children;
  return (
    <TextPage title={title} heading={title}>
      <p>{ui("offInClassroom")}</p>
    </TextPage>
  );
}
