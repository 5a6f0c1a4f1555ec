import { Modal } from "@mantine/core";
import { orders as text } from "../messages/orders.ts";
import css from "../ui/dialogs.module.css";

const KEYS: readonly (readonly [string, string])[] = [
  ["Tab", text("keyTab")],
  ["← ↑ ↓ →", text("keyArrows")],
  ["Enter", text("keyEnter")],
  ["H M S C", text("keyVerbs")],
  ["N", text("keyNext")],
  ["Esc", text("keyEscape")],
  ["Ctrl Z, Ctrl Y", text("keyUndo")],
  ["← →", text("keyPhases")],
  ["Page Up, Page Down", text("keyPages")],
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
