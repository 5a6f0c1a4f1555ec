import { COMMAND_TYPES, type CommandType } from "@chancery/api";
import { electorsOf } from "./admission.ts";
import { extensionLeft } from "./clock.ts";
import { absencesOf } from "./conduct.ts";
import { callable, isNegotiating } from "./duties.ts";
import { mayAskForTime, mayVoteOnTime } from "./extension-vote.ts";
import { powersBySeat } from "./game-of.ts";
import { isQueued, queueOf } from "./gathering.ts";
import { barredFromQueue } from "./queue.ts";
import { correctable } from "./referee.ts";
import { closedFor, isAway, takesAgreement } from "./room/presence.ts";
import { isHeldBack } from "./room/schedule.ts";
import { isAlive } from "./seats.ts";
import { isWordless, mayWrite } from "./silence.ts";
import { capacitiesOf, isReferee, MAY, refereeOf, WHEN } from "./standing.ts";
import { isBot, isPersons, seatOf, type Table } from "./table.ts";
import { isStillPlayed, survivingPowers } from "./votes.ts";

type Condition = (table: Table, id: string) => boolean;

const isSeated: Condition = (table, id) => seatOf(table, id) !== null;
const mayReplace: Condition = ({ setup }) => setup.replacement.by !== "nobody";

/** Whether a person has anything left to play with. */
const isPeopled = (table: Table): boolean =>
  [...table.seats.keys()].some(
    (seat) => isPersons(table, seat) && (table.room !== null || isAlive(table, seat)),
  );

/** In play, a host without a game master adds bots only where that was agreed. */
const mayAddBots: Condition = (table, id) =>
  (table.status === "lobby" &&
    !table.setup.rated &&
    (table.botsOffered === true || table.host === id || isReferee(table, id))) ||
  (capacitiesOf(table, { member: id }).has("official") &&
    (isReferee(table, id) || table.setup.standIn !== undefined));

const mayVote: Condition = (table, id) => {
  const seat = seatOf(table, id);
  const alive = survivingPowers(table);
  return (
    table.room === null && seat !== null && powersBySeat(table)[seat].some((power) => alive.includes(power))
  );
};

/** Further conditions. Commands not listed here are open to everyone entitled to them, at their time. */
const IF: Readonly<Partial<Record<CommandType, Condition>>> = {
  // Hosts look after the table, so all they can leave is their seat; and no seat is left once the game is over.
  leave: (table, id) =>
    isSeated(table, id) && table.status !== "lobby" ? table.status === "playing" : table.host !== id,
  appoint: (table) => table.setup.referee && (refereeOf(table) === null || table.room !== null),
  choose: ({ setup }) => setup.assignment === "chosen",
  list: ({ room }) => room === null,
  assign: ({ setup }) => setup.assignment === "referee",
  save: (table, id) => (isReferee(table, id) || isSeated(table, id)) && !closedFor(table, id),
  ready: (table, id) => {
    const seat = seatOf(table, id);
    if (seat === null || !takesAgreement(table) || isAway(table, id)) return false;
    // Bots among themselves play at the pace of the clock.
    if (isBot(table, id) && !isPeopled(table)) return false;
    return isNegotiating(table) || callable(table)[seat].length > 0;
  },
  "close-negotiation": (table) =>
    table.room === null && isNegotiating(table) && table.setup.clock.kind === "referee",
  process: (table) => !isNegotiating(table) && !isHeldBack(table),
  pause: ({ clock }) => clock.pausedAt === null,
  resume: ({ clock }) => clock.pausedAt !== null,
  extend: (table) => (extensionLeft(table) ?? 0) > 0,
  "ask-extension": mayAskForTime,
  "vote-extension": mayVoteOnTime,
  excuse: (table) => absencesOf(table).some((each) => each.excuse === null),
  offer: mayReplace,
  replace: mayReplace,
  "take-over": (table) => table.seats.some(({ offer }, seat) => !isPersons(table, seat) && offer !== null),
  wait: (table, id) => isQueued(table, id) || !barredFromQueue(table, id),
  "take-place": (table, id) => queueOf(table).some((each) => each.id === id && each.offer),
  admit: (table, id) => table.seats.some(({ applicant }) => applicant) && electorsOf(table).includes(id),
  return: (table, id) => {
    const seat = table.seats.findIndex(({ mayReturn }) => mayReturn === id);
    return seat >= 0 && !isSeated(table, id) && isAlive(table, seat);
  },
  "add-bot": mayAddBots,
  "fill-with-bots": mayAddBots,
  "remove-bot": (table, id) =>
    table.bots.length > 0 &&
    (table.status === "lobby" || capacitiesOf(table, { member: id }).has("official")),
  vote: (table, id) => mayVote(table, id),
  propose: (table, id) => mayVote(table, id),
  close: (table, id) => !isStillPlayed(table, id),
  say: (table, id) =>
    isReferee(table, id) || (isSeated(table, id) && (mayWrite(table) || refereeOf(table) !== null)),
  announce: (table, id) => !isWordless(table) || !isSeated(table, id),
  room: ({ room }) => room !== null,
  override: ({ turns }) => correctable(turns.at(-1)) !== null,
};

/**
 * What a member can do now: what they're entitled to, at this time, as far as that doesn't depend on the details of a
 * command. Pages offer this and nothing else; `decide` has the last word.
 */
export function openTo(table: Table, id: string): readonly CommandType[] {
  const capacities = capacitiesOf(table, { member: id });
  if (table.status === "ended" && table.turns.length === 0) return [];
  return COMMAND_TYPES.filter(
    (type) =>
      MAY[type].some((capacity) => capacities.has(capacity)) &&
      (WHEN[type]?.includes(table.status) ?? true) &&
      (IF[type]?.(table, id) ?? true),
  );
}
