import { useQuery } from "@tanstack/react-query";
import type { ModeratorAct } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { formatExact } from "../../messages/time.ts";
import css from "./ModerationPage.module.css";
import { logQuery } from "./queries.ts";

/** Every act of a moderator, the latest first. */
export function ModeratorLog() {
  const { data } = useQuery(logQuery());
  if (!data) return null;
  if (data.acts.length === 0) return <p>{text("logEmpty")}</p>;
  return (
    <>
      <p className={data.isIntact ? css.muted : css.changed}>
        {text(data.isIntact ? "logIntact" : "logChanged")}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={css.scroll} tabIndex={0} aria-label={text("log")}>
        <table className={css.log}>
          <thead>
            <tr>
              {(["when", "moderator", "act", "person", "reason"] as const).map((key) => (
                <th key={key} scope="col">
                  {text(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.acts.map((act) => (
              <tr key={act.seq}>
                <td>{formatExact(act.at)}</td>
                <td translate="no">{act.moderator.name ?? text("deleted")}</td>
                <td>{actInWords(act)}</td>
                <td translate="no">{act.person && (act.person.name ?? text("deleted"))}</td>
                <td translate="no">{act.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function actInWords({ act, until }: ModeratorAct): string {
  const done = text("actDone", { act });
  return until === null ? done : text("actUntil", { act: done, time: formatExact(until) });
}
