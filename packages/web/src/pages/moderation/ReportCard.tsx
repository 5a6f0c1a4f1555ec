import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Report } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { powerName } from "../../messages/power-name.ts";
import { press } from "../../messages/press.ts";
import { safety } from "../../messages/safety.ts";
import { formatExact } from "../../messages/time.ts";
import type { Deciding } from "./DecisionDialog.tsx";
import css from "./ModerationPage.module.css";
import { Signals } from "./Signals.tsx";

/** A report with what was said around the message, and what can be decided. */
export function ReportCard({
  report,
  onDecide,
}: {
  report: Report;
  onDecide: ((deciding: Deciding) => void) | null;
}) {
  const { reason, reporter, accused, at, comment, context, game, decision, decided } = report;
  const [showsSignals, setShowsSignals] = useState(false);
  return (
    <article className={css.report}>
      <h3>{safety("reason", { reason })}</h3>
      <p className={css.muted}>
        {text("reportedBy", { name: reporter.name ?? text("deleted"), time: formatExact(at) })}
        {" · "}
        <Link to="/games/$game" params={{ game }}>
          {text("openGame")}
        </Link>
      </p>
      {comment !== "" && <p translate="no">{text("comment", { text: comment })}</p>}
      <ol className={css.quoted} aria-label={text("quoted")}>
        {context.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said doesn't change
          <li key={index} data-reported={message.isReported || undefined}>
            <small>
              {message.isReported && <b>{text("reportedMessage")} · </b>}
              {message.from === "referee"
                ? press("officialsName", { officials: "master" })
                : powerName(message.from)}
              {" · "}
              {formatExact(message.at)}
            </small>
            <p translate="no">{message.text}</p>
          </li>
        ))}
      </ol>
      {accused ? (
        <p>
          <strong>{text("about", { name: accused.name ?? text("deleted") })}</strong>{" "}
          {text("history", { reports: accused.reports, sanctions: accused.sanctions })}
        </p>
      ) : (
        <p>{text("aboutNobody")}</p>
      )}
      <details onToggle={(event) => setShowsSignals(event.currentTarget.open)}>
        <summary>{text("signals")}</summary>
        {showsSignals && <Signals game={game} />}
      </details>
      {onDecide ? (
        <Group gap="xs" className={css.acts}>
          {(["dismiss", "warn", "ban"] as const).map((act) => (
            <Button
              key={act}
              size="xs"
              variant="default"
              aria-haspopup="dialog"
              disabled={act !== "dismiss" && accused === null}
              onClick={() => onDecide({ report, act })}
            >
              {text(act)}
            </Button>
          ))}
        </Group>
      ) : (
        decision &&
        decided !== null && (
          <p className={css.muted}>
            {text("actDone", { act: decision })} · {formatExact(decided)}
          </p>
        )
      )}
    </article>
  );
}
