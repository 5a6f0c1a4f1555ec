import { Modal } from "@mantine/core";
import { officers } from "../../../messages/officers.ts";
import { formatMoment } from "../../../messages/time.ts";
import { sentenceOf } from "../../table/seats/record.ts";
import type { RoomTable } from "../room.ts";
import css from "./officers.module.css";

/** Everything that happened, newest first: the public record and the entries for officers only. */
export function OfficersLog({ view, onClose }: { view: RoomTable; onClose: () => void }) {
  const lines = [
    ...view.chronicle.map((note) => ({ at: note.at, text: sentenceOf(note, view), isOwn: false })),
    ...view.room.log.map(({ at, by, text }) => ({
      at,
      text: by === "" ? text : officers("logEntry", { officer: by, text }),
      isOwn: true,
    })),
  ].sort((one, other) => other.at - one.at);
  return (
    <Modal opened onClose={onClose} title={officers("log")} size="lg">
      <p className={css.seen}>{officers("logNote")}</p>
      <ol className={css.log} aria-label={officers("log")}>
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
