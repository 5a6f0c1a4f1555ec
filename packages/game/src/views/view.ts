import type {
  ChannelSummary,
  ChannelView,
  LegalOrders,
  LegalOrdersFilter,
  Receipt,
  Setup,
  SheetView,
  TableView,
  TurnResult,
  TurnSummary,
  TurnView,
} from "@chancery/api";
import { differenceOf, tellResult } from "@chancery/contract";
import {
  type Viewer as EngineViewer,
  view as engineView,
  type PositionJson,
  type Power,
  powerNamed,
  type Result,
} from "@chancery/engine";
import { extensionLeft, mayTalk } from "../clock/clock.ts";
import { callable, isNegotiating } from "../clock/duties.ts";
import { votesNeeded } from "../clock/extension-vote.ts";
import { absencesOf } from "../conduct/conduct.ts";
import { answerFor, dealFor } from "../deals/deal-view.ts";
import { brokenTo } from "../deals/deals-seen.ts";
import { openTo } from "../entitled.ts";
import { gameOf, powersBySeat, stateOf } from "../game-of.ts";
import { queueOf } from "../lobby/gathering.ts";
import { EVERYBODY, partiesOf } from "../press/channel.ts";
import { type Heard, messagesFor, unreadIn } from "../press/press.ts";
import { isWordless } from "../press/silence.ts";
import type { Refusal } from "../refusal.ts";
import { isAway } from "../room/presence.ts";
import { roomFor } from "../room/room-view.ts";
import { isToldLater } from "../room/score/results.ts";
import { countsFor } from "../scoring/final-result.ts";
import { scoresOf } from "../scoring/scores.ts";
import { standingsOf } from "../scoring/standings.ts";
import {
  type CountingSheet,
  cameOut,
  currentTurn,
  lineOf,
  type Message,
  memberOf,
  type StoredResult,
  seatOf,
  sheetOf,
  type Table,
  type Turn,
} from "../table.ts";
import { legalOrdersFor } from "../turns/legal-orders.ts";
import { occupiersAfter, occupiersBefore } from "../turns/occupiers.ts";
import { chronicleOf } from "./chronicle.ts";
import { inOneText, namesFor, namesOf, playerCount, seatsFor, waitingOf } from "./people-seen.ts";
import { type Reading, readSeat } from "./reading.ts";
import { type Sight, sightOf } from "./sight.ts";
import type { Viewer } from "./viewer.ts";
import { reasonIn, type TableWords, tableWords } from "./words.ts";

type StoredOrder = StoredResult["orders"][number];

/** For viewers who name no language. */
const ENGLISH = tableWords("en");

/** The table as someone may see it; null if they may not look. Built by allow-list: what isn't put in stays out. */
export function viewTable(
  table: Table,
  viewer: Viewer,
  now: number,
  words: TableWords = ENGLISH,
): TableView | null {
  const sight = sightOf(table, viewer, words);
  if (!sight) return null;
  const { role, seat, id } = sight;
  const { phase, position } = positionFor(sight);
  const line = lineOf(table);
  const lastPlayed = line.findLast((turn) => resultTold(sight, turn) !== null);
  const standings = standingsOf(table);
  const nameOf = (member: string): string | null => memberOf(table, member)?.name ?? null;
  const named = namesFor(sight);
  const referees = namesOf(table, "referee", nameOf);
  return {
    game: table.game,
    status: table.status,
    setup: table.setup,
    createdAt: table.createdAt ?? table.notes[0]?.at ?? null,
    you: {
      name: id === null ? null : nameOf(id),
      role,
      seat,
      isHost: id === table.host,
      isReady: seat !== null && table.ready.includes(seat),
      vote: seat === null ? null : table.seats[seat].vote,
      ...waitingOf(table, typeof viewer === "string" ? null : viewer.member),
      may: id === null ? [] : openTo(table, id),
    },
    players: namesOf(table, "player", named),
    playerCount: playerCount(table),
    waitingCount: queueOf(table).length,
    botsOffered: table.status === "lobby" && table.botsOffered === true,
    bots: table.bots.map(({ id: bot, level, character }) => ({
      id: bot,
      level,
      character,
      seat: seatOf(table, bot),
    })),
    referees,
    referee: inOneText(referees, words),
    host: named(table.host),
    spectators: namesOf(table, "spectator", table.status === "lobby" ? nameOf : named),
    seats: seatsFor(sight),
    phase,
    position,
    occupiers: occupiersAfter(table, line.at(-1)),
    clock: clockFor(sight, now),
    sheets: table.status === "playing" ? sheetsFor(sight) : [],
    channels: table.status === "lobby" ? [] : channelsFor(sight).map(({ summary }) => summary),
    turns: table.turns.map((turn) => summaryOfTurn(turn, line, resultTold(sight, turn))),
    lastPlayed: lastPlayed ? turnFor(sight, lastPlayed, line) : null,
    chronicle: chronicleOf(table, words),
    standings,
    scores: scoresOf(table, standings),
    proposal: proposalFor(sight),
    absences: role === "referee" ? absencesFor(table) : [],
    ending: table.ending?.ending ?? null,
    ratings:
      table.status === "ended" && table.setup.rated && table.turns.length > 0 ? countsFor(table) : null,
    room: table.room && roomFor(sight, table.room, (turn) => turnFor(sight, turn, line, turn.result)),
  };
}

