import { delegate as text } from "../../../messages/delegate.ts";
import { useRoom } from "../room-context.ts";
import own from "./delegate.module.css";
import { toRead } from "./to-read.ts";

/** A delegation whose turn it is to read has its orders before it, in large type (M01-24). */
export function ReadNow() {
  const { view, room, power } = useRoom();
  const sheet = toRead({ ...view, room }, power);
  if (!sheet) return null;
  return (
    <section className={own.read} aria-label={text("readNow")} aria-live="assertive">
      <h2>{text("readNow")}</h2>
      <pre>{sheet.text || text("nothingWritten")}</pre>
      <p>{text("readNowHelp")}</p>
    </section>
  );
}
