import { titleOf } from "../../../games/index.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { stateName } from "../../../orders/names.ts";
import { picturesOf } from "../../../orders/picture.ts";
import { PrintPage } from "../../../orders/print/PrintPage.tsx";
import { orderSections, resultSections } from "../../../orders/print/sections.ts";
import { useOccupation } from "../../../orders/use-occupation.ts";
import { useSandbox } from "../use-sandbox.ts";

/** The phase in view on paper: the board, and its orders or results. */
export function PrintSheet({ onDone }: { onDone: () => void }) {
  const editor = useOrderEditor();
  const occupied = useOccupation();
  const { sandbox } = useSandbox();
  const { game, plugin, phase, resolved, lines } = editor;
  return (
    <PrintPage
      title={stateName(game.rules, phase.state)}
      note={titleOf(sandbox.setup)}
      pictures={picturesOf(game.rules, plugin, phase, resolved, occupied)}
      credit={plugin.second?.credit}
      sections={resolved ? resultSections(editor, phase) : orderSections(editor, lines)}
      onDone={onDone}
    />
  );
}
