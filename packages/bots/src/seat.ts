import type {
  BotCharacter,
  BotLevel,
  CommandInput,
  SeenDeal,
  TableView,
  Talks,
  TurnView,
  Vote,
} from "@chancery/api";
import {
  BrokenInvariant,
  type Game,
  type Notation,
  type Power,
  powerNamed,
  type State,
} from "@chancery/engine";
import { type Decision, linesOf, type Situation } from "./bot.ts";
import { agreementOf } from "./deals/agreement.ts";
import { ordersUnder } from "./deals/keeping.ts";
import { answerCommand, answersOf, asSeen, offerOf, type Said, withAnswers } from "./deals/negotiator.ts";
import type { Table } from "./deals/table.ts";
import {
  draftOf,
  peaceBy,
  type SeenTreaty,
  signaturesOf,
  type TreatyAct,
  treatySeen,
} from "./deals/treaties.ts";
import { type Dice, diceOf } from "./dice.ts";
import { type LastSeen, lastSeen, readLast } from "./last.ts";
import { budgetFor, levelNamed } from "./levels.ts";
import { movesSeen, type PastMoves, REMEMBERED, stillnessIn } from "./past.ts";
import { situationSeen } from "./seen.ts";
import { type Heard, pledgesOf, repliesOf, type Talking } from "./talk/conversation.ts";
import { type LastOrders, openingTo, worded } from "./talk/opening.ts";
import type { Reader } from "./talk/reading/read.ts";
import { temperOf } from "./temper.ts";
import { agreesTo } from "./votes.ts";

/** The bot on a seat. */
export interface BotSeat {
  readonly level: BotLevel;
  readonly character: BotCharacter;
  readonly seed: number;
}

interface SeatGame {
  readonly notation: Notation;
  readonly start: Game["start"];
  /** Reads what people write. Without it, bots only make deals. */
  readonly reader?: Reader;
}

/** What bots do on their seats. */
export type BotCommand =
  | Extract<CommandInput, { readonly type: "save" | "vote" | "propose" | "ready" }>
  | Said
  | Heard
  | TreatyAct;

/** What a bot looks at: parts of the view that its seat has of the game, as a person's would. */
export interface SeatSight {
  readonly position: TableView["position"];
  readonly turns: readonly Pick<TableView["turns"][number], "number">[];
  readonly clock: Pick<TableView["clock"], "isNegotiation">;
  readonly sheets: readonly (Pick<TableView["sheets"][number], "power" | "isCalledUpon" | "receipt"> & {
    /** What has been written for the power; left out in tests and by earlier versions. */
    readonly text?: string | null;
  })[];
  readonly you: Pick<TableView["you"], "may" | "vote">;
  readonly proposal: Pick<NonNullable<TableView["proposal"]>, "vote"> | null;
  readonly talks?: Talks;
  /** The last movement phases. */
  readonly past: readonly PastMoves[];
  /** The very last one, line by line. */
  readonly last?: LastSeen | null;
  /** In committees. */
  readonly treaties?: readonly SeenTreaty[];
  readonly mayDraft?: boolean;
  /** The orders of the last movement phase, as everyone has seen them. */
  readonly lastOrders?: LastOrders | null;
}

/**
 * What a bot gets to see of its seat's view, and of the turns before as its seat sees them: plain data, small enough to
 * send to another thread.
 */
export const sightOf = (
  view: TableView,
  turnAt: (number: number) => TurnView | null,
  talks?: SeatSight["talks"],
): SeatSight => ({
  position: view.position,
  turns: view.turns.slice(-1).map(({ number }) => ({ number })),
  clock: { isNegotiation: view.clock.isNegotiation },
  sheets: view.sheets.map(({ power, isCalledUpon, receipt, text }) => ({
    power,
    isCalledUpon,
    receipt,
    text,
  })),
  you: { may: view.you.may, vote: view.you.vote },
  proposal: view.proposal && { vote: view.proposal.vote },
  ...pastOf(
    view.turns
      .filter(({ phase, isOnLine, isPlayed }) => isOnLine && isPlayed && phase.endsWith("M"))
      .slice(-REMEMBERED)
      .flatMap(({ number }) => turnAt(number) ?? []),
  ),
  lastOrders: lastOrders(view, turnAt),
  ...(talks && { talks }),
  ...(view.room && {
    treaties: view.room.treaties.map(treatySeen),
    mayDraft: view.room.may.includes("draft-treaty"),
  }),
});

