import { Button } from "@mantine/core";
import { useState } from "react";
import { banners as text } from "../../../messages/banners.ts";
import { gameMaster } from "../../../messages/gameMaster.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { SheetChanges } from "../referee/SheetActs.tsx";
import type { SheetChange } from "../referee/sheet-draft.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";

/** Says whose orders a game master is editing, and saves the changes with a reason. */
export function EditingBanner() {
  const { others } = useTable();
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  if (!others) return null;
  const { changes, overtaken, late, leave } = others;
  if (late.length > 0) return <Late changes={late} onRead={leave} />;
  if (others.powers.length === 0) return null;
  const isOvertaken = overtaken.length > 0;
  const changed = powerNames(changes.map(({ power }) => power));
  const ask = (): void =>
    setQuestion({
      title: gameMaster("changeOrdersTitle", { powers: changed }),
      what: <SheetChanges changes={changes} />,
      seen: gameMaster("changeOrdersSeen"),
      yes: gameMaster("changeOrders"),
      reason: true,
      onYes: (reason) => others.save(reason),
    });
  return (
    <>
      <Banner
        rank="needs-you"
        tone="warn"
        role="status"
        label={text("editing")}
        acts={
          isOvertaken ? (
            <>
              <Button size="compact-sm" onClick={() => others.settle(false)}>
                {text("useTheirs")}
              </Button>
              <Button variant="default" size="compact-sm" onClick={() => others.settle(true)}>
                {text("keepMine")}
              </Button>
            </>
          ) : (
            <>
              <Button size="compact-sm" disabled={changes.length === 0} aria-haspopup="dialog" onClick={ask}>
                {text("saveChanges")}
              </Button>
              <Button variant="default" size="compact-sm" onClick={leave}>
                {text(changes.length === 0 ? "stopEditing" : "discardChanges")}
              </Button>
            </>
          )
        }
      >
        <p>
          {isOvertaken
            ? text("overtaken", { powers: powerNames(overtaken) })
            : text("editingOrders", { count: others.powers.length, powers: powerNames(others.powers) })}
        </p>
      </Banner>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** Says that the turn was over before the changes were saved, and what they were. */
function Late({ changes, onRead }: { changes: readonly SheetChange[]; onRead: () => void }) {
  return (
    <Banner
      rank="needs-you"
      tone="warn"
      role="alert"
      label={text("notSavedInTime")}
      acts={
        <Button variant="default" size="compact-sm" onClick={onRead}>
          {text("gotIt")}
        </Button>
      }
    >
      <p>
        <strong>{text("notSavedInTime")}</strong>{" "}
        {text("turnOver", { powers: powerNames(changes.map(({ power }) => power)) })}
      </p>
      <SheetChanges changes={changes} />
    </Banner>
  );
}