/** The board as everyone may see it, and what is needed to draw it. */
export interface PublicBoard {
  readonly game: Pick<Setup, "variant" | "rulebook" | "options">;
  readonly position: PositionJson;
  readonly occupiers: TableView["occupiers"];
}

export function publicBoard(table: Table): PublicBoard {
  const sight = sightOf(table, "projector", ENGLISH) as Sight;
  const { variant, rulebook } = table.setup;
  return {
    game: { variant, rulebook, options: table.options },
    position: positionFor(sight).position,
    occupiers: occupiersAfter(table, lineOf(table).at(-1)),
  };
}

/** Whether someone may look at the table at all. */
export const mayLook = (table: Table, viewer: Viewer): boolean => sightOf(table, viewer, ENGLISH) !== null;

/** A turn as someone may see it; null if there is none of this number, or they may not look. */
export function viewTurn(
  table: Table,
  viewer: Viewer,
  number: number,
  words: TableWords = ENGLISH,
): TurnView | null {
  const sight = sightOf(table, viewer, words);
  const turn = table.turns[number - 1];
  return sight && turn ? turnFor(sight, turn, lineOf(table)) : null;
}

/** The orders someone can write now, or why they may not ask; null if they may not look. */
export function viewLegalOrders(
  table: Table,
  viewer: Viewer,
  filter: LegalOrdersFilter = {},
): Result<LegalOrders, Refusal> | null {
  const sight = sightOf(table, viewer, ENGLISH);
  if (!sight) return null;
  return legalOrdersFor(isKeptFromSheets(sight) ? { ...sight, powers: [] } : sight, filter);
}

/** A conversation with its messages; null if it is none of the viewer's. */
export function viewChannel(table: Table, viewer: Viewer, name: string, words = ENGLISH): ChannelView | null {
  const sight = sightOf(table, viewer, words);
  if (!sight || table.status === "lobby") return null;
  const channel = channelsFor(sight).find(({ summary }) => summary.name === name);
  return channel ? { ...channel.summary, messages: messagesIn(sight, channel.heard) } : null;
}

/** The position by way of the engine's gate, which is also asked about the orders. */
function positionFor(sight: Sight): { phase: string; position: PositionJson } {
  const { table } = sight;
  if (table.ending) return { phase: table.ending.phase, position: table.ending.position };
  const { position } = throughGate(sight);
  return { phase: position.phase, position };
}

function throughGate({ table, role, powers }: Sight): ReturnType<typeof engineView> {
  const { rules } = gameOf(table);
  const indices = powers.map((name) => powerNamed(rules, name) as Power);
  const viewer: EngineViewer = role === "player" ? { kind: role, powers: indices } : { kind: role };
  const sealed = new Map<Power, readonly string[]>();
  if (table.status === "playing") {
    for (const [power, { name }] of rules.powers.entries()) {
      const sheet = sheetOf(currentTurn(table), name);
      if (sheet) sealed.set(power as Power, [sheet.text]);
    }
  }
  return engineView(rules, stateOf(table), sealed, viewer);
}

/** What the game master could excuse. */
function absencesFor(table: Table): TableView["absences"] {
  const bySeat = powersBySeat(table);
  return absencesOf(table)
    .filter((each) => each.excuse === null)
    .map(({ turn, seat, what }) => ({
      turn,
      phase: table.turns[turn - 1].phase,
      powers: bySeat[seat],
      what,
    }));
}