function pastOf(turns: readonly TurnView[]): Pick<SeatSight, "past" | "last"> {
  const last = turns.at(-1);
  return {
    past: turns.map(({ position, result }) => movesSeen(position, result?.orders ?? [])),
    last: last ? lastSeen(last.position, last.result?.orders ?? []) : null,
  };
}

function lastOrders(view: TableView, turnAt: (number: number) => TurnView | null): LastOrders | null {
  const last = view.turns.findLast(({ isOnLine, isPlayed }) => isOnLine && isPlayed);
  if (!last?.phase.endsWith("M")) return null;
  const orders: Record<string, string[]> = {};
  for (const { power, order } of turnAt(last.number)?.result?.orders ?? [])
    if (order) orders[power] = [...(orders[power] ?? []), order];
  return { turn: last.number, phase: last.phase, orders };
}

/**
 * What a bot does in the present turn: the commands a person would send on its seat. The same view and bot always come
 * to the same commands.
 */
export function playSeat(game: SeatGame, sight: SeatSight, bot: BotSeat): readonly BotCommand[] {
  const turn = turnIn(sight);
  const { rules } = game.notation;
  const diceFor = (power: string): Dice =>
    diceOf(~seedFor(bot.seed, turn, powerNamed(rules, power) as Power) >>> 0);
  const state = stateSeen(game, sight);
  const { treaties = [], talks } = sight;
  const powers = sight.sheets.map(({ power }) => power);
  const table: Table = {
    notation: game.notation,
    state,
    deals: [
      ...(talks?.deals ?? []),
      ...powers.flatMap((power) => peaceBy(treaties, power, state.phase.year)),
    ],
    character: bot.character,
  };
  const signatures = powers.flatMap((power) => signaturesOf(table, treaties, power, diceFor(power)));
  const answers = answersOf(table, diceFor);
  const known = { ...table, deals: withAnswers(table.deals, answers) };
  const offers = isFresh(sight)
    ? sight.sheets
        .slice(0, 1)
        .flatMap(({ power }) => offerOf(known, power, talks ?? NOBODY, diceFor(power)) ?? [])
    : [];
  const drafts = sight.mayDraft
    ? offers.flatMap((offer) => draftOf(offer, treaties, bot.character === "bold") ?? [])
    : [];
  // Who has written gets a reply, and nothing else beside it.
  const writers = (talks?.lines ?? []).flatMap(({ isNew, from }) => (isNew ? [from] : []));
  const isWriter = ({ to }: Said): boolean => [to].flat().some((party) => writers.includes(party));
  const offered = drafts.length > 0 ? [] : offers.filter((offer) => !isWriter(offer));
  const deals = [...known.deals, ...offered.flatMap(asSeen)];
  const agreed = answers.flatMap(({ answer, power }) => (answer.accept ? [power] : []));
  const write = (power: string, bound: readonly SeenDeal[]): string =>
    sheetFor(game, { ...known, deals: [...deals, ...bound] }, sight, bot, power, turn);
  const talked = talkOn({
    game,
    sight,
    bot,
    table: { ...known, deals },
    offered,
    agreed,
    write,
    diceFor,
    turn,
  });
  const said = [...talked.commands, ...talked.offered];
  agreed.push(...talked.promised);
  const orders = commandsFor(sight, agreed, (power) => write(power, talked.bound));
  const ready = orders.filter(({ type }) => type === "ready");
  const saved = orders.filter(({ type }) => type !== "ready");
  const voted = voteFor(sight, (vote, power) => agreesTo(vote, rules, state, power, game.start.phase.year));
  return [...signatures, ...saved, ...answers.map(answerCommand), ...said, ...drafts, ...voted, ...ready];
}

interface Seated {
  readonly game: SeatGame;
  readonly sight: SeatSight;
  readonly bot: BotSeat;
  readonly table: Table;
  /** Deals it's about to offer. */
  readonly offered: readonly Said[];
  readonly agreed: readonly string[];
  readonly write: (power: string, bound: readonly SeenDeal[]) => string;
  readonly diceFor: (power: string) => Dice;
  readonly turn: number;
}

