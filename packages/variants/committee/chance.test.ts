import { addCommitteeTallies, playCommitteeGame } from "@chancery/testkit";
import { expect, test } from "vitest";
import { COMMITTEES } from "./testing.ts";

/** What the random games must cover, or they show nothing. */
const WANTED = [
  "points for helpers",
  "risings in Spring",
  "risings in Fall",
  "risings of all that was once lost",
  "risings that got less than they asked for",
  "risings with an occupied center",
  "risings that drive out several units",
  "risings with several helpers",
  "seasons of several risings",
  "risings without enough help",
  "risings without a valid order",
  "risings after retreats",
  "units driven out that find a place",
  "units driven out that disband",
  "units ordered twice",
  "help for who is not lost",
  "support or convoy for who has left",
  "lists that are struck",
  "lists filed twice",
  "countries lost in play",
  "countries lost to a rising",
  "revivals of countries lost in play",
] as const;

test.each(COMMITTEES)(
  "games of chance in %s: a second referee comes to the same, nothing is lost or won on the way, nobody has more units than centers after a Fall, what is foretold of a rising before its retreats comes true, and neither the sequence of orders nor that of the powers matters (MB-17, M01-9, M35-9, MB-217, MB-223, R37, R64)",
  (committee) => {
    const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
    const tally = addCommitteeTallies(seeds.map((seed) => playCommitteeGame(committee, seed, 30)));
    expect(tally.phases).toBe(360);
    expect(tally.refereed).toBe(360);
    expect(tally.occasions.risings).toBeGreaterThan(20);
    for (const occasion of WANTED) expect(tally.occasions[occasion], occasion).toBeGreaterThan(0);
  },
);
