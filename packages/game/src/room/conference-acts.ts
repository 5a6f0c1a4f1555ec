import type { Draft } from "../draft.ts";
import { gameOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import { currentTurn } from "../table.ts";
import type { RoomAct } from "./act.ts";
import type { Conference, ConferenceEvent, ConferenceForm, Motion } from "./conference.ts";
import { conquestOf } from "./conference-place.ts";
import { type ConferenceAct, type FormAct, type SessionAct, whyNoConference } from "./conference-steps.ts";
import { delegations, factsOf, moment, roomOf } from "./room-of.ts";

const MOST_CHAIRS = 2;
const LONGEST_CAUCUS = 180;
const LONGEST_SPEECH = 3600;
const DAY = 86_400_000;

const adds = (draft: Draft, what: ConferenceEvent): undefined => {
  draft.add({ type: "room", what });
};

/** Step 1: the organizer says what it will be about, to those it asks for support (MB-256, R85). */
export function planConference(
  draft: Draft,
  organiser: string,
  { goal, asked, after }: RoomAct & { do: "plan-conference" },
): Refusal | undefined {
  if (goal.trim() === "") return refusal("empty-text", "conference-goal");
  if (!asked.every((power) => delegations(draft.table).includes(power) && power !== organiser))
    return refusal("no-such-power");
  const { conferences } = roomOf(draft.table);
  const before = conferences.find((each) => each.id === after && each.status === "closed");
  const isOwn = before?.form.participants.includes(organiser) ?? false;
  if (after !== null && !isOwn) return refusal("no-such-conference");
  const facts = JSON.stringify([draft.table.game, draft.now, organiser, asked, goal]);
  const id = draft.port.digest(facts).slice(0, 12);
  if (conferences.some((other) => other.id === id)) return refusal("unchanged");
  const template = before?.form ?? null;
  return adds(draft, { type: "conference-planned", id, organiser, asked, goal, template });
}

/** Everything else about a conference; `power` is null for the officers. */
export function actOnConference(
  draft: Draft,
  id: string,
  power: string | null,
  act: ConferenceAct,
): Refusal | undefined {
  const conference = roomOf(draft.table).conferences.find((each) => each.id === act.conference);
  if (!conference) return refusal("no-such-conference");
  const refused = whyNoConference(draft.table, id, power, conference, act.do);
  if (refused) return refused;
  switch (act.do) {
    case "support-conference":
    case "fix-goal":
    case "place-conference":
    case "invite":
    case "declare-friendly":
      return fillIn(draft, conference, power as string, act);
    case "file-conference": {
      const { start, procedure } = act;
      return adds(draft, { type: "conference-filed", conference: conference.id, start, procedure });
    }
    case "answer-conference":
      return answer(draft, conference, id, act);
    default:
      return inSession(draft, conference, id, power, act);
  }
}

function fillIn(
  draft: Draft,
  { id, form, organiser }: Conference,
  power: string,
  act: FormAct,
): Refusal | undefined {
  const change = (part: Partial<ConferenceForm>): undefined =>
    adds(draft, { type: "conference-formed", conference: id, form: { ...form, ...part } });
  switch (act.do) {
    case "support-conference":
      return change({ supporters: [...form.supporters, power] });
    case "declare-friendly":
      return change({ friendly: [...form.friendly, power] });
    case "fix-goal":
      return act.goal.trim() === "" ? refusal("empty-text") : change({ goal: act.goal });
    case "place-conference": {
      const { name, kind, area, city } = act;
      if (name.trim() === "") return refusal("empty-text", "conference-name");
      const { provinces } = gameOf(draft.table).rules.board;
      const isArea = provinces.some((each) => each.id === area && each.terrain !== "sea");
      return isArea ? change({ name, kind, area, city }) : refusal("bad-area");
    }
    case "invite": {
      const participants = [...new Set([organiser, ...act.participants])];
      return participants.every((each) => delegations(draft.table).includes(each))
        ? change({ participants })
        : refusal("no-such-power");
    }
  }
}

/** Step 7: the officers give a room, or say why not; one at a time (MB-262, MB-269, R90, R97). */
function answer(
  draft: Draft,
  { id }: Conference,
  officer: string,
  { granted, reason, chairs }: RoomAct & { do: "answer-conference" },
): Refusal | undefined {
  if (!granted) {
    if (reason.trim() === "") return refusal("reason-missing");
    return adds(draft, { type: "conference-refused", conference: id, reason });
  }
  const { conferences } = roomOf(draft.table);
  if (conferences.some((other) => ["granted", "open"].includes(other.status))) return refusal("room-taken");
  const refused = preside(draft, id, chairs.length === 0 ? [officer] : chairs);
  return refused ?? adds(draft, { type: "conference-granted", conference: id, during: moment(draft.table) });
}

/** One or two officers preside; with one officer only, that one does (M01-74, M35-60, R90). */
function preside(draft: Draft, conference: string, chairs: readonly string[]): Refusal | undefined {
  if (chairs.length === 0 || chairs.length > MOST_CHAIRS || !chairs.every((id) => isReferee(draft.table, id)))
    return refusal("no-such-member", "chairs");
  return adds(draft, { type: "conference-presided", conference, chairs: [...new Set(chairs)] });
}

function inSession(
  draft: Draft,
  conference: Conference,
  id: string,
  power: string | null,
  act: SessionAct,
): Refusal | undefined {
  const about = { conference: conference.id } as const;
  switch (act.do) {
    case "attend":
      return adds(draft, { type: "conference-attended", ...about, power: power as string, member: id });
    case "leave-conference": {
      const during = moment(draft.table);
      return adds(draft, { type: "conference-left", ...about, power: power as string, during });
    }
    case "preside":
      return preside(draft, conference.id, act.chairs);
    case "time-conference":
      return setTime(draft, conference, act.until);
    case "ask-floor":
    case "withdraw-floor": {
      const isListed = act.do === "ask-floor";
      return adds(draft, { type: "conference-listed", ...about, power: power as string, isListed });
    }
    case "close-conference":
      if (act.reason.trim() === "") return refusal("reason-missing");
      return adds(draft, { type: "conference-closed", ...about, why: act.reason, document: act.document });
    case "rule-conquest":
      return ruleConquest(draft, conference, act.conquered);
    case "speak":
      if (act.text.trim() === "") return refusal("empty-text");
      return adds(draft, { type: "conference-said", ...about, from: power ?? "referee", text: act.text });
    case "lead":
      return adds(draft, { type: "conference-led", ...about, agenda: act.agenda, speakers: act.speakers });
    case "give-floor":
      return giveFloor(draft, conference, act);
    case "caucus":
      return holdCaucus(draft, conference, act);
    case "move":
      return move(draft, conference, power, act);
    case "vote-on-motion": {
      const motion = conference.motions.at(-1) as Motion;
      const votes = { ...motion.votes, [power as string]: act.inFavour };
      return adds(draft, {
        type: "motion-voted",
        ...about,
        motion: counted(conference, { ...motion, votes }),
      });
    }
  }
}

/** What looks like a conquest is one, or it was done with assent (R95). */
function ruleConquest(draft: Draft, conference: Conference, conquered: boolean): undefined {
  if (conquered) {
    const about = { conference: conference.id, why: "", document: "" };
    return adds(draft, { type: "conference-closed", ...about, cause: "conquest" });
  }
  const friendly = conquestOf(draft.table, conference)?.by ?? [];
  const turn = currentTurn(draft.table).number;
  return adds(draft, { type: "conquest-denied", conference: conference.id, friendly, turn });
}

/** The officers may set an earlier end than that of its year, by the clock (R92). */
function setTime(draft: Draft, { id, until: before }: Conference, until: number | null): Refusal | undefined {
  const isToCome =
    until === null || (Number.isInteger(until) && until > draft.now && until <= draft.now + DAY);
  if (!isToCome) return refusal("bad-time", "moment");
  if (until === before) return refusal("unchanged");
  return adds(draft, { type: "conference-timed", conference: id, until });
}

function giveFloor(
  draft: Draft,
  { id, form }: Conference,
  { to, seconds }: RoomAct & { do: "give-floor" },
): Refusal | undefined {
  if (to === null) return adds(draft, { type: "conference-floor", conference: id, floor: null });
  if (!form.participants.includes(to)) return refusal("no-such-power");
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SPEECH)
    return refusal("bad-time", "seconds", { from: 1, to: LONGEST_SPEECH });
  const floor = { power: to, until: draft.now + seconds * 1000 };
  return adds(draft, { type: "conference-floor", conference: id, floor });
}