/** What a bot says to people, what that binds it to, and whose orders have to be written again. */
function talkOn({ game, sight, bot, table, offered, agreed, write, diceFor, turn }: Seated): {
  readonly commands: readonly (Said | Heard)[];
  readonly offered: readonly Said[];
  readonly bound: readonly SeenDeal[];
  readonly promised: readonly string[];
} {
  const { reader } = game;
  const { talks } = sight;
  const { lines = [], used = [], people = [] } = talks ?? {};
  // Whatever makes it write its orders again, it keeps what it has said.
  const pledged = sight.sheets.flatMap(({ power, text }) =>
    pledgesOf(
      lines.filter(({ parties }) => parties.includes(power)),
      power,
      turn,
      (text ?? "").split("\n"),
      table.state.phase.year,
    ),
  );
  const isNews = lines.some(({ isNew }) => isNew);
  const fresh = isFresh(sight);
  if (!reader || people.length === 0 || !sight.you.may.includes("say") || (!isNews && !fresh))
    return { commands: [], offered, bound: pledged, promised: [] };
  const commands: (Said | Heard)[] = [];
  const bound: SeenDeal[] = [...pledged];
  const promised: string[] = [];
  const spoken = [...used];
  const wording: Said[] = [...offered];
  for (const { power, isCalledUpon, text } of sight.sheets) {
    const own = lines.filter(({ parties }) => parties.includes(power));
    const isAddressed = own.some(({ isNew }) => isNew);
    if (!isAddressed && !fresh) continue;
    const kept = text ?? "";
    const isWritten = kept !== "" && !agreed.includes(power);
    const sheet = isAddressed && isCalledUpon ? (isWritten ? kept : write(power, bound)).split("\n") : [];
    const talking: Talking = {
      table: { ...table, deals: [...table.deals, ...bound] },
      name: power,
      reader,
      lines: own.filter(({ parties }) => parties.some((party) => people.includes(party))),
      used: spoken,
      turn,
      sheet: sheet.filter((line) => line !== ""),
      // Another sequence in each reply, or the same question would always get the same words.
      dice: diceOf(seedFor(bot.seed + own.length, turn, powerNamed(game.notation.rules, power) as Power)),
      costOf: (asked) => costOf(game, sight, bot, table, power, asked, diceFor(power)),
    };
    const replied = repliesOf(talking);
    commands.push(...replied.commands);
    bound.push(...replied.bound);
    if (replied.bound.length > 0) promised.push(power);
    for (const command of replied.commands)
      if (command.type === "say") spoken.push(...(command.sayings ?? []));
    if (!fresh) continue;
    const isOffered = (person: string): boolean => wording.some(({ to }) => to.includes(person));
    for (const [at, each] of wording.entries())
      if (each.as === power && [each.to].flat().every((party) => people.includes(party))) {
        wording[at] = worded(each, { ...talking, used: spoken });
        spoken.push(...(wording[at].sayings ?? []));
      }
    for (const person of people) {
      const isAnswered = replied.commands.some(
        (command) => command.type === "say" && command.to.includes(person),
      );
      if (isOffered(person) || isAnswered) continue;
      const opening = openingTo(person, sight.lastOrders ?? null, { ...talking, used: spoken });
      if (!opening) continue;
      commands.push(opening);
      spoken.push(...(opening.sayings ?? []));
    }
  }
  return { commands, offered: wording, bound, promised };
}

/** What it costs a power, as a share of the board, to give some orders. */
function costOf(
  game: SeatGame,
  sight: SeatSight,
  { level }: BotSeat,
  table: Table,
  name: string,
  lines: readonly string[],
  dice: Dice,
): number {
  if (level === "beginner") return 0;
  const { rules } = game.notation;
  const power = powerNamed(rules, name) as Power;
  const seed = dice.below(2 ** 31);
  const situation: Situation = {
    rules,
    state: table.state,
    power,
    stillness: stillnessIn(rules, sight.past),
  };
  const expected = (deals: readonly SeenDeal[]): number => {
    const agreement = agreementOf(game.notation, table.state, name, deals);
    const asked = agreement ? { ...situation, agreement } : situation;
    return levelNamed("club").bot(asked, diceOf(seed), budgetFor("club", asked)).expects;
  };
  const promise: Said = {
    type: "say",
    as: name,
    to: [name],
    text: "",
    deal: { kind: "orders", orders: { [name]: [...lines] } },
  };
  return expected(table.deals) - expected([...table.deals, ...asSeen(promise)]);
}

