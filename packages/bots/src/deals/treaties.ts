import type { CommandInput, SeenDeal, TreatyTerms, TreatyView } from "@chancery/api";
import type { Dice } from "../dice.ts";
import { answerTo } from "./answers.ts";
import type { Said } from "./negotiator.ts";
import type { Table } from "./table.ts";

/** A committee's treaty, as far as a bot looks at it: it can't read what people write. */
export type SeenTreaty = Pick<
  TreatyView,
  "treaty" | "parties" | "inForce" | "signed" | "denouncedBy" | "suggestions" | "may"
> & {
  /** The last version, counted from 0. */
  readonly version: number;
  /** What that says, where no one worded it. */
  readonly terms?: TreatyTerms | undefined;
};

export const treatySeen = ({ versions, ...treaty }: TreatyView): SeenTreaty => ({
  treaty: treaty.treaty,
  parties: treaty.parties,
  inForce: treaty.inForce,
  signed: treaty.signed,
  denouncedBy: treaty.denouncedBy,
  suggestions: treaty.suggestions,
  may: treaty.may,
  version: versions.length - 1,
  terms: versions.at(-1)?.terms,
});

type RoomAct = Extract<CommandInput, { readonly type: "room" }>["act"];

/** What bots do about treaties. */
export interface TreatyAct {
  readonly type: "room";
  readonly act:
    | Extract<RoomAct, { readonly do: "sign-treaty" }>
    | (Extract<RoomAct, { readonly do: "draft-treaty" }> & { readonly conference: null });
}

/**
 * What a treaty in force means to a bot: its terms, or else peace with each of the other parties, unless one of the two
 * has denounced it.
 */
export const peaceBy = (treaties: readonly SeenTreaty[], name: string, year: number): readonly SeenDeal[] =>
  treaties.flatMap(({ parties, inForce, denouncedBy, suggestions, terms }) => {
    if (inForce === null || !parties.includes(name)) return [];
    const isOver = (other: string): boolean => [name, other].some((power) => denouncedBy.includes(power));
    return parties
      .filter((other) => other !== name)
      .map((other): SeenDeal => {
        const hostile = suggestions.filter(({ by, against }) => by === other && against === name);
        const breaches = hostile.map(({ turn, order }) => ({
          power: other,
          turn,
          phase: "",
          orders: [order],
        }));
        return promise([name, other], other, year, terms, { isOver: isOver(other), breaches });
      });
  });

/** Signs the treaties that wait for a power, where it would agree with those who have signed. */
export function signaturesOf(
  table: Table,
  treaties: readonly SeenTreaty[],
  name: string,
  dice: Dice,
): readonly TreatyAct[] {
  const { year } = table.state.phase;
  return treaties.flatMap(({ treaty, version, parties, signed, may, terms }) => {
    if (!parties.includes(name) || signed.includes(name) || !may.includes("sign-treaty")) return [];
    const signature: TreatyAct = { type: "room", act: { do: "sign-treaty", treaty, version } };
    // Nobody signs a wording that its author doesn't stand by.
    const willing = signed.map((other) =>
      answerTo(table, name, promise([other, name], other, year, terms), dice),
    );
    if (willing.length === 0 || !willing.every(({ accept }) => accept)) return [];
    return [signature];
  });
}

/** The treaty that a bot proposes in place of a deal, unless there is one with the same power already. Bold ones do so in secret. */
export function draftOf(
  { as, to, deal }: Said,
  treaties: readonly SeenTreaty[],
  isSecret: boolean,
): TreatyAct | null {
  if (!as || typeof to === "string" || (deal?.kind !== "peace" && deal?.kind !== "alliance")) return null;
  if (treaties.some(({ parties }) => [as, ...to].every((party) => parties.includes(party)))) return null;
  const terms: TreatyTerms =
    deal.kind === "peace" ? { kind: "peace" } : { kind: "alliance", against: deal.against };
  const words = { title: "", text: "", duration: "" };
  return {
    type: "room",
    act: { do: "draft-treaty", parties: [...to], secret: isSecret, conference: null, ...words, terms },
  };
}

const promise = (
  parties: readonly string[],
  from: string,
  year: number,
  terms: TreatyTerms = { kind: "peace" },
  facts: Partial<SeenDeal["deal"]> = {},
): SeenDeal => ({
  parties,
  from,
  message: 0,
  deal: {
    terms: { ...terms, through: year },
    phase: "",
    state: "agreed",
    accepted: [],
    mayAnswer: [],
    mayWithdraw: false,
    outcome: facts.breaches && facts.breaches.length > 0 ? "broken" : "untested",
    isOver: false,
    breaches: [],
    ...facts,
  },
});
