import type { CommandInput, SeenDeal, TreatyView } from "@chancery/api";
import type { Dice } from "../dice.ts";
import { answerTo } from "./answers.ts";
import type { Table } from "./table.ts";

/** A committee's treaty, as far as a bot looks at it: it can't read the wording. */
export type SeenTreaty = Pick<
  TreatyView,
  "treaty" | "parties" | "inForce" | "signed" | "denouncedBy" | "suggestions" | "may"
> & {
  /** The last version, counted from 0. */
  readonly version: number;
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
});

type RoomAct = Extract<CommandInput, { readonly type: "room" }>["act"];

export interface Signature {
  readonly type: "room";
  readonly act: Extract<RoomAct, { readonly do: "sign-treaty" }>;
}

/** Whatever a treaty in force says, a bot takes it as peace with each of the other parties, unless one of the two has denounced it. */
export const peaceBy = (treaties: readonly SeenTreaty[], name: string, year: number): readonly SeenDeal[] =>
  treaties.flatMap(({ parties, inForce, denouncedBy, suggestions }) => {
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
        return peace([name, other], other, year, { isOver: isOver(other), breaches });
      });
  });

/** Signs the treaties that wait for a power, where it would make peace with those who have signed. */
export function signaturesOf(
  table: Table,
  treaties: readonly SeenTreaty[],
  name: string,
  dice: Dice,
): readonly Signature[] {
  const { year } = table.state.phase;
  return treaties.flatMap(({ treaty, version, parties, signed, may }) => {
    if (!parties.includes(name) || signed.includes(name) || !may.includes("sign-treaty")) return [];
    // Nobody signs a wording that its author doesn't stand by.
    const willing = signed.map((other) => answerTo(table, name, peace([other, name], other, year), dice));
    if (willing.length === 0 || !willing.every(({ accept }) => accept)) return [];
    return [{ type: "room", act: { do: "sign-treaty", treaty, version } }];
  });
}

const peace = (
  parties: readonly string[],
  from: string,
  year: number,
  facts: Partial<SeenDeal["deal"]> = {},
): SeenDeal => ({
  parties,
  from,
  message: 0,
  deal: {
    terms: { kind: "peace", through: year },
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
