import { notEntitled, type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import type { Table } from "../table.ts";
import type { RoomActName } from "./act.ts";
import type { ActEntry, ActOn } from "./act-entry.ts";
import { ACTS, ROOM_ACTS } from "./acts.ts";
import type { Conference } from "./conferences/conference.ts";
import { CONFERENCE_ACTS } from "./conferences/conference-acts.ts";
import { canAward, GOAL_ACTS } from "./goals/goal-acts.ts";
import type { Goal } from "./goals/goals.ts";
import { powerOf, roomOf } from "./room-of.ts";
import type { Treaty } from "./treaties/treaties.ts";
import { TREATY_ACTS } from "./treaties/treaty-acts.ts";

const entryOf = (name: RoomActName): ActEntry<RoomActName> => ACTS[name];

/** The detail of the refusal that everyone else gets. */
const CALLED = { officer: ["officers"], delegate: ["delegates"], either: ["room"] } as const;

/** Why someone can't do something now, whatever the details. The state of a certain treaty, goal or conference is checked apart. */
export function whyNot(table: Table, id: string, name: RoomActName): Refusal | undefined {
  const power = powerOf(table, id);
  const isOfficer = isReferee(table, id);
  const isEntitled = { officer: isOfficer, delegate: power !== null, either: isOfficer || power !== null };
  const { who, when = ["playing"], whyNot } = entryOf(name);
  if (who !== "anybody" && !isEntitled[who]) return notEntitled(CALLED[who]);
  if (table.status === "lobby" && !when.includes("lobby")) return refusal("game-not-started");
  if (table.status === "ended" && (!when.includes("ended") || table.turns.length === 0))
    return refusal("game-over");
  return whyNot?.(table, id, power ?? "");
}

/** Those of some acts that someone can do about a treaty, goal or conference now. */
function mayAbout<T>(
  acts: Readonly<Partial<Record<RoomActName, Pick<ActOn<RoomActName, T>, "whyNotThis">>>>,
  table: Table,
  id: string,
  thing: T,
): readonly RoomActName[] {
  const by = { id, power: powerOf(table, id) };
  return (Object.keys(acts) as RoomActName[]).filter(
    (name) => !whyNot(table, id, name) && !acts[name]?.whyNotThis(table, thing, by),
  );
}

export const mayAboutTreaty = (table: Table, id: string, treaty: Treaty): readonly RoomActName[] =>
  mayAbout(TREATY_ACTS, table, id, treaty);

export const mayAboutGoal = (table: Table, id: string, goal: Goal): readonly RoomActName[] =>
  mayAbout(GOAL_ACTS, table, id, goal).filter((name) => name !== "award-goal" || canAward(table, goal));

export const mayAboutConference = (
  table: Table,
  id: string,
  conference: Conference,
): readonly RoomActName[] => mayAbout(CONFERENCE_ACTS, table, id, conference);

/**
 * What someone can do now: each in some way, and nothing else in any, but that a time may be up meanwhile. A test
 * holds that against `decideRoom`, which has the last word.
 */
export function mayInRoom(table: Table, id: string): readonly RoomActName[] {
  const { treaties, goals, conferences } = roomOf(table);
  const concerned = new Set([
    ...treaties.flatMap((treaty) => mayAboutTreaty(table, id, treaty)),
    ...goals.goals.flatMap((goal) => mayAboutGoal(table, id, goal)),
    ...conferences.flatMap((conference) => mayAboutConference(table, id, conference)),
  ]);
  const power = powerOf(table, id) ?? "";
  return ROOM_ACTS.filter((name) =>
    "whyNotThis" in ACTS[name]
      ? concerned.has(name)
      : !whyNot(table, id, name) && (entryOf(name).hasObject?.(table, id, power) ?? true),
  );
}