function clockFor({ table, seat, role, words }: Sight, now: number): TableView["clock"] {
  const {
    stage,
    deadline,
    pausedAt,
    pausedUntil,
    pausedFor,
    grace,
    overdue,
    endsAt,
    resolvesAt = null,
    movedFrom = null,
  } = table.clock;
  // That everyone is ready is only shown to people who may know, and to those who can still change it.
  const isShown = table.setup.showReady || role === "referee" || seat !== null;
  return {
    now,
    stage: table.status === "playing" ? stage : null,
    isNegotiation: isNegotiating(table),
    isTalkOpen: mayTalk(table),
    deadline,
    movedFrom,
    left: deadline === null ? null : Math.max(0, deadline - (pausedAt ?? now)),
    isPaused: pausedAt !== null,
    pausedUntil,
    pausedFor: pausedFor && reasonIn(words, pausedFor),
    isGrace: grace,
    isOverdue: overdue,
    endsAt,
    resolvesAt: isShown ? resolvesAt : null,
    extensionLeft: extensionLeft(table),
    extension: table.extensionVote
      ? {
          minutes: table.extensionVote.minutes,
          needed: votesNeeded(table),
          yourVote: seat === null ? null : (table.extensionVote.votes[seat] ?? null),
          isYours: seat !== null && table.extensionsAsked?.at(-1) === seat,
        }
      : null,
  };
}

function proposalFor({ table, seat }: Sight): TableView["proposal"] {
  if (!table.proposal) return null;
  const { vote, powers, at } = table.proposal;
  const bySeat = powersBySeat(table);
  const isFor = (own: Table["seats"][number]): boolean => JSON.stringify(own.vote) === JSON.stringify(vote);
  const isOpen = table.setup.openVotes === true;
  return {
    vote,
    powers,
    at,
    isYours: seat === table.proposal.seat,
    by: isOpen ? bySeat[table.proposal.seat] : null,
    accepted: isOpen ? bySeat.filter((_, i) => isFor(table.seats[i])).flat() : null,
  };
}

function sheetsFor(sight: Sight): readonly SheetView[] {
  const { table } = sight;
  if (isKeptFromSheets(sight)) return [];
  const { orders } = throughGate(sight);
  const bySeat = powersBySeat(table).map((powers) => powers.filter((power) => sight.powers.includes(power)));
  const called = callable(table).flat();
  return bySeat.flatMap((powers) => {
    const readings = readSeat(table, powers, sight.words);
    return powers.map((power) => {
      const sheet = sheetOf(currentTurn(table), power);
      const before = sheet?.onBehalf ? writtenOver(sight, sheet) : undefined;
      const reading = readings.get(power) as Reading;
      return {
        power,
        isCalledUpon: called.includes(power),
        text: orders[power]?.[0] ?? null,
        receipt: sheet?.receipt ?? null,
        onBehalf: sheet?.onBehalf ?? false,
        ...(sheet?.reason && { reason: sheet.reason }),
        ...(before && { before }),
        ...(sheet?.language && { language: sheet.language }),
        ...reading,
      };
    });
  });
}

/** What the owner of a sheet had written before the game master wrote something else over it. */
function writtenOver(sight: Sight, sheet: CountingSheet): SheetView["before"] {
  const { power } = sheet.receipt;
  const own = currentTurn(sight.table).sheets.findLast(
    ({ receipt, onBehalf }) => receipt.power === power && !onBehalf,
  );
  if (!own?.counts || own.text === null || own.text === sheet.text) return undefined;
  if (!isOwnSheet(sight, own.receipt)) return undefined;
  const { text, language, receipt } = own;
  return { text, version: receipt.version, ...(language && { language }) };
}

/** Delegates at a conference don't see what their partner writes (R93). */
const isKeptFromSheets = ({ table, id }: Sight): boolean => id !== null && isAway(table, id);

/** A conversation, and the messages in it that the viewer reads. */
interface Channel {
  readonly summary: ChannelSummary;
  readonly heard: readonly Heard[];
}

function channelsFor({ table, id, muted, say }: Sight): readonly Channel[] {
  const heard = messagesFor(table, id);
  const names = new Set([EVERYBODY, ...heard.map(({ message }) => message.channel)]);
  return [...names].map((name) => {
    const inChannel = heard.filter(({ message }) => message.channel === name);
    const last = inChannel.findLast(({ message }) => !muted.includes(message.from))?.message;
    const summary = {
      name,
      parties: name === EVERYBODY ? [] : partiesOf(name),
      count: inChannel.length,
      unread: id === null ? 0 : unreadIn(table, id, heard, name),
      at: last?.at ?? null,
      last: beginningOf(last, say),
    };
    return { summary, heard: inChannel };
  });
}

function messagesIn({ table, seat, muted, say }: Sight, heard: readonly Heard[]): ChannelView["messages"] {
  const own = seat === null ? [] : powersBySeat(table)[seat];
  return heard.map((each) => {
    const { at, from, sayings, heard: understood = [] } = each.message;
    const told = { isBot: sayings !== undefined, understood: [] };
    // Its place stays, as messages are known by their numbers.
    if (muted.includes(from)) return { at, from, text: "", ...told, deal: null, answer: null, isMuted: true };
    const deal = dealFor(table, each.index, own);
    return {
      at,
      from,
      text: textOf(each.message, say),
      ...told,
      understood: understood.map(say),
      deal,
      answer: answerFor(table, each, heard),
      isMuted: false,
    };
  });
}

