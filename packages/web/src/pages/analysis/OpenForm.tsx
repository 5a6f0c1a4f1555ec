import { analysis as text } from "../../messages/analysis.ts";
import { sandbox as messages } from "../../messages/sandbox.ts";
import css from "../../ui/dialogs.module.css";
import { PasteOrFile } from "../sandbox/sharing/PasteOrFile.tsx";

/** Opens an analysis, a record or a position, from a file or pasted. */
export function OpenForm({ onOpen }: { onOpen: (json: unknown) => Promise<string | null> }) {
  const open = async (given: string): Promise<string | null> => {
    let json: unknown;
    try {
      json = JSON.parse(given);
    } catch {
      return messages("notJson");
    }
    return onOpen(json);
  };
  return (
    <section className={css.section}>
      <h2>{text("openTitle")}</h2>
      <PasteOrFile
        label={text("paste")}
        placeholder={text("paste")}
        button={text("openPasted")}
        onOpen={open}
      />
    </section>
  );
}