function holdCaucus(
  draft: Draft,
  { id }: Conference,
  { topic, minutes, seconds }: RoomAct & { do: "caucus" },
): Refusal | undefined {
  if (minutes === 0) return adds(draft, { type: "caucus-held", conference: id, caucus: null });
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_CAUCUS)
    return refusal("bad-time", "minutes", { to: LONGEST_CAUCUS });
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > minutes * 60)
    return refusal("bad-time", "seconds-each", { from: 1, to: minutes * 60 });
  const caucus = { topic, until: draft.now + minutes * 60_000, seconds };
  return adds(draft, { type: "caucus-held", conference: id, caucus });
}

/** In 1935 the presiding officers decide on the rules of procedure; elsewhere motions are voted on (M01-75, R98). */
function move(
  draft: Draft,
  { id }: Conference,
  power: string | null,
  { about, text }: RoomAct & { do: "move" },
): Refusal | undefined {
  if (text.trim() === "") return refusal("empty-text");
  const isDecided = about === "rules" && factsOf(draft.table).reveal === "officers";
  if (isDecided && power !== null) return refusal("not-entitled");
  const motion: Motion = { text, about, votes: {}, outcome: isDecided ? "carried" : null };
  return adds(draft, { type: "motion-made", conference: id, motion });
}

/** Each participant has a vote; other rules need two thirds of all of them (M01-75, R98). */
function counted({ form }: Conference, motion: Motion): Motion {
  const votes = Object.values(motion.votes);
  const all = form.participants.length;
  const yes = votes.filter((vote) => vote).length;
  const isEnough = motion.about === "rules" ? yes * 3 >= all * 2 : yes * 2 > all;
  if (isEnough) return { ...motion, outcome: "carried" };
  return votes.length === all ? { ...motion, outcome: "lost" } : motion;
}
