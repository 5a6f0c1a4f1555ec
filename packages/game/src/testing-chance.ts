import { type Deal, PRESSES, SCORINGS, type Vote } from "@chancery/api";
import { formatOrder, legalOrders, type Power, powerNamed } from "@chancery/engine";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { gameOf, powersBySeat, stateOf } from "./game-of.ts";
import { partiesOf } from "./press/channel.ts";
import { capacitiesOf } from "./standing.ts";
import { HOUR, MINUTE, Play, POWERS } from "./testing.ts";

/** The part of the testkit's dice used here. */
export interface Dice {
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly weighted: <T>(list: readonly { readonly value: T; readonly weight: number }[]) => T;
}

/** Everyone who ever does something at a random table. Zoe and Yan are strangers at first. */
export const CAST = ["ann", "bob", "cleo", "dan", "eve", "fay", "gus", "ref", "zoe", "yan"] as const;
const TOKENS = ["the-only-token-there-is"];

/** Retreats and adjustments, which a few random turns rarely reach by themselves. */
const LATER = [
  {
    phase: "S1902R",
    units: {
      Austria: ["A Ven", "A Tyr"],
      Italy: ["A Rom"],
      England: ["F Lon"],
      France: ["A Par"],
      Turkey: ["A Con"],
    },
    dislodged: [{ power: "Italy", unit: "A Ven", attackedFrom: "Tyr" }],
  },
  {
    phase: "W1903A",
    units: {
      Austria: ["A Vie", "A Tyr"],
      Germany: ["A Mun"],
      England: ["F Lon", "F Edi"],
      Russia: ["A Mos"],
    },
    centers: { Austria: ["Vie"], Germany: ["Mun", "Ber", "Kie"], England: ["Lon"], Russia: ["Mos", "War"] },
  },
];

/** An end of the game that a player wants; null to take it back or refuse it. */
const voteOfChance = (dice: Dice, power: string): Vote | null =>
  dice.pick([
    { how: "draw" },
    { how: "draw", sharers: [power, dice.pick(POWERS)] },
    { how: "concession", to: power },
    null,
  ]);

/** A table of two, three or seven with random settings, in the lobby or started. */
export function tableOfChance(dice: Dice): Play {
  const players = dice.pick([2, 3, 7]);
  const referee = dice.chance(0.6);
  const setup = {
    preset: referee
      ? dice.pick(["live", "correspondence", "referee"])
      : dice.pick(["live", "correspondence"]),
    rulebook: dice.pick(["1971", "2023"]),
    options: { players },
    referee,
    assignment: dice.pick(referee ? ["random", "chosen", "referee"] : ["random", "chosen"]),
    missing: referee ? dice.pick(["civil-disorder", "hold", "wait"]) : dice.pick(["civil-disorder", "hold"]),
    talk: dice.pick(["rulebook", "open"]),
    refereeReads: dice.chance(0.3),
    anonymous: dice.chance(0.5),
    spectators: dice.chance(0.7),
    showReady: dice.chance(0.5),
    reveal: { press: dice.chance(0.5), drafts: dice.chance(0.5) },
    replacement: { by: dice.pick(["link", "link", "nobody"]), afterMissed: dice.pick([1, 2]) },
    concession: dice.chance(0.5),
    timeLimit: dice.chance(0.1) ? 100 : null,
    standIn: dice.pick(["nobody", "nobody", "club"]),
    press: dice.chance(0.7) ? "full" : dice.pick(PRESSES),
    draws: dice.pick(["survivors", "subset"]),
    openVotes: dice.chance(0.3),
    endsDeserted: dice.chance(0.3),
    scoring: dice.pick(["none", ...SCORINGS]),
  };
  const play = new Play(setup, referee ? "ref" : "ann", referee ? "referee" : "player");
  const joining = CAST.slice(referee ? 0 : 1, players);
  play.join(...(dice.chance(0.9) ? joining : joining.slice(1)));
  const { assignment } = play.table.setup;
  for (const [i, member] of play.table.members.filter(({ role }) => role === "player").entries()) {
    const power = powersBySeat(play.table)[i][0];
    if (assignment === "chosen") play.do(member.id, { type: "choose", power });
    if (assignment === "referee") play.do("ref", { type: "assign", member: member.id, power });
  }
  play.try(play.table.host, { type: "start", seed: dice.below(1000) });
  play.undo = dice.pick([0, 0, 5 * MINUTE]);
  return play;
}

