import type { NamedPlan, TurningPoint } from "@chancery/analysis";
import type { PeoplePlayed } from "@chancery/analysis/people";
import type { Rules } from "@chancery/engine";
import { formatNumber } from "@chancery/messages";
import { describePhase } from "../adjudicate/phases.ts";
import { inColumns } from "../terminal/columns.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import type { Style } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import type { AnalyzedPosition } from "./analyzed-position.ts";

const percent = (share: number): string =>
  formatNumber(LANGUAGE, share, { style: "percent", maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A difference between shares, in hundredths of the board. */
const points = (share: number, signDisplay: "auto" | "exceptZero" = "auto"): string =>
  formatNumber(LANGUAGE, share * 100, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay });

/** A position for people: what everyone may expect, and the best orders found. */
export function describeAnalysis(
  { phase, shares, best }: AnalyzedPosition,
  rules: Rules,
  style: Style,
): string {
  const title = (power: string): string => words.power(rules.variant, power);
  const heading = phase === "COMPLETED" ? cli("positionEnd") : describePhase(phase, rules);
  const rows = Object.entries(shares).map(([power, { share, error }]) => [
    title(power),
    percent(share),
    `± ${percent(error)}`,
  ]);
  return [
    style.heading(heading),
    ...inColumns(rows, "  "),
    ...best.flatMap((each) => ["", ...describeBest(each, title, style)]),
  ].join("\n");
}

function describeBest(
  { power, usual, plans, played, people }: AnalyzedPosition["best"][number],
  title: (power: string) => string,
  style: Style,
): string[] {
  return [
    style.heading(cli("analyzeBest", { power: title(power), usual: percent(usual) })),
    ...plans.flatMap((plan, index) => describePlan(`${index + 1}.`, plan, title)),
    ...(played ? describePlan(cli("analyzePlayed"), played, title) : []),
    ...(people ? describePeople(people) : []),
  ];
}

/** No more than fit on a screen beside the rest. */
const MOST_SETS = 3;

const describePeople = ({ games, sets }: PeoplePlayed): string[] => [
  `  ${cli("analyzePeople", { games })}`,
  ...sets
    .slice(0, MOST_SETS)
    .map(
      ({ orders, games: count, share }) =>
        `     ${cli("analyzePeopleSet", { count, orders: orders.join(", "), share: percent(share) })}`,
    ),
];

function describePlan(
  lead: string,
  { orders, share, gain, error, replies }: NamedPlan,
  title: (power: string) => string,
): string[] {
  const worth = cli("analyzeWorth", {
    share: percent(share),
    gain: points(gain, "exceptZero"),
    error: points(error),
  });
  return [
    `  ${lead} ${orders.join(", ")}`,
    `     ${worth}`,
    ...replies.map((reply) => {
      const { power, loss, pays } = reply;
      const facts = { power: title(power), orders: reply.orders.join(", "), loss: points(loss) };
      return `     ${cli(pays > 0 ? "analyzeReplyPays" : "analyzeReply", { ...facts, pays: points(pays) })}`;
    }),
  ];
}

type Turned = Omit<TurningPoint, "at"> & { readonly phase: string };

export function describeTurningPoints(points: readonly Turned[], rules: Rules, style: Style): string {
  if (points.length === 0) return cli("analyzeNoTurns");
  return [
    style.heading(cli("analyzeTurns")),
    ...inColumns(
      points.map(({ phase, power, from, to }) => [
        describePhase(phase, rules),
        words.power(rules.variant, power),
        `${percent(from)} → ${percent(to)}`,
      ]),
      "  ",
    ),
  ].join("\n");
}
