import { Modal } from "@mantine/core";
import { formatMoment } from "../../../messages/time.ts";
import { sentenceOf } from "../../table/seats/record.ts";
import type { RoomTable } from "../room.ts";
import css from "./officers.module.css";

/** Everything that happened, the last first: the public record, and what only officers are told. */
export function OfficersLog({ view, onClose }: { view: RoomTable; onClose: () => void }) {
  const lines = [
    ...view.chronicle.map((note) => ({ at: note.at, text: sentenceOf(note, view.setup), isOwn: false })),
    ...view.room.log.map(({ at, by, text }) => ({
      at,
      text: by === "" ? text : `${by}: ${text}`,
      isOwn: true,
    })),
  ].sort((one, other) => other.at - one.at);
  return (
    <Modal opened onClose={onClose} title="Log" size="lg">
      <p className={css.seen}>What is coloured is for officers alone; the rest is in everybody’s record.</p>
      <ol className={css.log} aria-label="Log">
        {lines.map(({ at, text, isOwn }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, and several have one moment
          <li key={i} data-own={isOwn || undefined}>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, view.clock.now)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
