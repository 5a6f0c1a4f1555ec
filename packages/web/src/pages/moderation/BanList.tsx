import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure, api, type Ban } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { formatExact } from "../../messages/time.ts";
import { ReasonDialog, type ReasonRequest } from "../../ui/ReasonDialog.tsx";
import css from "./ModerationPage.module.css";
import { bansQuery } from "./queries.ts";

/** Who is banned, why and until when, and how to lift a ban. */
export function BanList({ onDone }: { onDone: () => void }) {
  const { data: bans } = useQuery(bansQuery());
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const lift = ({ person }: Ban): void => {
    const name = person.name ?? text("deleted");
    setQuestion({
      title: text("unbanTitle", { name }),
      what: <p>{text("unbanText")}</p>,
      seen: text("logged"),
      yes: text("unban"),
      reason: true,
      onYes: async (reason) => {
        try {
          await api.post("/api/moderation/bans/{id}", { params: { id: person.id }, body: { reason } });
        } catch (failure) {
          if (failure instanceof ApiFailure) return failure.message;
          throw failure;
        }
        onDone();
        return null;
      },
    });
  };
  if (!bans) return null;
  return (
    <>
      {bans.length === 0 && <p>{text("noBans")}</p>}
      <ul className={css.bans}>
        {bans.map((ban) => (
          <li key={`${ban.person.id} ${ban.at}`}>
            <span>
              <strong translate="no">{ban.person.name ?? text("deleted")}</strong>
              <small translate="no">
                {ban.until === null
                  ? text("bannedForGood", { reason: ban.reason })
                  : text("bannedUntil", { time: formatExact(ban.until), reason: ban.reason })}
              </small>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-haspopup="dialog"
              aria-label={text("unbanNamed", { name: ban.person.name ?? text("deleted") })}
              onClick={() => lift(ban)}
            >
              {text("unban")}
            </Button>
          </li>
        ))}
      </ul>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
