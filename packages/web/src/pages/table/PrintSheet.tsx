import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sharedTurnQuery } from "../../api/queries.ts";
import { table as text } from "../../messages/table.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { picturesOf } from "../../orders/picture.ts";
import { PrintPage } from "../../orders/print/PrintPage.tsx";
import { orderSections, resultSections } from "../../orders/print/sections.ts";
import { useOccupation } from "../../orders/use-occupation.ts";
import { useTable } from "./table-context.ts";
import { pastPhase } from "./turns/phases.ts";
import { stopInWords } from "./words.ts";

/** The turn in view on paper: the board, and its results, or lines to write orders on. */
export function PrintSheet({ onDone }: { onDone: () => void }) {
  const { table, viewed } = useTable();
  const editor = useOrderEditor();
  const occupied = useOccupation();
  const { game, plugin, phase: seen, resolved, lines } = editor;
  // A printed sheet may hang on a wall, so it contains no secrets.
  const { data: shared } = useQuery({ ...sharedTurnQuery(table, viewed ?? 0), enabled: resolved });
  const past = useMemo(() => (shared ? pastPhase(game, shared) : null), [game, shared]);
  if (resolved && past === null) return null;
  const phase = past?.ok ? past.value : { ...seen, lines };
  return (
    <PrintPage
      title={stopInWords(table, viewed)}
      note={text("rulebook", { rulebook: table.setup.rulebook })}
      pictures={picturesOf(game.rules, plugin, phase, resolved, occupied)}
      credit={plugin.second?.credit}
      sections={resolved ? resultSections(editor, phase) : orderSections(editor, lines)}
      onDone={onDone}
    />
  );
}
