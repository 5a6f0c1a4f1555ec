import { Textarea } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { delegate as messages } from "../../../messages/delegate.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import own from "./delegate.module.css";

/** All sheets, once they are open: as they are written, and which have been read (MB-65, M01-24, M35-24). */
export function OpenSheets() {
  const { room, game, view } = useRoom();
  const [objected, setObjected] = useState<string | null>(null);
  const { sheets, objections } = room;
  if (sheets.length === 0) return null;
  const isAloud = isReadAloud(view);
  return (
    <section aria-label={messages("revealedOrders")}>
      <h2>{messages("allOrders")}</h2>
      <ul className={own.sheets}>
        {sheets.map(({ power, text, isRead }) => (
          <li key={power}>
            <details>
              <summary>
                <Token game={game} power={power} size={20} />
                <strong>{powerName(power)}</strong>
                {isAloud && <span className={css.small}>{messages(isRead ? "read" : "toBeRead")}</span>}
              </summary>
              <pre>{text || messages("nothingWritten")}</pre>
              {objections
                .filter((each) => each.power === power)
                .map(({ by, text: said }) => (
                  <p key={by + said} className={css.note} data-tone="warn">
                    {messages.rich(
                      "objects",
                      { by: powerName(by), text: said },
                      { b: (chunks) => <strong key="b">{chunks}</strong> },
                    )}
                  </p>
                ))}
              {room.may.includes("object") &&
                (objected === power ? (
                  <Objection power={power} onClose={() => setObjected(null)} />
                ) : (
                  <button type="button" className={css.link} onClick={() => setObjected(power)}>
                    {messages("misreading")}
                  </button>
                ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It is noted for all to see; what is written prevails (M01-25, R22). */
function Objection({ power, onClose }: { power: string; onClose: () => void }) {
  const { act } = useRoom();
  const [text, setText] = useState("");
  return (
    <ActForm
      label={messages("objectTo", { power: powerName(power) })}
      yes={messages("report")}
      isMissing={text.trim() === ""}
      act={() => act({ do: "object", power, text })}
      onDone={onClose}
      onCancel={onClose}
    >
      <Textarea
        label={messages("whatWasRead")}
        description={messages("misreadingHelp")}
        autosize
        minRows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ActForm>
  );
}
