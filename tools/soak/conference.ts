import type { TableView } from "@chancery/api";
import type { RoomAct } from "@chancery/game";
import type { Dice } from "@chancery/testkit";

type Room = NonNullable<TableView["room"]>;
type Conference = Room["conferences"][number];

/** The fewest that hold a conference in 1935 (M35-59). */
const FEWEST = 3;
const MINUTE = 60_000;
/** How much is said before someone thinks of closing. */
const ENOUGH = 3;

const isAlive = ({ status }: Conference): boolean => status !== "closed" && status !== "refused";

/** What a delegate might do about a conference now: take its next step, go there, or speak; null if nothing. */
export function conferenceAct(view: TableView, power: string, isFirst: boolean, dice: Dice): RoomAct | null {
  const room = view.room as Room;
  const present = room.delegations.filter(({ delegates }) => delegates.length > 0).map((each) => each.power);
  const others = dice.shuffled(present.filter((each) => each !== power));
  for (const each of room.conferences.filter(isAlive)) {
    const act = nextStep(view, each, power, isFirst, others);
    if (act) return act;
  }
  const hasOwn = room.conferences.some((each) => each.organiser === power && isAlive(each));
  if (hasOwn || !room.may.includes("plan-conference") || !dice.chance(0.2)) return null;
  const goal = `Peace ${dice.below(1e9)}`;
  return { do: "plan-conference", goal, asked: others.slice(0, FEWEST - 1), after: null };
}

/** The next of the thirteen steps that is this delegate's to take (MB-256 to MB-264). */
function nextStep(
  { position }: TableView,
  { conference, may, form, participants, organiser }: Conference,
  power: string,
  isFirst: boolean,
  others: readonly string[],
): RoomAct | null {
  if (may.includes("attend")) return isFirst ? null : { do: "attend", conference };
  if (form?.asked.includes(power) && may.includes("support-conference"))
    return { do: "support-conference", conference };
  if (organiser !== power || form === null) return null;
  if (may.includes("file-conference")) return { do: "file-conference", conference, start: "", procedure: "" };
  if (form.goal === null)
    return may.includes("fix-goal") ? { do: "fix-goal", conference, goal: form.preliminary } : null;
  // Where your own army stands, nobody else does.
  const area = position.units[power]?.find((unit) => unit.startsWith("A "))?.slice(2);
  if (form.area === null)
    return area !== undefined && may.includes("place-conference")
      ? { do: "place-conference", conference, name: form.goal, kind: "conference", area, city: "" }
      : null;
  const isInviting = participants.length < FEWEST && may.includes("invite");
  return isInviting ? { do: "invite", conference, participants: others.slice(0, FEWEST - 1) } : null;
}

/** What a conference's delegates might do there: ask for the floor, move, vote. What they say is said apart. */
export function sessionAct({ may, conference }: Conference, dice: Dice): RoomAct | null {
  if (may.includes("vote-on-motion")) return { do: "vote-on-motion", conference, inFavour: dice.chance(0.7) };
  if (may.includes("withdraw-floor") && dice.chance(0.1)) return { do: "withdraw-floor", conference };
  if (may.includes("ask-floor") && dice.chance(0.5)) return { do: "ask-floor", conference };
  if (may.includes("move") && dice.chance(0.2))
    return { do: "move", conference, about: "matter", text: `That ${dice.below(1e6)} holds` };
  return null;
}

/** What an officer might do about conferences: give a room and a time to one, call speakers, close it. */
export function officersAct({ room, clock }: TableView, dice: Dice): RoomAct | null {
  const all = (room as Room).conferences;
  const isTaken = all.some(({ status }) => status === "granted" || status === "open");
  for (const { conference, may, business, until, status } of all) {
    if (may.includes("answer-conference") && !isTaken)
      return { do: "answer-conference", conference, granted: true, reason: "", chairs: [] };
    if (status === "open" && until === null && may.includes("time-conference") && dice.chance(0.2))
      return { do: "time-conference", conference, until: clock.now + 3 * MINUTE };
    const next = business?.speakers[0];
    if (next !== undefined && may.includes("give-floor") && dice.chance(0.5))
      return { do: "give-floor", conference, to: next, seconds: 20 };
    const isDone = (business?.minutes.length ?? 0) > ENOUGH && dice.chance(0.2);
    if (isDone && may.includes("close-conference"))
      return { do: "close-conference", conference, reason: "its work is done", document: "Peace." };
  }
  return null;
}
