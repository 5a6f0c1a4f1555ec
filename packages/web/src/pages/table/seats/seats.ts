import type { SeatView, TableView } from "../../../api/client.ts";

/** Something there is to know about a seat, in a word or two. */
export interface Mark {
  readonly text: string;
  readonly tone: "good" | "warn" | "muted";
}

type Seen = Pick<TableView, "status" | "setup" | "position">;

/** Whether nothing is left on the board of what a seat plays. */
const isOut = ({ position }: Pick<TableView, "position">, { powers }: Pick<SeatView, "powers">): boolean =>
  powers.every(
    (power) => (position.centers[power]?.length ?? 0) + (position.units[power]?.length ?? 0) === 0,
  );

/** Who sits there, in words. */
export function holderOf({ setup, status }: Pick<Seen, "setup" | "status">, seat: SeatView): string {
  if (seat.isVacant) return status === "lobby" ? "Free" : "Nobody";
  return seat.player ?? (setup.anonymous ? "Somebody, until the game is over" : "Somebody");
}

export function marksOf(view: Seen, seat: SeatView): readonly Mark[] {
  const marks: Mark[] = [];
  if (seat.isYours) marks.push({ text: "you", tone: "muted" });
  if (view.status === "playing" && isOut(view, seat))
    return [...marks, { text: "eliminated", tone: "muted" }];
  if (seat.isVacant && view.status === "playing")
    marks.push(
      seat.isOffered
        ? { text: "sought by link", tone: "warn" }
        : { text: "civil disorder threatens", tone: "warn" },
    );
  if (seat.missed > 0 && !seat.isVacant)
    marks.push({ text: `missed ${seat.missed} of ${view.setup.replacement.afterMissed}`, tone: "warn" });
  if (view.status === "playing" && !seat.isVacant && seat.isReady !== null)
    marks.push(seat.isReady ? { text: "ready", tone: "good" } : { text: "not ready yet", tone: "muted" });
  return marks;
}

const SEAT_ACTS = ["vacate", "offer", "replace"] as const;
export type SeatAct = (typeof SEAT_ACTS)[number];

/** What whoever looks can do about a seat. A host may vacate one only when orders were missed. */
export function actsFor(
  { you, referee }: Pick<TableView, "you" | "referee">,
  seat: SeatView,
): readonly SeatAct[] {
  return SEAT_ACTS.filter((act) => {
    if (!you.may.includes(act)) return false;
    if (act === "vacate") return !seat.isVacant && (referee !== null || seat.missed > 0);
    return act === "offer" ? seat.isVacant : true;
  });
}

/** Those who could be put on a seat: at the table, and not playing any more or never. */
export function available({
  players,
  spectators,
  seats,
}: Pick<TableView, "players" | "spectators" | "seats">): readonly string[] {
  const seated = seats.flatMap(({ player }) => player ?? []);
  return [...spectators, ...players.filter((name) => !seated.includes(name))];
}

/** The powers that have to agree before a vote ends the game: survivors that somebody plays. */
export function voters({ seats }: Pick<TableView, "seats">, survivors: readonly string[]): readonly string[] {
  return seats
    .filter(({ isVacant }) => !isVacant)
    .flatMap(({ powers }) => powers.filter((power) => survivors.includes(power)));
}
