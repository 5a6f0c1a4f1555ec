import type { Flaw } from "../../../api/client.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { Icon } from "../../../ui/icons.tsx";
import { listed, useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";

/** How many flaws are listed at once. */
const SHOWN = 6;

/** What isn't as it should be with boards, the worst first: nothing is confirmed unseen. */
export function FlawList({ flaws }: { flaws: readonly Flaw[] }) {
  const { nameOf } = useTournament();
  const count = (code: Flaw["code"]): number => flaws.filter((flaw) => flaw.code === code).length;
  const [met, powers] = [count("met"), count("power")];
  const sentence = (flaw: Flaw): string =>
    text(`flaw-${flaw.code}`, {
      names: listed(flaw.players.map(nameOf)),
      board: "board" in flaw ? flaw.board : 0,
      times: "times" in flaw ? flaw.times : 0,
      power: "power" in flaw ? powerName(flaw.power) : "",
    });
  const items = (some: readonly Flaw[]) => (
    <ul>
      {some.map((flaw) => (
        <li
          key={sentence(flaw)}
          data-severe={["blocked", "twice-at-board", "power"].includes(flaw.code) || undefined}
        >
          {sentence(flaw)}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.flaws} data-good={flaws.length === 0 || undefined} aria-label={text("flaws")}>
      <p>
        <Icon name={met + powers === 0 ? "check" : "warning"} size={17} />{" "}
        {met + powers === 0 ? text("noFlaws") : text("flawsSummary", { met, powers })}
      </p>
      {items(flaws.slice(0, SHOWN))}
      {flaws.length > SHOWN && (
        <details className={css.fold}>
          <summary>{text("moreFlaws", { count: flaws.length - SHOWN })}</summary>
          {items(flaws.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}
