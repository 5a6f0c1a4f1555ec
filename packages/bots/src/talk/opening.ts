import type { Saying } from "@chancery/api";
import { type Power, powerNamed } from "@chancery/engine";
import { isFriend } from "../deals/answers.ts";
import type { Said } from "../deals/negotiator.ts";
import type { Talking } from "./conversation.ts";
import { Scene } from "./reading/scene.ts";
import { type Facts, phrased, type SayingCode } from "./saying.ts";

/** The orders that somebody gave in the last movement phase, as everyone has seen them. */
export interface LastOrders {
  readonly turn: number;
  readonly phase: string;
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

/** Words to go with a deal that is offered to a person. */
export function worded(said: Said, { table, used, dice }: Talking): Said {
  const { deal } = said;
  if (!deal) return said;
  const facts: Facts =
    deal.kind === "alliance"
      ? { power: deal.against }
      : deal.kind === "demilitarize"
        ? { area: deal.province }
        : {};
  const saying = phrased(`offer-${deal.kind}` as SayingCode, facts, table.character, used, dice);
  return saying ? { ...said, sayings: [saying] } : said;
}

/** What a bot says of itself at the beginning of a phase: one thing to each person at most, and mostly nothing. */
export function openingTo(partner: string, last: LastOrders | null, talking: Talking): Said | null {
  const { table, name, used, dice } = talking;
  const opening =
    farewell(talking) ??
    (last && (complaint(partner, last, talking) ?? gratitude(partner, last, talking))) ??
    warning(partner, talking);
  if (!opening) return null;
  const [code, facts] = opening;
  const saying: Saying | null = phrased(code, facts, table.character, used, dice);
  return saying && { type: "say", as: name, to: [partner], text: "", sayings: [saying] };
}

type Opening = readonly [SayingCode, Facts];

/** A word that was broken: a deal by the judgment of the game, or what was promised in words. */
function complaint(
  partner: string,
  { turn, phase, orders }: LastOrders,
  { table, name, lines }: Talking,
): Opening | null {
  for (const { deal, parties } of table.deals) {
    if (!parties.includes(partner) || !parties.includes(name)) continue;
    const breach = deal.breaches.find((each) => each.power === partner && each.turn === turn);
    if (breach) return ["complain-deal", { phase: breach.phase, orders: breach.orders }];
  }
  const given = orders[partner] ?? [];
  const unitOf = (line: string): string => line.split(" ").slice(0, 2).join(" ");
  const said = lines.filter(
    (line) => line.turn === turn && line.parties.includes(partner) && line.parties.includes(name),
  );
  // Read again, on the board of that turn, when it was heard: what counts is kept beside the message.
  for (const { from, heard } of said) {
    if (from !== partner) continue;
    for (const { code, power: who, orders: promised } of heard) {
      if (code !== "heard-orders" || who !== partner || !Array.isArray(promised)) continue;
      for (const line of promised as readonly string[]) {
        const instead = given.find((each) => unitOf(each) === unitOf(line));
        if (instead !== undefined && instead !== line && !instead.startsWith(`${line} `))
          return ["complain-word", { phase, orders: [line], order: instead }];
      }
    }
  }
  return null;
}

/** Support that somebody gave a unit of the bot's. */
function gratitude(partner: string, { orders }: LastOrders, { name }: Talking): Opening | null {
  const own = new Set((orders[name] ?? []).map((line) => line.split(" ").slice(0, 2).join(" ")));
  const helps = (orders[partner] ?? []).find((line) => {
    const [, supported] = line.split(" S ");
    return supported !== undefined && own.has(supported.split(" ").slice(0, 2).join(" "));
  });
  return helps === undefined ? null : ["thanks-support", { orders: [helps] }];
}

/** A center of a friend that a third power could take, and nobody guards. */
function warning(partner: string, { table, name, dice }: Talking): Opening | null {
  if (!isFriend(table, name, partner) || table.state.phase.task !== "M" || dice.next() < 0.5) return null;
  const { rules } = table.notation;
  const scene = new Scene(rules, table.state);
  const friend = powerNamed(rules, partner) as Power;
  const own = powerNamed(rules, name) as Power;
  for (const [at, center] of rules.board.centers.entries()) {
    if (table.state.owners[at] !== friend || scene.unitIn(center)) continue;
    if (scene.unitsOf(friend).some((unit) => scene.reaches(unit, center))) continue;
    const threat = table.state.units.find(
      (unit) => unit.power !== friend && unit.power !== own && scene.reaches(unit, center),
    );
    if (threat)
      return ["warn", { power: rules.powers[threat.power].name, area: rules.board.provinces[center].id }];
  }
  return null;
}

/** Without centers, the last units go in Winter. */
function farewell({ table, name }: Talking): Opening | null {
  const { state, notation } = table;
  const own = powerNamed(notation.rules, name) as Power;
  const hasCenters = state.owners.includes(own);
  return state.phase.task === "A" && !hasCenters ? ["farewell", {}] : null;
}