/** What a bot says to a proposal that waits for its vote. */
function voteFor(
  { proposal, you, sheets }: SeatSight,
  agrees: (vote: Vote, power: string) => boolean,
): readonly BotCommand[] {
  const [own] = sheets;
  if (!proposal || !own || you.vote !== null || !you.may.includes("vote")) return [];
  const { vote } = proposal;
  return agrees(vote, own.power) ? [{ type: "vote", vote }] : [{ type: "propose", vote: null }];
}

const NOBODY = { people: [], bots: [] };

/** Whether nothing has been written yet in this turn, and messages can be sent. */
const isFresh = ({ talks, you, sheets }: SeatSight): boolean =>
  talks !== undefined && you.may.includes("say") && sheets.every(({ receipt }) => receipt === null);

/** What is done in place of a bot that fails: its units hold, it goes along with an end that is proposed, and nobody waits for it. */
export function holdSeat(sight: SeatSight): readonly BotCommand[] {
  const declined = (sight.talks?.deals ?? []).flatMap((offered) =>
    offered.deal.mayAnswer.map((power) =>
      answerCommand({ offered, power, answer: { accept: false, why: "own-plans" } }),
    ),
  );
  // Nobody is kept waiting for a reply either.
  const heard = (sight.talks?.lines ?? []).flatMap(({ isNew, channel, number, parties, from }): Heard[] =>
    isNew
      ? [
          {
            type: "hear",
            as: parties.find((party) => party !== from) ?? from,
            channel,
            message: number,
            sayings: [],
          },
        ]
      : [],
  );
  return [...declined, ...heard, ...voteFor(sight, () => true), ...commandsFor(sight, [], () => "")];
}

const turnIn = ({ turns }: SeatSight): number => turns.at(-1)?.number ?? 0;

function commandsFor(
  sight: SeatSight,
  /** Powers that have just accepted a deal, and think again. */
  agreed: readonly string[],
  write: (power: string) => string,
): readonly BotCommand[] {
  const { you, clock, sheets } = sight;
  const turn = turnIn(sight);
  const commands: BotCommand[] = [];
  if (you.may.includes("save") && !clock.isNegotiation)
    for (const { power, isCalledUpon, receipt } of sheets)
      if (isCalledUpon && (receipt === null || agreed.includes(power)))
        commands.push({ type: "save", power, text: write(power), turn });
  if (you.may.includes("ready")) commands.push({ type: "ready", ready: true, turn });
  return commands;
}

function stateSeen({ notation, start }: SeatGame, { position }: SeatSight): State {
  const seen = situationSeen(notation, start, { position }, 0 as Power);
  if (!seen.ok) throw new BrokenInvariant(`a bot can't read the position: ${JSON.stringify(seen.error)}`);
  return seen.value.state;
}

function sheetFor(
  { notation, start }: SeatGame,
  { state, deals }: Table,
  { past, last = null }: Pick<SeatSight, "past" | "last">,
  { level, character, seed }: BotSeat,
  name: string,
  turn: number,
): string {
  const power = powerNamed(notation.rules, name) as Power;
  const { rules } = notation;
  const situation = {
    rules,
    state,
    power,
    temper: temperOf(character),
    stillness: stillnessIn(rules, past),
    last: readLast(notation, start, last),
  };
  const think = (asked: Situation): Decision =>
    levelNamed(level).bot(asked, diceOf(seedFor(seed, turn, power)), budgetFor(level, asked));
  const agreement = agreementOf(notation, state, name, deals);
  const decision = agreement
    ? ordersUnder(agreement, character, situation, think, diceOf(seedFor(~seed, turn, power)))
    : think(situation);
  return linesOf(situation, decision).join("\n");
}

/** A seed of its own for every turn and power. */
const seedFor = (seed: number, turn: number, power: Power): number =>
  (seed ^ Math.imul(turn, 0x9e3779b1) ^ Math.imul(power + 1, 0x85ebca6b)) >>> 0;
