import { makeRoom } from "../bots/bots.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { readName } from "../name.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { electorsOf } from "../seats/admission.ts";
import { barred, isAlive, isOut, seatDown, waitFor } from "../seats/seats.ts";
import { isPersons, memberOf, seatOf, type Table } from "../table.ts";
import { botsOfferedAt, freePlaces, isQueued, queueOf } from "./gathering.ts";

export const QUEUE_COMMANDS = {
  wait: {
    who: ["stranger", "member"],
    when: ["lobby", "playing"],
    if: (table, id) => isQueued(table, id) || !barredFromQueue(table, id),
    run: (draft, command, id) => wait(draft, id, command),
  },
  "take-place": {
    who: ["stranger", "member"],
    when: ["lobby", "playing"],
    if: (table, id) => queueOf(table).some((each) => each.id === id && each.offer),
    run: (draft, command, id) => takePlace(draft, id, command),
  },
  "pass-offers": { who: ["clock"], when: ["lobby", "playing"], run: passOffers },
  "offer-bots": { who: ["clock"], when: ["lobby"], run: offerBots },
} satisfies Partial<Commands>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long someone has to take a place that has become free, before the next in line is asked. */
const timeToTake = ({ setup }: Table): number => (setup.clock.kind === "live" ? 10 * MINUTE : 24 * HOUR);

/** Seats of a game in progress that someone left, and that a person can take over. */
const seatsLeft = (table: Table): readonly number[] =>
  table.setup.replacement.by === "nobody"
    ? []
    : [...table.seats.keys()].filter(
        (seat) =>
          !isPersons(table, seat) &&
          table.seats[seat].former.length > 0 &&
          isAlive(table, seat) &&
          !isOut(table, seat),
      );

/** Why someone can't wait for a place, if they can't. */
export function barredFromQueue(table: Table, id: string): Refusal | undefined {
  if (table.room) return refusal("no-queue");
  if (table.status === "ended") return refusal("game-over");
  if (isQueued(table, id)) return refusal("unchanged");
  if (table.status === "lobby") {
    if (memberOf(table, id)?.role === "player") return refusal("already-here");
    return freePlaces(table) > 0 ? refusal("places-free") : undefined;
  }
  if (table.setup.replacement.by === "nobody") return refusal("no-replacement");
  // Only people who can look at a game can be told of its seats.
  if (!table.setup.spectators && !memberOf(table, id)) return refusal("no-spectators");
  if (seatOf(table, id) !== null) return refusal("plays-already");
  return barred(table, id, true);
}

/** Joins the waiting list, or leaves it. */
function wait(draft: Draft, id: string, { waiting }: Command & { type: "wait" }): Refusal | undefined {
  const { table } = draft;
  if (!waiting) {
    if (!isQueued(table, id)) return refusal("unchanged");
    draft.add({ type: "unqueued", member: id, why: "left" });
    return undefined;
  }
  const bar = barredFromQueue(table, id);
  if (bar) return bar;
  draft.add({ type: "queued", member: id });
  return undefined;
}

/** Takes the place that was offered: in a game that hasn't started, or on a seat that someone left. */
function takePlace(draft: Draft, id: string, command: Command & { type: "take-place" }): Refusal | undefined {
  const { table, now } = draft;
  const name = readName(command.name);
  const offer = queueOf(table).find((each) => each.id === id)?.offer;
  if (name === null) return refusal("bad-name");
  if (!offer) return refusal("no-such-offer");
  if (now > offer.until) return refusal("offer-expired");
  if (now < offer.opens)
    return refusal("too-early", "seat", { minutes: Math.ceil((offer.opens - now) / MINUTE) });
  const member = { id, name, role: "player" } as const;
  if (offer.seat === null) {
    makeRoom(draft);
    draft.add({ type: "joined", member });
  } else {
    const bar = barred(table, id, true);
    if (bar) return bar;
    if (table.seats[offer.seat].applicant) return refusal("applied-already");
    if (electorsOf(table).length === 0) seatDown(draft, offer.seat, member, "link");
    else
      draft.add({
        type: "applied",
        seat: offer.seat,
        member: memberOf(table, id) ?? { ...member, role: "spectator" },
      });
  }
  draft.follow({ type: "unqueued", member: id, why: "seated" });
  return undefined;
}

/** Takes those off the list who let their time pass. */
function passOffers(draft: Draft): Refusal | undefined {
  const late = queueOf(draft.table).filter(({ offer }) => offer && draft.now >= offer.until);
  if (late.length === 0) return refusal("nothing-due");
  for (const { id } of late) draft.add({ type: "unqueued", member: id, why: "passed" });
  return undefined;
}

/** Offers every place that is free to the next in line. */
export function settleQueue(draft: Draft): void {
  if (queueOf(draft.table).length === 0) return;
  if (draft.table.status === "lobby") {
    for (const { id, offer } of queueOf(draft.table))
      if (!offer && freePlaces(draft.table) > 0) makeOffer(draft, id, null);
  } else if (draft.table.status === "playing")
    for (const seat of seatsLeft(draft.table)) {
      const queue = queueOf(draft.table);
      if (draft.table.seats[seat].applicant || queue.some(({ offer }) => offer?.seat === seat)) continue;
      const next = queue.find(({ id, offer }) => !offer && !barred(draft.table, id, true));
      if (next) makeOffer(draft, next.id, seat);
    }
}

function makeOffer(draft: Draft, member: string, seat: number | null): void {
  const { table, now } = draft;
  const opens = now + (seat === null ? 0 : waitFor(table, seat));
  draft.follow({ type: "place-offered", member, seat, opens, until: opens + timeToTake(table) });
}

/** Players have been missing for long: from now on anyone who waits with them can fill up with bots. */
function offerBots(draft: Draft): Refusal | undefined {
  const at = botsOfferedAt(draft.table);
  if (at === null || draft.now < at) return refusal("nothing-due");
  draft.add({ type: "bots-offered" });
  return undefined;
}
