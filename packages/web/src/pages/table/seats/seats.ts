import type { SeatView, TableView } from "../../../api/client.ts";
import { bots } from "../../../messages/bots.ts";
import { playerName } from "../../../messages/player-name.ts";
import { players as text } from "../../../messages/players.ts";
import { safety } from "../../../messages/safety.ts";

/** The state of a seat, in a word or two. */
export interface Mark {
  readonly text: string;
  readonly tone: "good" | "warn" | "muted";
}

type Seen = Pick<TableView, "status" | "setup" | "position" | "room">;

/** Whether nothing is left on the board of what a seat plays. */
const isOut = ({ position }: Pick<TableView, "position">, { powers }: Pick<SeatView, "powers">): boolean =>
  powers.every(
    (power) => (position.centers[power]?.length ?? 0) + (position.units[power]?.length ?? 0) === 0,
  );

/** Who plays a seat. */
export function holderOf({ setup, status }: Pick<Seen, "setup" | "status">, seat: SeatView): string {
  if (seat.isVacant) return text(status === "lobby" ? "open" : "nobody");
  return playerName(seat) ?? text(setup.anonymous ? "hiddenUntilEnd" : "hidden");
}

export function marksOf(view: Seen, seat: SeatView): readonly Mark[] {
  const marks: Mark[] = [];
  if (seat.isYours) marks.push({ text: text("you"), tone: "muted" });
  if (seat.isMuted) marks.push({ text: safety("muted"), tone: "muted" });
  if (view.status === "playing" && isOut(view, seat))
    // A delegation without its country goes on, and may get it back.
    return [...marks, { text: text(view.room === null ? "eliminated" : "countryLost"), tone: "muted" }];
  if (seat.bot) marks.push({ text: bots("character", { character: seat.bot.character }), tone: "muted" });
  if (seat.isVacant && view.status === "playing")
    marks.push({ text: text(seat.isOffered ? "offered" : "noPlayer"), tone: "warn" });
  if (seat.missed > 0 && !seat.isVacant)
    marks.push({
      text: text("missed", { missed: seat.missed, limit: view.setup.replacement.afterMissed }),
      tone: "warn",
    });
  if (view.status === "playing" && !seat.isVacant && seat.isReady !== null)
    marks.push(
      seat.isReady ? { text: text("ready"), tone: "good" } : { text: text("notReady"), tone: "muted" },
    );
  return marks;
}

const SEAT_ACTS = ["vacate", "offer", "replace"] as const;
export type SeatAct = (typeof SEAT_ACTS)[number];

/** What the viewer can do with a seat. A host can remove a player only after missed turns. */
export function actsFor(
  { you, referee }: Pick<TableView, "you" | "referee">,
  seat: SeatView,
): readonly SeatAct[] {
  return SEAT_ACTS.filter((act) => {
    if (!you.may.includes(act)) return false;
    if (act === "vacate") return !seat.isVacant && seat.bot === null && (referee !== null || seat.missed > 0);
    return act === "offer" ? seat.isVacant || seat.bot !== null : true;
  });
}

/** Whether the viewer can give a seat to a bot, or take it away from one. */
export function botActFor(
  view: Pick<TableView, "you" | "position">,
  seat: SeatView,
): "add-bot" | "remove-bot" | null {
  const { may } = view.you;
  if (seat.bot) return may.includes("remove-bot") ? "remove-bot" : null;
  return seat.isVacant && may.includes("add-bot") && !isOut(view, seat) ? "add-bot" : null;
}

/** The people who could take a seat: they're in the game, but don't play. */
export function available({
  players,
  spectators,
  seats,
}: Pick<TableView, "players" | "spectators" | "seats">): readonly string[] {
  const seated = seats.flatMap((seat) => seat.players);
  return [...spectators, ...players.filter((name) => !seated.includes(name))];
}

/** The powers that must agree before a vote ends the game: survivors with a player or a bot. */
export function voters({ seats }: Pick<TableView, "seats">, survivors: readonly string[]): readonly string[] {
  return seats
    .filter(({ isVacant }) => !isVacant)
    .flatMap(({ powers }) => powers.filter((power) => survivors.includes(power)));
}
