import { clockCommand } from "../../index.ts";
import { RoomPlay } from "../testing.ts";

export const seated = (variant: "committee-1901" | "committee-1935" = "committee-1901") =>
  new RoomPlay(variant).seatAll().begin();

export const tick = (play: RoomPlay) => {
  const command = clockCommand(play.table, play.now);
  if (!command) throw new Error("the clock has nothing to do");
  return play.do("clock", command);
};

/** A room whose Italians have lost their country. */
export function withoutItaly() {
  const play = seated();
  const { phase, units, centers } = play.view("oda").position;
  const position = {
    phase,
    units: { ...units, Italy: [] },
    centers: { ...centers, Italy: [] },
    lost: { Italy: "Austria" },
  };
  return play.do("oda", { type: "edit", position, reason: "a game without Italy" });
}
