import { expect, test } from "vitest";
import type { Sandbox } from "../pages/sandbox/sandbox.ts";
import { deskWith, played, position, sandboxWith } from "../pages/sandbox/testing.ts";
import { deskOf } from "../pages/sandbox/timeline.ts";
import { review, waitingPlaces } from "./review.ts";

function reviewed(sandbox: Sandbox) {
  const timeline = played(sandbox);
  const [phase] = timeline.phases;
  return review(deskOf(timeline, phase), phase);
}

test("units without orders are counted", () => {
  expect(reviewed(sandboxWith({ orders: { France: ["A Par - Bur"] } })).idle).toHaveLength(21);
});

test("supports and convoys of what is not ordered are pointed out", () => {
  const { notes } = reviewed(
    sandboxWith({
      position: position("S1901M", { France: ["A Par", "A Gas", "A Bre", "F Eng"], England: ["A Lon"] }),
      orders: {
        France: ["A Par - Pic", "A Gas S A Par - Bur", "A Bre S A Par", "F Eng C A Lon - Bel"],
        England: ["A Lon - Nwy"],
      },
    }),
  );
  expect(notes.map(({ text }) => text)).toEqual([
    "A Gas supports A Par to Burgundy, which is not ordered there",
    "A Bre supports A Par to hold, but that moves",
    "F Eng convoys A Lon to Belgium, which is not ordered there",
    expect.stringMatching(/A Lon - Nwy: No fleets/),
  ]);
  expect(notes[0].at).toBe("Gas");
});

test("an army that nobody carries is pointed out", () => {
  const { notes } = reviewed(
    sandboxWith({
      position: position("S1901M", { England: ["A Lon", "F Nth"] }),
      orders: { England: ["A Lon - Nwy"] },
    }),
  );
  expect(notes.map(({ text }) => text)).toEqual(["No fleet convoys A Lon to Norway"]);
});

test("matched supports and convoys are left alone", () => {
  const { notes } = reviewed(
    sandboxWith({
      position: position("S1901M", { France: ["A Bre", "F Eng"], England: ["A Lon", "F Nth"] }),
      orders: { France: ["F Eng C A Lon - Bel"], England: ["A Lon - Bel", "F Nth S A Lon - Bel"] },
    }),
  );
  expect(notes).toEqual([]);
});

test("builds and removals that are due are counted", () => {
  const sandbox = sandboxWith({
    position: position(
      "W1901A",
      { France: ["A Bur"], Germany: ["A Mun", "A Ber"] },
      { centers: { France: ["Par", "Mar", "Bre"], Germany: ["Mun"] } },
    ),
    orders: { France: ["Build A Par"] },
  });
  const { dues } = reviewed(sandbox);
  expect(waitingPlaces(deskWith(sandbox), reviewed(sandbox))).toEqual(["Bre", "Mar", "Mun", "Ber"]);
  expect(dues.map(({ task, count, done }) => [task, count, done])).toEqual([
    ["build", 2, 1],
    ["remove", 1, 0],
  ]);
});
