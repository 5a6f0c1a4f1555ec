import { addCommitteeTallies, playCommitteeGame } from "@chancery/testkit";
import { expect, test } from "vitest";
import { COMMITTEES } from "./committees.ts";

test.each(COMMITTEES)(
  "games of chance in %s: nothing is lost or won on the way, nobody has more units than centres after a Fall, and neither the sequence of orders nor that of the powers matters (MB-17, M01-9, M35-9, MB-217)",
  (committee) => {
    const tally = addCommitteeTallies([1, 2, 3, 4].map((seed) => playCommitteeGame(committee, seed, 24)));
    expect(tally.phases).toBe(96);
    // The games must stay as eventful as they are meant to be.
    expect(tally.risen).toBeGreaterThan(5);
    expect(tally.drivenOut).toBeGreaterThan(0);
    expect(tally.lost).toBeGreaterThan(0);
  },
);