/** A sheet that is mostly legal, sometimes nonsense, sometimes empty. */
function sheetOfChance(play: Play, dice: Dice, power: string): string {
  const { rules } = gameOf(play.table);
  const index = powerNamed(rules, power) as Power;
  const choices = Map.groupBy(legalOrders(rules, stateOf(play.table), index), ({ unit, to }) => unit ?? to);
  const lines = [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders)));
  return dice.pick([
    lines.join("\n"),
    lines.join("\n"),
    lines.slice(1).join("\n"),
    "",
    "A Atlantis - Utopia",
  ]);
}

function dealOfChance(play: Play, dice: Dice, power: string): Deal {
  return dice.pick<Deal>([
    { kind: "peace", through: 1900 + dice.below(5) },
    { kind: "alliance", against: dice.pick(POWERS), through: 1903 },
    { kind: "demilitarize", province: dice.pick(["Bur", "ENG", "Narnia"]), through: 1902 },
    {
      kind: "orders",
      orders: {
        [power]:
          play.table.status === "playing" ? sheetOfChance(play, dice, power).split("\n").slice(0, 2) : [],
      },
    },
  ]);
}

/** An answer to a deal, mostly from one of its parties. */
function answerOfChance(play: Play, dice: Dice): Command {
  const deals = play.table.messages.filter(({ deal }) => deal);
  if (deals.length === 0)
    return { type: "say", as: dice.pick(POWERS), to: [dice.pick(POWERS)], text: "well?" };
  const { channel, from } = dice.pick(deals);
  const parties = partiesOf(channel);
  const as = dice.chance(0.8) ? (parties.find((party) => party !== from) ?? from) : from;
  const inChannel = play.table.messages.filter((message) => message.channel === channel);
  const numbers = inChannel.flatMap(({ deal }, i) => (deal ? [i + 1] : []));
  const answer = { message: dice.pick(numbers), accept: dice.chance(0.7) };
  return { type: "say", as, to: parties.filter((party) => party !== as), text: "", answer };
}

