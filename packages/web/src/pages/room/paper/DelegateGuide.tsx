import type { Rules } from "@chancery/engine";
import type { RoomFacts } from "@chancery/variants";
import { factsIn } from "@chancery/variants/committee";
import { titleOf } from "../../../games/index.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { guide } from "../../../messages/guide.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** As the booklets write them. */
const EXAMPLES = [
  ["A Par H", "hold"],
  ["A Par - Bur", "move"],
  ["A Mar S A Par - Bur", "support"],
  ["F Nth C A Lon - Nwy", "convoy"],
  ["A I Par - Italy", "insurrection"],
  ["Revive 1 A Rom, 2 F Nap", "revive"],
] as const;

/** What a guide has to know of a committee. */
export interface GuideFacts {
  readonly game: string;
  readonly minutes: { readonly firstNegotiation: number; readonly laterNegotiation: number };
  readonly rules: Rules;
  readonly facts: RoomFacts;
  readonly isReadAloud: boolean;
}

export const USUAL_MINUTES = { firstNegotiation: 30, laterNegotiation: 15 };

/** The guide for the delegates of a game. */
export function DelegateGuide({ view, game, facts }: PaperProps) {
  const { clock } = view.setup;
  return (
    <GuidePages
      game={titleOf(view.setup)}
      minutes={clock.kind === "live" ? clock : USUAL_MINUTES}
      rules={game.rules}
      facts={facts}
      isReadAloud={isReadAloud(view)}
    />
  );
}

/** Two pages for every delegate: how a turn runs, how orders are written, and what counts in the end. */
export function GuidePages({ game, minutes, rules, facts, isReadAloud: readsAloud }: GuideFacts) {
  const { control = 0, thresholds = [] } = factsIn(rules) ?? {};
  const { given, proposals } = facts.goals;
  const goals = given === null || proposals === null ? [] : [guide("goalsGiven", { given, proposals })];
  return (
    <>
      <section className={css.page}>
        <h2>{guide("title", { game })}</h2>
        <h3>{guide("turnTitle")}</h3>
        <p>{guide("turn", { first: minutes.firstNegotiation, later: minutes.laterNegotiation })}</p>
        <h3>{guide("ordersTitle")}</h3>
        <p>{guide("orders")}</p>
        <dl className={css.examples}>
          {EXAMPLES.map(([order, meaning]) => (
            <div key={order}>
              <dt translate="no">{order}</dt>
              <dd>{guide(meaning)}</dd>
            </div>
          ))}
        </dl>
        <p>{guide(readsAloud ? "readAloud" : "opened")}</p>
        <h3>{guide("talkTitle")}</h3>
        <p>{guide("talk")}</p>
      </section>
      <section className={css.page}>
        <h3>{guide("treatiesTitle")}</h3>
        <p>{guide("treaties")}</p>
        <h3>{guide("goalsTitle")}</h3>
        <p>{[guide("goals"), ...goals].join(" ")}</p>
        <h3>{guide("conferencesTitle")}</h3>
        <p>{guide("conferences", { count: facts.conferenceOf })}</p>
        <h3>{guide("insurrectionTitle")}</h3>
        <p>{guide("insurrectionText", { least: thresholds[0] ?? 0 })}</p>
        <h3>{guide("scoreTitle")}</h3>
        <p>{guide("score", { control })}</p>
      </section>
    </>
  );
}
