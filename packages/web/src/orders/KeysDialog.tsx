import { Modal } from "@mantine/core";
import css from "../ui/dialogs.module.css";

const KEYS: readonly (readonly [string, string])[] = [
  ["Tab", "to the board, then on to the panel"],
  ["← ↑ ↓ →", "on the board: from province to province, or between possible targets"],
  ["Enter", "take up a unit, choose a place"],
  ["H M S C", "hold, move, support, convoy"],
  ["N", "next unit without an order; in the Winter of Dissolution, next embassy"],
  ["Esc", "put the unit down"],
  ["Ctrl Z, Ctrl Y", "undo, redo"],
  ["← →", "off the board, or after a click: earlier and later phases"],
  ["Page Up, Page Down", "earlier and later phases, from anywhere"],
];

/** What can be done by keys. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" size="md">
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
