import { fail, ok, type Result } from "@chancery/engine";
import { admit, takeOver } from "./admission.ts";
import { addBot, fillWithBots, removeBot, standIn } from "./bots.ts";
import { closeNegotiation, extend, moveDeadlines, pause, resume } from "./clock.ts";
import type { Actor, Command } from "./command.ts";
import { excuse } from "./conduct.ts";
import { describe, list } from "./description.ts";
import { Draft, type Port } from "./draft.ts";
import type { Entry } from "./event.ts";
import { askForTime, voteOnTime } from "./extension-vote.ts";
import { forget } from "./forget.ts";
import { appoint, assign, choose, join, leaveTable, start } from "./lobby.ts";
import { mute } from "./mute.ts";
import { markRead, say } from "./press.ts";
import { passDeadline, processNow, resolveReady } from "./process.ts";
import { propose } from "./proposals.ts";
import { offerBots, passOffers, takePlace, wait } from "./queue.ts";
import { announce, goTo, setPosition } from "./referee.ts";
import { notEntitled, type Refusal, refusal } from "./refusal.ts";
import { noteReminders } from "./reminders.ts";
import { endConference } from "./room/conference-end.ts";
import { decideRoom } from "./room/decide-room.ts";
import { abandon, comeBack, offer, replace, substitute, vacate } from "./seats.ts";
import { settle } from "./settle.ts";
import { capacitiesOf, MAY, TOLD, WHEN } from "./standing.ts";
import { save, setReady } from "./submit.ts";
import { holdersOf, seatOf, type Table } from "./table.ts";
import { setAway } from "./vacation.ts";
import { castVote, closeTable } from "./votes.ts";

type Status = Table["status"];

/**
 * What comes of a command: the events to be appended to the log, or why nothing. Changes nothing itself. The
 * events are numbered on from the table's version, so that a log that has grown meanwhile does not take them.
 */
export function decide(table: Table, actor: Actor, command: Command, port: Port): Result<Entry[], Refusal> {
  const capacities = capacitiesOf(table, actor);
  if (!MAY[command.type].some((capacity) => capacities.has(capacity))) {
    const isHere = command.type === "join" && capacities.has("member");
    return fail(
      isHere ? refusal("already-here") : notEntitled(MAY[command.type].filter((each) => TOLD.includes(each))),
    );
  }
  const when = WHEN[command.type];
  if (when && !when.includes(table.status)) return fail(refusal(untimely(table.status)));
  // A table that was closed in the lobby has no game to talk about or to change.
  if (when && table.status === "ended" && table.turns.length === 0) return fail(refusal("game-over"));
  const id = actor === "clock" ? null : actor.member;
  const draft = new Draft(table, id, port);
  const refused = carryOut(draft, id ?? "", command);
  if (refused) return fail(refused);
  settle(draft);
  return ok(draft.entries);
}

const untimely = (status: Status) =>
  (({ lobby: "game-not-started", playing: "game-begun", ended: "game-over" }) as const)[status];

function carryOut(draft: Draft, id: string, command: Command): Refusal | undefined {
  switch (command.type) {
    case "join":
      return join(draft, id, command);
    case "leave":
      return leave(draft, id);
    case "appoint":
      return appoint(draft, command.member);
    case "choose":
      return choose(draft, id, command.power);
    case "assign":
      return assign(draft, command.member, command.power);
    case "describe":
      return describe(draft, command);
    case "list":
      return list(draft, command.listed);
    case "start":
      return start(draft, command.seed);
    case "save":
      return save(draft, id, command);
    case "ready":
      return setReady(draft, id, command);
    case "pass-deadline":
      return passDeadline(draft);
    case "resolve":
      return resolveReady(draft);
    case "close-negotiation":
      return closeNegotiation(draft, command);
    case "process":
      return processNow(draft, command);
    case "pause":
      return pause(draft, command.reason);
    case "resume":
      return resume(draft);
    case "extend":
      return extend(draft, command);
    case "ask-extension":
      return askForTime(draft, id, command);
    case "vote-extension":
      return voteOnTime(draft, id, command);
    case "excuse":
      return excuse(draft, command);
    case "substitute":
      return substitute(draft, command);
    case "set-away":
      return setAway(draft, command);
    case "move-deadlines":
      return moveDeadlines(draft, command);
    case "forget":
      return forget(draft, command);
    case "note-reminders":
      return noteReminders(draft);
    case "end-conference":
      return endConference(draft);
    case "vacate":
      return vacateSeat(draft, command);
    case "offer":
      return offer(draft, command);
    case "take-over":
      return takeOver(draft, id, command);
    case "wait":
      return wait(draft, id, command);
    case "take-place":
      return takePlace(draft, id, command);
    case "pass-offers":
      return passOffers(draft);
    case "offer-bots":
      return offerBots(draft);
    case "admit":
      return admit(draft, id, command);
    case "return":
      return comeBack(draft, id);
    case "replace":
      return replace(draft, command);
    case "add-bot":
      return addBot(draft, id, command);
    case "fill-with-bots":
      return fillWithBots(draft, id, command);
    case "remove-bot":
      return removeBot(draft, id, command);
    case "vote":
      return castVote(draft, id, command.vote);
    case "propose":
      return propose(draft, id, command.vote);
    case "close":
      return closeTable(draft, id, command.reason);
    case "say":
      return say(draft, id, command);
    case "read":
      return markRead(draft, id, command);
    case "mute":
      return mute(draft, id, command);
    case "announce":
      return announce(draft, command.text);
    case "override":
    case "edit":
      return setPosition(draft, command);
    case "go-to":
      return goTo(draft, command);
    case "room":
      return decideRoom(draft, id, command.act);
  }
}

function vacateSeat(draft: Draft, command: Command & { type: "vacate" }): Refusal | undefined {
  const refused = vacate(draft, command);
  if (!refused) standIn(draft, command.seat);
  return refused;
}

/** Players leave a seat behind; anyone else just goes. */
function leave(draft: Draft, id: string): Refusal | undefined {
  const seat = seatOf(draft.table, id);
  if (draft.table.status === "ended" && seat !== null) return refusal("game-over");
  const isAlone = seat !== null && holdersOf(draft.table.seats[seat]).length === 1;
  if (draft.table.status === "playing" && isAlone) {
    abandon(draft, seat);
    standIn(draft, seat);
    return undefined;
  }
  return leaveTable(draft, id);
}
