import { Modal } from "@mantine/core";
import { orders as text } from "../../messages/orders.ts";
import css from "../../ui/dialogs.module.css";

const KEYS: readonly (readonly [string, string])[] = [
  [text("tabKey"), text("keyTab")],
  ["← ↑ ↓ →", text("keyArrows")],
  [text("enterKey"), text("keyEnter")],
  ["H M S C", text("keyVerbs")],
  ["N", text("keyNext")],
  [text("escapeKey"), text("keyEscape")],
  [text("undoKeys"), text("keyUndo")],
  ["← →", text("keyPhases")],
  [text("pageKeys"), text("keyPages")],
];

/** What can be done by keys. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={text("shortcuts")} size="md">
      <dl className={css.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