/** As much of a message as a list has room for. */
const PREVIEW = 120;

/** What a message says; a bot's in the reader's language. */
const textOf = ({ text, sayings = [] }: Message, say: Sight["say"]): string =>
  sayings.length > 0 ? sayings.map(say).join(" ") : text;

function beginningOf(message: Message | undefined, say: Sight["say"]): ChannelSummary["last"] {
  if (!message) return null;
  const { from, deal, answer } = message;
  const text = textOf(message, say);
  const brings = deal ? "deal" : answer ? (answer.accept ? "acceptance" : "refusal") : null;
  return { from, text: text.slice(0, PREVIEW), brings };
}

/** What a turn came to, as far as the viewer has been told; officers know it before they tell the room. */
const resultTold = ({ table, role }: Sight, turn: Turn): Turn["result"] =>
  role !== "referee" && isToldLater(table, turn) ? null : turn.result;

const summaryOfTurn = (turn: Turn, line: readonly Turn[], result: Turn["result"]): TurnSummary => ({
  number: turn.number,
  phase: turn.phase,
  at: turn.at,
  how: turn.how,
  isOnLine: line.some(({ number }) => number === turn.number),
  isPlayed: result !== null,
});

function turnFor(
  sight: Sight,
  turn: Turn,
  line: readonly Turn[],
  result: Turn["result"] = resultTold(sight, turn),
): TurnView {
  const { table, powers, isOver } = sight;
  const { position, instead } = turn;
  const isOpen = isOver && table.setup.reveal.drafts;
  const sheets = result === null && isKeptFromSheets(sight) ? [] : turn.sheets;
  return {
    ...summaryOfTurn(turn, line, result),
    position,
    occupiers: occupiersBefore(table, turn),
    result: result && resultFor(sight, turn.number, result),
    brokenBy: result ? brokenTo(table, sight.id, turn.number) : [],
    intervention: instead && {
      instead: instead.turn,
      reason: instead.reason,
      difference: differenceOf(cameOut(table.turns[instead.turn - 1]), position),
    },
    sheets: sheets.filter(
      ({ receipt }) => isOpen || (powers.includes(receipt.power) && isOwnSheet(sight, receipt)),
    ),
  };
}

/** What had been written for the viewer's seat before it was theirs: a successor doesn't read the predecessor's drafts. */
const writtenBefore = ({ table, seat }: Sight) =>
  seat === null ? undefined : table.seats[seat].sheetsBefore;

function isOwnSheet(sight: Sight, { turn, power, version }: Receipt): boolean {
  const before = writtenBefore(sight);
  if (!before || turn !== before.turn) return turn > (before?.turn ?? 0);
  return version > (before.versions[power] ?? 0);
}

/** What others wrote in place of orders, where it would be a way to talk: only orders are shown, in the usual notation. */
function wordless({ table, powers, role }: Sight, report: StoredOrder): readonly StoredOrder[] {
  if (!isWordless(table) || role === "referee" || powers.includes(report.power)) return [report];
  if (report.order === null) return [];
  return [report.text === "" ? report : { ...report, text: report.order }];
}

/**
 * A result without what is for other eyes only: a power's own, and the referee's. It is opened to everyone when the
 * game is over, if that is part of the game.
 */
function resultFor(sight: Sight, turn: number, result: StoredResult): TurnResult {
  const { table, powers, role, isOver, words } = sight;
  const isOpen = role === "referee" || (isOver && gameOf(table).rules.own?.opensSecrets === true);
  const isSeen = ({ visibleTo }: { readonly visibleTo?: readonly string[] | undefined }): boolean =>
    isOpen || !visibleTo || visibleTo.some((power) => powers.includes(power));
  // How often players rewrote their sheets before a phase was resolved is private; what the referee did is public.
  const seesDrafts = isOver && table.setup.reveal.drafts;
  const used = Object.entries(result.used).filter(
    ([power, { onBehalf }]) =>
      seesDrafts || onBehalf || (powers.includes(power) && turn >= (writtenBefore(sight)?.turn ?? 0)),
  );
  return tellResult(words, gameOf(table).rules, {
    ...result,
    used: Object.fromEntries(used),
    orders: result.orders.filter(isSeen).flatMap((order) => wordless(sight, order)),
    events: result.events.filter(isSeen),
  });
}
