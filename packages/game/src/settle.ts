import type { Cause, Vote } from "@chancery/api";
import { endInDraw, formatPosition, type Power, powerNamed, type State, survivors } from "@chancery/engine";
import { taskOf } from "./clock/clock.ts";
import { callable, due, isNegotiating, missing, waitedFor } from "./clock/duties.ts";
import { settleExtension } from "./clock/extension-vote.ts";
import type { Draft } from "./draft.ts";
import { gameOf, powersBySeat, stateOf } from "./game-of.ts";
import { startIfFull } from "./lobby/lobby.ts";
import { settleQueue } from "./lobby/queue.ts";
import { settleConference } from "./room/conferences/conference-end.ts";
import { endNegotiation, isHeldBack, sealEarly } from "./room/schedule/schedule.ts";
import { isSealed } from "./room/schedule/stage.ts";
import { isShowing } from "./room/score/results.ts";
import { settleAdmissions } from "./seats/admission.ts";
import { botAt, currentTurn, isPersons, type Table } from "./table.ts";
import { processTurn } from "./turns/process.ts";
import { partiesTo, survivingPowers } from "./votes/votes.ts";

/**
 * Whatever follows by itself from what was done: a vote gives someone a seat or ends the game, or everyone is ready, so
 * that writing begins or the phase is resolved. Paused tables stand still.
 */
export function settle(draft: Draft): void {
  settleAdmissions(draft);
  startIfFull(draft);
  settleExtension(draft);
  play(draft);
  settleConference(draft);
  settleQueue(draft);
}

function play(draft: Draft): void {
  while (draft.table.status === "playing" && draft.table.clock.pausedAt === null && !isShowing(draft.table)) {
    if (endByVote(draft)) return;
    if (isNegotiating(draft.table)) {
      if (waitedFor(draft.table).length > 0 || isDeserted(draft.table)) return;
      const { version } = draft.table;
      endNegotiation(draft);
      if (draft.table.version === version) return;
      continue;
    }
    const cause = causeToPlay(draft.table);
    if (cause === null) {
      stayOpen(draft);
      return;
    }
    if (isHeldBack(draft.table)) {
      if (!isSealed(draft.table)) sealEarly(draft);
      return;
    }
    if (cause === "ready" && isUndoable(draft)) return;
    processTurn(draft, cause);
  }
}

/** Someone who was ready is not: the phase stays open. */
function stayOpen(draft: Draft): void {
  if (draft.table.clock.resolvesAt) draft.follow({ type: "closing", at: null });
}

/** Gives the last player to be ready a moment to take it back. In a committee the officers set the pace. */
function isUndoable(draft: Draft): boolean {
  const { table, now, port } = draft;
  const undo = port.undo ?? 0;
  if (undo === 0 || table.room || isUpToBots(table)) return false;
  const { resolvesAt = null } = table.clock;
  if (resolvesAt === null) draft.follow({ type: "closing", at: now + undo });
  return resolvesAt === null || now < resolvesAt;
}

/** Bots don't change their minds. */
const isUpToBots = (table: Table): boolean =>
  due(table).every((powers, seat) => powers.length === 0 || botAt(table, seat) !== undefined);

const isDeserted = ({ seats }: Table): boolean => seats.every(({ holder }) => holder === null);

/** Why the phase can be resolved early, if it can. */
function causeToPlay(table: Table): Cause | null {
  const isLate = table.clock.grace || table.clock.overdue;
  if (due(table).some((powers) => powers.length > 0)) {
    if (waitedFor(table).length === 0) return "ready";
    return isLate && missing(table).length === 0 ? "deadline" : null;
  }
  // Moves of deserted tables wait for their time; so does someone who may come back to order.
  if (taskOf(currentTurn(table).phase) === "M") return null;
  return callable(table).every((powers) => powers.length === 0) ? "nobody-to-wait-for" : null;
}

/** Ends the game if all survivors agree (CB-8). There is nobody to ask on an empty seat. */
function endByVote(draft: Draft): boolean {
  const { table } = draft;
  if (table.seats.every(({ vote }) => vote === null)) return false;
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const { phase } = currentTurn(table);
  for (const vote of drawsWanted(table)) {
    const sharers = partiesTo(table, vote);
    const agreed = powersAgreeing(table, state, (seat) => sameVote(seat.vote, vote));
    const powers = sharers.map((name) => powerNamed(rules, name) as Power);
    const drawn = endInDraw(rules, state, agreed, powers);
    if (!drawn.ok) continue;
    const position = formatPosition(rules, drawn.value);
    draft.follow({ type: "ended", phase, position, ending: { how: "draw", sharers }, reason: "" });
    return true;
  }
  const winner = concededTo(table, state);
  if (winner === null) {
    askBots(draft);
    return false;
  }
  const winners = [rules.powers[winner].name];
  const ended: State = { ...state, ending: { how: "victory", winners: [winner], by: "control" } };
  const position = formatPosition(rules, ended);
  draft.follow({ type: "ended", phase, position, ending: { how: "concession", winners }, reason: "" });
  return true;
}

/** The draws that anybody votes for, each once. */
function drawsWanted({ seats }: Table): readonly Vote[] {
  const votes = seats.flatMap(({ vote }) => (vote?.how === "draw" ? [vote] : []));
  return votes.filter((vote, i) => votes.findIndex((other) => sameVote(other, vote)) === i);
}

/** Once all people want the same end, bots are asked, by a proposal, because votes are secret. */
function askBots(draft: Draft): void {
  const { table } = draft;
  const alive = survivingPowers(table);
  const vote = table.seats.find((seat) => seat.vote !== null)?.vote;
  if (!vote || table.proposal || table.bots.length === 0) return;
  const winner = vote.how === "concession" ? vote.to : null;
  const people = powersBySeat(table).flatMap((powers, seat) => {
    const isAsked =
      powers.some((power) => alive.includes(power)) && !powers.some((power) => power === winner);
    return isAsked && isPersons(table, seat) ? [seat] : [];
  });
  if (!people.every((seat) => sameVote(table.seats[seat].vote, vote))) return;
  // Nobody is asked again and again.
  const asks = people.find((seat) => table.seats[seat].proposedIn !== currentTurn(table).number);
  if (asks === undefined) return;
  const by = table.setup.openVotes ? { by: powersBySeat(table)[asks] } : {};
  draft.follow({ type: "proposed", seat: asks, vote, powers: partiesTo(table, vote), ...by });
  for (const seat of people) if (seat !== asks) draft.follow({ type: "voted", seat, vote });
}

const sameVote = (one: Vote | null, other: Vote): boolean => JSON.stringify(one) === JSON.stringify(other);

function powersAgreeing(
  table: Table,
  state: State,
  agrees: (seat: Table["seats"][number]) => boolean,
): ReadonlySet<Power> {
  return new Set(
    state.seats.filter((_, i) => table.seats[i].holder === null || agrees(table.seats[i])).flat(),
  );
}

/** The power to which all other survivors concede the game. */
function concededTo(table: Table, state: State): Power | null {
  const { rules } = gameOf(table);
  const alive = survivors(rules, state);
  for (const { vote } of table.seats) {
    if (vote?.how !== "concession") continue;
    const to = powerNamed(rules, vote.to) as Power;
    const agreed = powersAgreeing(table, state, ({ vote: other }) => {
      return other?.how === "concession" && other.to === vote.to;
    });
    const own = state.seats.find((seat) => seat.includes(to)) ?? [];
    if (alive.every((power) => agreed.has(power) || own.includes(power))) return to;
  }
  return null;
}