/** Something someone might try, allowed or not. */
export function commandOfChance(play: Play, dice: Dice): Command {
  const { table } = play;
  const power = dice.pick(POWERS);
  const empty = table.seats.findIndex(({ holder }) => holder === null);
  const seat = empty >= 0 && dice.chance(0.7) ? empty : dice.below(table.seats.length + 1);
  const wanted = table.seats.findIndex(({ applicant }) => applicant !== undefined);
  const reason = dice.pick(["because", "because", "because", ""]);
  const member = dice.pick(CAST);
  const position =
    table.turns.length > 0
      ? dice.pick([dice.pick(table.turns).position, ...LATER])
      : { phase: "S1901M", units: {} };
  const to = dice.pick([
    "everybody" as const,
    "referee" as const,
    [dice.pick(POWERS)],
    [dice.pick(POWERS), power],
  ]);
  const makers: readonly (readonly [number, () => Command])[] = [
    [2, () => ({ type: "join", name: "Newcomer", role: dice.pick(["player", "spectator"]) })],
    [1, () => ({ type: "leave" })],
    [2, () => ({ type: "appoint", member })],
    [1, () => ({ type: "choose", power })],
    [1, () => ({ type: "assign", member, power })],
    [1, () => ({ type: "start", seed: dice.below(1000) })],
    [
      20,
      () => ({
        type: "save",
        power,
        text: table.status === "playing" ? sheetOfChance(play, dice, power) : "",
        reason,
      }),
    ],
    [20, () => ({ type: "ready", ready: dice.chance(0.9) })],
    [6, () => ({ type: "pass-deadline" })],
    [2, () => ({ type: "close-negotiation" })],
    [3, () => ({ type: "process" })],
    [1, () => ({ type: "pause", reason })],
    [3, () => ({ type: "resume" })],
    [2, () => ({ type: "extend", minutes: dice.pick([5, 60, 100_000]), reason })],
    [3, () => ({ type: "ask-extension", minutes: dice.pick([5, 60]) })],
    [table.extensionVote ? 30 : 0, () => ({ type: "vote-extension", agree: dice.chance(0.5) })],
    [table.clock.resolvesAt ? 8 : 0, () => ({ type: "resolve" })],
    [1, () => ({ type: "move-deadlines", downSince: play.now - dice.below(80) * HOUR, upSince: play.now })],
    [2, () => ({ type: "note-reminders" })],
    [0.3, () => ({ type: "substitute", seat, member: "sue", name: "Sue" })],
    [1, () => ({ type: "vacate", seat, reason })],
    [
      2,
      () => ({
        type: "offer",
        seat,
        token: dice.pick(TOKENS),
        expires: play.now + 24 * HOUR,
        eliminatedToo: dice.chance(0.5),
      }),
    ],
    [8, () => ({ type: "take-over", token: dice.pick(TOKENS), name: "Successor" })],
    [wanted < 0 ? 0 : 6, () => ({ type: "admit", seat: wanted, isFor: dice.chance(0.8) })],
    [1.5, () => ({ type: "wait", waiting: dice.chance(0.8) })],
    [1.5, () => ({ type: "take-place", name: "Next in line" })],
    [0.3, () => ({ type: "pass-offers" })],
    [0.3, () => ({ type: "offer-bots" })],
    [0.2, () => ({ type: "describe", name: "", description: dice.pick(["", "Come in"]), tags: ["weekend"] })],
    [0.2, () => ({ type: "list", listed: dice.chance(0.5) })],
    [1, () => ({ type: "return" })],
    [
      2,
      () => ({
        type: "add-bot",
        seat: dice.chance(0.7) ? seat : null,
        level: "club",
        character: dice.pick(["bold", "loyal"]),
      }),
    ],
    [0.5, () => ({ type: "fill-with-bots", level: "beginner" })],
    [0.5, () => ({ type: "remove-bot", bot: dice.pick(["bot-1", ...table.bots.map(({ id }) => id)]) })],
    [1, () => ({ type: "replace", seat, member, reason })],
    [2, () => ({ type: "propose", vote: voteOfChance(dice, power) })],
    [4, () => ({ type: "vote", vote: voteOfChance(dice, power) })],
    [0.1, () => ({ type: "close", reason })],
    [
      12,
      () => ({
        type: "say",
        as: dice.pick([power, power, power, null]),
        to,
        text: dice.pick(["psst", "hear, hear"]),
      }),
    ],
    [
      8,
      () => ({
        type: "say",
        as: power,
        to: [dice.pick(POWERS)],
        text: "",
        deal: dealOfChance(play, dice, power),
      }),
    ],
    [22, () => answerOfChance(play, dice)],
    [
      10,
      () => ({
        type: "read",
        channel: dice.pick(["everybody", ...table.messages.map((message) => message.channel)]),
        count: 1 + dice.below(3),
      }),
    ],
    [4, () => ({ type: "mute", power, muted: dice.chance(0.7) })],
    [1, () => ({ type: "announce", text: reason })],
    [1, () => ({ type: "override", position: dice.pick([position, { phase: 7 }]), reason })],
    [1, () => ({ type: "edit", position, reason })],
    [1, () => ({ type: "go-to", turn: dice.below(table.turns.length + 1), reason })],
  ];
  return dice.weighted(makers.map(([weight, value]) => ({ weight, value })))();
}

/** Someone who might do it: mostly someone who may, the power's own player first, and now and then anyone. */
export function actorOfChance(play: Play, dice: Dice, command: Command): string {
  if (dice.chance(0.1)) return dice.pick(["clock", ...CAST]);
  const power =
    "power" in command && command.type !== "mute"
      ? command.power
      : command.type === "say"
        ? command.as
        : null;
  const holder = play.table.seats[power === null ? -1 : play.seat(power)]?.holder;
  if (holder && dice.chance(0.8)) return holder;
  const able = [...CAST, ...play.table.bots.map(({ id }) => id)].filter((member) => {
    const capacities = capacitiesOf(play.table, { member });
    return COMMANDS[command.type].who.some((capacity) => capacities.has(capacity));
  });
  return able.length > 0 ? dice.pick(able) : "clock";
}

/** Lets some time pass, now and then up to the deadline. */
export function passTime(play: Play, dice: Dice): void {
  const { deadline } = play.table.clock;
  if (deadline !== null && dice.chance(0.08)) play.now = Math.max(play.now, deadline);
  else play.after(dice.below(20) * MINUTE);
}
