import { describe, expect, test } from "vitest";
import { HOUR, Play } from "./testing.ts";

const DUELS = [
  ["france-austria", "France", "Austria", "A Par - Bur"],
  ["germany-italy", "Germany", "Italy", "A Mun - Bur"],
  ["england-turkey", "England", "Turkey", "F Lon - Nth"],
] as const;

/** A started duel: Ann plays the first power, Bob the other. */
function duelAt(variant: string, one: string, other: string): Play {
  const play = new Play({ variant, assignment: "chosen", preset: "correspondence" }).join("bob");
  play.do("ann", { type: "choose", power: one }).do("bob", { type: "choose", power: other });
  return play.do("ann", { type: "start", seed: 7 });
}

describe.each(DUELS)("%s", (variant, one, other, line) => {
  test("two players are enough, and neither sees what the other writes", () => {
    const play = duelAt(variant, one, other);
    const before = JSON.stringify(play.view("bob"));
    play.save(one, line);
    expect(JSON.stringify(play.view("bob"))).toBe(before);
    play.allReady();
    const [turn] = play.view("bob").turns;
    expect(turn.result?.orders).toContainEqual(
      expect.objectContaining({ power: one, text: line, result: "moved" }),
    );
  });

  test("both share a draw that they agree on", () => {
    const play = duelAt(variant, one, other);
    play.do("ann", { type: "vote", vote: { how: "draw" } });
    expect(play.table.status).toBe("playing");
    play.do("bob", { type: "vote", vote: { how: "draw" } });
    expect(play.view("ann").ending).toEqual({ how: "draw", sharers: [one, other].toSorted() });
  });

  test("a power whose player is silent falls into civil disorder", () => {
    const play = duelAt(variant, one, other);
    play.save(one, line).do("ann", { type: "ready", ready: true });
    play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
    play.after(12 * HOUR).do("clock", { type: "pass-deadline" });
    const [turn] = play.view("ann").turns;
    expect(turn.result).toMatchObject({ cause: "deadline", missing: [other] });
    expect(play.view("ann").phase).toBe("F1901M");
  });
});
