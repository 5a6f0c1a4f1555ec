import { delegate, RoomPlay } from "../testing.ts";

export const PLAIN = { start: "", procedure: "" };

export const seated = (variant: "committee-1901" | "committee-1935" = "committee-1901") =>
  new RoomPlay(variant, { refereeReads: false }).seatAll().begin();

export function planned(play: RoomPlay): string {
  play.act("france-1", {
    do: "plan-conference",
    goal: "Peace in Morocco",
    asked: ["Germany", "Italy"],
    after: null,
  });
  return play.room("oda").conferences.at(-1)?.conference ?? "";
}

/** A conference of France and others at a place, with its form filled in. */
export function formed(play: RoomPlay, area: string, ...others: readonly string[]): string {
  const conference = planned(play);
  play.act("germany-1", { do: "support-conference", conference });
  play.act("france-1", { do: "fix-goal", conference, goal: "Spheres in Morocco" });
  play.act("france-2", {
    do: "place-conference",
    conference,
    name: "Conference of Algeciras",
    kind: "conference",
    area,
    city: "Algeciras",
  });
  play.act("france-1", { do: "invite", conference, participants: others });
  return conference;
}

/** One that is in session: the second delegates of France and the others sit in it, and Olaf presides. */
export function opened(play: RoomPlay, area = "Spa", ...others: readonly string[]): string {
  const guests = others.length > 0 ? others : ["Germany"];
  const conference = formed(play, area, ...guests);
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  play.act("olaf", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  for (const power of ["France", ...guests]) play.act(delegate(power, 2), { do: "attend", conference });
  play.toDiplomacy();
  return conference;
}

/** Has the turn written, read and resolved from its diplomacy on. */
export function finish(play: RoomPlay, orders: Readonly<Record<string, string>> = {}): void {
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  for (const [power, text] of Object.entries(orders)) play.save(power, text);
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.act("oda", { do: "next" });
  for (const _ of play.powers) play.act("oda", { do: "read-out" });
  play.act("oda", { do: "next" }).tell();
}
