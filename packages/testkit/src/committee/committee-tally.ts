import type { PositionJson, Turn } from "@chancery/engine";

/** What should come up if committees are played long enough. */
const COMMITTEE_OCCASIONS = [
  "investments",
  "points for helpers",
  "risings",
  "risings in Spring",
  "risings in Fall",
  "risings of all that was once lost",
  "risings that got less than they asked for",
  "risings with an occupied center",
  "risings that drive out several units",
  "risings with several helpers",
  "seasons of several risings",
  "risings without enough help",
  "risings without a valid order",
  "risings that nobody helps",
  "units driven out",
  "units driven out that find a place",
  "units driven out that disband",
  "risings after retreats",
  "risings in vain after retreats",
  "units ordered twice",
  "help for who is not lost",
  "support or convoy for who has left",
  "lists that are struck",
  "lists without preference",
  "lists filed twice",
  "countries lost in play",
  "countries lost to a rising",
  "revivals of countries lost in play",
  "control of Europe",
] as const;
type Occasion = (typeof COMMITTEE_OCCASIONS)[number];

/** What happened in random games. */
export interface CommitteeTally {
  readonly phases: number;
  readonly lines: number;
  /** Phases that the second referee played as well. */
  readonly refereed: number;
  readonly occasions: Readonly<Record<Occasion, number>>;
  /** Countries lost in play so far. */
  readonly fallen: readonly string[];
}

export const noCommitteeTally = (): CommitteeTally => ({
  phases: 0,
  lines: 0,
  refereed: 0,
  occasions: Object.fromEntries(COMMITTEE_OCCASIONS.map((each) => [each, 0])) as CommitteeTally["occasions"],
  fallen: [],
});

type Facts = Readonly<Record<string, unknown>>;

/** Counts what came up in a phase. */
export function countCommittee(
  tally: CommitteeTally,
  position: PositionJson,
  turn: Turn,
  { isRefereed, sheets }: { isRefereed: boolean; sheets: ReadonlyMap<string, readonly string[]> },
): CommitteeTally {
  const told = (code: string): readonly Facts[] =>
    turn.events.flatMap((event) =>
      event.type === "own" && event.own.code === code ? [event.own.facts] : [],
    );
  const judged = (code: string): number =>
    [...turn.verdicts.values()].filter(({ reason }) => reason.code === "own" && reason.own.code === code)
      .length;
  const risen = told("risen");
  const lost = told("lost");
  const of = (facts: Facts, key: string): readonly string[] => (facts[key] ?? []) as readonly string[];
  const season = (letter: string): number => (position.phase.startsWith(letter) ? risen.length : 0);
  const drivenOut = (position.dislodged ?? []).filter(({ attackedFrom }) => attackedFrom === undefined);
  const isDriven = position.phase.endsWith("R") && drivenOut.length > 0 && risen.length === 0;
  const fates = isDriven
    ? [...turn.verdicts.values()].filter(({ results }) => results.includes("retreated")).length
    : 0;
  const counts: Record<Occasion, number> = {
    investments: told("invested").length,
    "points for helpers": told("invested").filter(({ points }) => points === 1).length,
    risings: risen.length,
    "risings in Spring": season("S"),
    "risings in Fall": season("F"),
    "risings of all that was once lost": risen.filter(
      (each) => of(each, "missed").length === 0 && of(each, "centres").length >= 3,
    ).length,
    "risings that got less than they asked for": risen.filter((each) => of(each, "missed").length > 0).length,
    "risings with an occupied center": risen.filter((each) => of(each, "drivenOut").length > 0).length,
    "risings that drive out several units": risen.filter((each) => of(each, "drivenOut").length > 1).length,
    "risings with several helpers": risen.filter(
      ({ country }) => told("invested").filter((each) => each.country === country).length > 1,
    ).length,
    "seasons of several risings": risen.length > 1 ? 1 : 0,
    "risings without enough help": told("rising-too-weak").filter(({ helpers }) => helpers !== 0).length,
    "risings without a valid order": told("rising-without-order").length,
    "risings that nobody helps": told("rising-too-weak").filter(({ helpers }) => helpers === 0).length,
    "units driven out": told("driven-out").length,
    "units driven out that find a place": Math.min(fates, drivenOut.length),
    "units driven out that disband": isDriven ? Math.max(drivenOut.length - fates, 0) : 0,
    "risings after retreats": position.phase.endsWith("R") ? risen.length : 0,
    "risings in vain after retreats": position.phase.endsWith("R")
      ? told("rising-too-weak").length + told("rising-without-order").length
      : 0,
    "units ordered twice": judged("ordered-twice"),
    "help for who is not lost": judged("country-not-lost"),
    "support or convoy for who has left": judged("helper-has-left"),
    "lists that are struck": [...turn.verdicts.values()].filter(
      ({ reason }) =>
        reason.code === "own" && Array.isArray(reason.own.facts.struck) && reason.own.facts.struck.length > 0,
    ).length,
    "lists without preference": [...sheets.values()].flat().filter((line) => /^Revive [^\d].*,/.test(line))
      .length,
    "lists filed twice": judged("revived-twice"),
    "countries lost in play": lost.length,
    "countries lost to a rising": lost.filter(
      ({ country }) =>
        country !== undefined && (position as { ruined?: Facts }).ruined?.[String(country)] !== undefined,
    ).length,
    "revivals of countries lost in play": risen.filter(({ country }) =>
      tally.fallen.includes(String(country)),
    ).length,
    "control of Europe": told("control").length,
  };
  return {
    phases: tally.phases + 1,
    lines: tally.lines + [...sheets.values()].flat().length,
    refereed: tally.refereed + (isRefereed ? 1 : 0),
    occasions: added(tally.occasions, counts),
    fallen: [...tally.fallen, ...lost.map(({ country }) => String(country))],
  };
}

const added = (a: CommitteeTally["occasions"], b: CommitteeTally["occasions"]): CommitteeTally["occasions"] =>
  Object.fromEntries(
    COMMITTEE_OCCASIONS.map((each) => [each, a[each] + b[each]]),
  ) as CommitteeTally["occasions"];

export const addCommitteeTallies = (tallies: readonly CommitteeTally[]): CommitteeTally =>
  tallies.reduce(
    (sum, { phases, lines, refereed, occasions }) => ({
      phases: sum.phases + phases,
      lines: sum.lines + lines,
      refereed: sum.refereed + refereed,
      occasions: added(sum.occasions, occasions),
      fallen: [],
    }),
    noCommitteeTally(),
  );

/** What never came up. */
export const neverInCommittee = ({ occasions }: CommitteeTally): readonly string[] =>
  COMMITTEE_OCCASIONS.filter((each) => occasions[each] === 0);

export const formatCommitteeTally = ({ phases, lines, refereed, occasions }: CommitteeTally): string =>
  [
    `${phases} phases, ${refereed} of them played by the second referee too, ${lines} lines`,
    ...COMMITTEE_OCCASIONS.map((each) => `${occasions[each]} ${each}`),
  ].join("\n");
