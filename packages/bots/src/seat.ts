import type { BotCharacter, BotLevel, CommandInput, TableView, Talks, TurnView, Vote } from "@chancery/api";
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
import { answerCommand, answersOf, asSeen, offerOf, withAnswers } from "./deals/negotiator.ts";
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
}

/** What bots do on their seats. */
export type BotCommand =
  | Extract<CommandInput, { readonly type: "save" | "say" | "vote" | "propose" | "ready" }>
  | TreatyAct;

/** What a bot looks at: parts of the view that its seat has of the game, as a person's would. */
export interface SeatSight {
  readonly position: TableView["position"];
  readonly turns: readonly Pick<TableView["turns"][number], "number">[];
  readonly clock: Pick<TableView["clock"], "isNegotiation">;
  readonly sheets: readonly Pick<TableView["sheets"][number], "power" | "isCalledUpon" | "receipt">[];
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
  sheets: view.sheets.map(({ power, isCalledUpon, receipt }) => ({ power, isCalledUpon, receipt })),
  you: { may: view.you.may, vote: view.you.vote },
  proposal: view.proposal && { vote: view.proposal.vote },
  ...pastOf(
    view.turns
      .filter(({ phase, isOnLine, isPlayed }) => isOnLine && isPlayed && phase.endsWith("M"))
      .slice(-REMEMBERED)
      .flatMap(({ number }) => turnAt(number) ?? []),
  ),
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
  const said = drafts.length > 0 ? [] : offers;
  const deals = [...known.deals, ...said.flatMap(asSeen)];
  const agreed = answers.flatMap(({ answer, power }) => (answer.accept ? [power] : []));
  const orders = commandsFor(sight, agreed, (power) =>
    sheetFor(game, { ...known, deals }, sight, bot, power, turn),
  );
  const ready = orders.filter(({ type }) => type === "ready");
  const saved = orders.filter(({ type }) => type !== "ready");
  const voted = voteFor(sight, (vote, power) => agreesTo(vote, rules, state, power, game.start.phase.year));
  return [...signatures, ...saved, ...answers.map(answerCommand), ...said, ...drafts, ...voted, ...ready];
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
  return [...declined, ...voteFor(sight, () => true), ...commandsFor(sight, [], () => "")];
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
