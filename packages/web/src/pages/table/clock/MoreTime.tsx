import type { TableView } from "../../../api/client.ts";
import { profiles as text } from "../../../messages/profiles.ts";
import { useAct } from "../use-act.ts";
import { ExtendForm } from "./ExtendForm.tsx";

/** Players ask each other for more time. The banner about the request that is open has its answers. */
export function MoreTime({ view, onAsked }: { view: TableView; onAsked: () => void }) {
  const { act } = useAct(view.game);
  const { may } = view.you;
  const { extensionLeft } = view.clock;
  // Officials add time themselves.
  if (!may.includes("ask-extension") || may.includes("extend") || extensionLeft === null) return null;
  return (
    <>
      <p>{text("askTime")}</p>
      <ExtendForm
        most={extensionLeft}
        onExtend={(minutes) => {
          onAsked();
          void act({ type: "ask-extension", minutes });
        }}
      />
    </>
  );
}
