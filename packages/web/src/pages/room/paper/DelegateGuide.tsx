import type { Rules } from "@chancery/engine";
import type { RoomFacts } from "@chancery/variants";
import { factsIn } from "@chancery/variants/committee";
import { titleOf } from "../../../games/index.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { guide } from "../../../messages/guide.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** Orders as the booklets write them, with the abbreviations of the map in the reader's hands. */
export function examplesOn({ board: { provinces } }: Rules) {
  const id = (name: string): string => provinces.find((each) => each.name === name)?.id ?? name;
  const [par, bur, mar] = ["Paris", "Burgundy", "Marseilles"].map(id);
  return [
    [`A ${par} H`, "hold"],
    [`A ${par} - ${bur}`, "move"],
    [`A ${mar} S A ${par} - ${bur}`, "support"],
    [`F ${id("North Sea")} C A ${id("London")} - ${id("Norway")}`, "convoy"],
    [`A I ${par} - Italy`, "insurrection"],
    [`Revive 1 A ${id("Rome")}, 2 F ${id("Naples")}`, "revive"],
  ] as const;
}

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

/** A page for every delegate: how a turn runs, how orders are written, and what counts in the end. */
export function GuidePages({ game, minutes, rules, facts, isReadAloud: readsAloud }: GuideFacts) {
  const { control = 0, thresholds = [] } = factsIn(rules) ?? {};
  // The fewest units that win anything back, and how many centers these win.
  const [least = 0] = thresholds;
  const { given, proposals } = facts.goals;
  const goals = given === null || proposals === null ? [] : [guide("goalsGiven", { given, proposals })];
  return (
    <section className={`${css.page} ${css.guide}`}>
      <h2>{guide("title", { game })}</h2>
      <h3>{guide("turnTitle")}</h3>
      <p>{guide("turn", { first: minutes.firstNegotiation, later: minutes.laterNegotiation })}</p>
      <h3>{guide("ordersTitle")}</h3>
      <p>{guide("orders")}</p>
      <dl className={css.examples}>
        {examplesOn(rules).map(([order, meaning]) => (
          <div key={order}>
            <dt translate="no">{order}</dt>
            <dd>{guide(meaning)}</dd>
          </div>
        ))}
      </dl>
      <p>{guide(readsAloud ? "readAloud" : "opened")}</p>
      <h3>{guide("talkTitle")}</h3>
      <p>{guide("talk")}</p>
      <h3>{guide("treatiesTitle")}</h3>
      <p>{guide("treaties")}</p>
      <h3>{guide("goalsTitle")}</h3>
      <p>{[guide("goals"), ...goals].join(" ")}</p>
      <h3>{guide("conferencesTitle")}</h3>
      <p>{guide("conferences", { count: facts.conferenceOf })}</p>
      <h3>{guide("insurrectionTitle")}</h3>
      <p>{guide("insurrectionText", { least, won: thresholds.filter((units) => units === least).length })}</p>
      <h3>{guide("scoreTitle")}</h3>
      <p>{guide("score", { control })}</p>
    </section>
  );
}
