import { type Dice, diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Table, viewTable } from "../index.ts";
import { delegate, RoomPlay } from "./testing.ts";

const POWERS = ["England", "France", "Germany", "Italy"];
const VIEWERS = [
  ...POWERS.flatMap((power) => [delegate(power, 1), delegate(power, 2)]),
  "spectator",
  "projector",
];

function bytes(table: Table, who: string, now: number): string {
  const viewer = who === "spectator" || who === "projector" ? who : { member: who };
  return JSON.stringify(viewTable(table, viewer, now));
}

/** A sheet with help for Italy, which is lost, or what Italy asks for; now and then something ordinary. */
function sheetOfChance(play: RoomPlay, power: string, dice: Dice): string {
  if (power === "Italy") return dice.pick(["Revive 1 A Rom, 2 F Nap", "Revive Ven", "Revive Rom, Nap", ""]);
  const units = play.view("oda").position.units[power];
  const lines = units.map((unit) => {
    const [letter, place] = unit.split(" ");
    return dice.chance(0.5) ? `${letter} I ${place}-Italy` : `${unit} H`;
  });
  return lines.filter(() => dice.chance(0.8)).join("\n");
}

test("nobody learns who helps a rising or what a lost country asks for before orders are revealed (MB-230, MB-243, R75)", () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const dice = diceOf(seed);
      const play = new RoomPlay().seatAll(...POWERS).begin();
      const { phase, units, centers } = play.view("oda").position;
      const gone = {
        phase,
        units: { ...units, Italy: [] },
        centers: { ...centers, Italy: [], France: [...centers.France, ...centers.Italy] },
        lost: { Italy: "France" },
      };
      play.do("oda", { type: "edit", position: gone, reason: "Italy falls" }).toWriting();
      for (let step = 0; step < 12; step++) {
        play.after(1000);
        const before = play.table;
        const power = dice.pick(POWERS);
        const text = sheetOfChance(play, power, dice);
        if (play.try(delegate(power, 1), { type: "save", power, text }) !== "done") continue;
        for (const who of VIEWERS.filter((each) => !each.startsWith(power.toLowerCase()))) {
          expect(bytes(play.table, who, play.now)).toBe(bytes(before, who, play.now));
          kept++;
        }
      }
      // When they are opened everyone sees them.
      play.save("England", "F I Lon-Italy").allReady().act("oda", { do: "next" });
      expect(bytes(play.table, "germany-1", play.now)).toContain("F I Lon-Italy");
    }),
    { seed: 1901, numRuns: 12 },
  );
  expect(kept).toBeGreaterThan(500);
});
