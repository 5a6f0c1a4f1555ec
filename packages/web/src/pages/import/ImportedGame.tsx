import { type Told, tellImport } from "@chancery/interchange";
import { Button, Group } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { writeGame } from "../../api/interchange/port.ts";
import type { BroughtGame as Game } from "../../api/interchange/protocol.ts";
import { presetOf, titleOf } from "../../games/index.ts";
import { download } from "../../lib/download.ts";
import { bring as text } from "../../messages/bring.ts";
import { interchange } from "../../messages/interchange.ts";
import { powerName, powerNames } from "../../messages/power-name.ts";
import { words } from "../../messages/words.ts";
import { openGame } from "../../orders/open-game.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { formatLink } from "../sandbox/sharing/share.ts";
import { asSandbox } from "./as-sandbox.ts";
import css from "./ImportedGames.module.css";

const WRITTEN = ["chancery", "py-diplomacy", "cicero"] as const;
/** As many findings are shown at first. */
const SHOWN = 20;

/** A game that was played again: what came out differently, and what can be done with it. */
export function BroughtGame({ game, number }: { game: Game; number: number }) {
  const { record } = game.report;
  const navigate = useNavigate();
  const preset = presetOf(record);
  const played = record.phases.length - game.report.unplayed.length;
  const name = record.id ?? text("unnamed", { number });
  const messages = record.phases.reduce((sum, phase) => sum + (phase.messages?.length ?? 0), 0);
  return (
    <section className={css.game} aria-label={name}>
      <h2>{name}</h2>
      <p>{text("summary", { game: titleOf(record), phases: record.phases.length, messages })}</p>
      <Findings game={game} />
      <Group gap="xs">
        {preset && played > 0 && (
          <Button
            onClick={async () =>
              navigate({
                to: "/sandbox/$rulebook",
                params: { rulebook: preset.page },
                hash: await formatLink(asSandbox(game)),
              })
            }
          >
            {text("replay")}
          </Button>
        )}
        {WRITTEN.map((format) => (
          <BusyButton
            key={format}
            variant="default"
            onClick={async () =>
              download(`${name}-${format}.json`, "application/json", await writeGame(record, format))
            }
          >
            {text("exportAs", { format: text(`format.${format}`) })}
          </BusyButton>
        ))}
      </Group>
      {!preset && <p>{text("noBoard")}</p>}
      {played === 0 && <p>{text("nothingPlayed")}</p>}
      {messages > 0 && <Messages game={game} />}
    </section>
  );
}

function Findings({ game: { report } }: { game: Game }) {
  const [isAll, setAll] = useState(false);
  const findings = useMemo((): readonly Told[] => {
    const opened = openGame(report.record);
    return opened.ok ? tellImport(words, interchange, opened.value.rules, report) : [];
  }, [report]);
  if (findings.length === 0) return <p>{text("same")}</p>;
  return (
    <>
      <p>{text("findings", { count: findings.length })}</p>
      <ul className={css.findings}>
        {findings.slice(0, isAll ? findings.length : SHOWN).map(({ phase, text: what, reasons }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found doesn't change
          <li key={index}>
            {phase !== null && <span className={css.phase}>{phase}</span>}
            {what}
            {reasons.length > 0 && (
              <ul className={css.reasons}>
                {reasons.map(({ about, why }) => (
                  <li key={about}>
                    {about}: {why}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {!isAll && findings.length > SHOWN && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text("showAll", { count: findings.length })}
        </Button>
      )}
    </>
  );
}

function Messages({ game }: { game: Game }) {
  return (
    <details className={css.messages}>
      <summary>{text("messages")}</summary>
      <dl>
        {game.report.record.phases.flatMap(({ phase, messages = [] }) =>
          messages.map(({ from, to, text: said }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages don't change places
            <div key={`${phase} ${index}`}>
              <dt>
                <span className={css.phase}>{phase}</span>
                {to === "all"
                  ? text("toAll", { from: powerName(from) })
                  : text("to", { from: powerName(from), to: powerNames(to) })}
              </dt>
              <dd>{said}</dd>
            </div>
          )),
        )}
      </dl>
    </details>
  );
}
