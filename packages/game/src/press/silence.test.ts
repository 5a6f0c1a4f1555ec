import { expect, test } from "vitest";
import type { Command } from "../command.ts";
import { readSetup, recordOf, talksOf } from "../index.ts";
import { MINUTE, type Play, SEVEN, sevenAt } from "../testing.ts";

type Say = Omit<Command & { type: "say" }, "type" | "as">;

const PEACE = { kind: "peace", through: 1903 } as const;
const SAYINGS: Readonly<Record<string, Say>> = {
  public: { to: "everybody", text: "Peace in our time" },
  private: { to: ["Germany"], text: "Burgundy stays empty?" },
  all: { to: ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"], text: "Friends" },
  deal: { to: ["Germany"], text: "", deal: PEACE },
  dealWithWords: { to: ["Germany"], text: "Trust me", deal: PEACE },
  withReferee: { to: ["Germany", "referee"], text: "You both hear this" },
  referee: { to: "referee", text: "May I ask something?" },
};

/** What France can say, by name. */
const possible = (setup: Record<string, unknown>): string[] =>
  Object.keys(SAYINGS).filter((name) => {
    const play = sevenAt({ referee: true, ...setup });
    const answer = play.try("cleo", { type: "say", as: "France", ...SAYINGS[name] });
    if (answer !== "done") expect(answer).toBe("press-closed");
    return answer === "done";
  });

test("each kind of press opens its channels and no others, and the game master can always be asked", () => {
  expect(possible({})).toEqual(Object.keys(SAYINGS));
  expect(possible({ press: "public" })).toEqual(["public", "referee"]);
  expect(possible({ press: "deals" })).toEqual(["deal", "referee"]);
  expect(possible({ press: "none" })).toEqual(["referee"]);
});

test("the game master speaks in a game without messages, and is answered", () => {
  const play = sevenAt({ referee: true, press: "none" });
  play.do("ref", { type: "say", as: null, to: ["France"], text: "Are you still with us?" });
  play.do("cleo", { type: "say", as: "France", to: "referee", text: "I am" });
  expect(play.view("cleo").channels.find(({ name }) => name === "France + referee")?.count).toBe(2);
});

test("deals are answered without words", () => {
  const play = sevenAt({ press: "deals" });
  play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "", deal: PEACE });
  const answer = {
    type: "say",
    as: "Germany",
    to: ["France"],
    answer: { message: 1, accept: true },
  } as const;
  expect(play.try("dan", { ...answer, text: "Gladly" })).toBe("press-closed");
  expect(play.try("dan", { ...answer, text: "" })).toBe("done");
});

test("after the game everyone can talk", () => {
  const play = sevenAt({ press: "none" });
  expect(play.view("cleo").you.may).not.toContain("say");
  for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw" } });
  expect(play.view("cleo").you.may).toContain("say");
  for (const name of ["public", "private"])
    expect(play.try("cleo", { type: "say", as: "France", ...SAYINGS[name] })).toBe("done");
});

/** Everything that others see of a game, exports included. */
const seenByOthers = (play: Play): string =>
  JSON.stringify(
    [...SEVEN.filter((who) => who !== "ann"), "spectator", "projector"].map((who) => {
      const viewer = who === "spectator" || who === "projector" ? who : { member: who };
      return [play.view(who), recordOf(play.table, viewer)];
    }),
  );

/** Two worlds: in one a player, who is the host as well, tries everything to get words across. */
test.each(["none", "deals"])("with %s, not a byte of what others see carries a player's words", (press) => {
  const [silent, talking] = [0, 1].map(() => sevenAt({ press, anonymous: true }));
  const say = (to: "everybody" | string[]) =>
    talking.try("ann", { type: "say", as: "Austria", to, text: "Attack Russia" });
  expect([say("everybody"), say(["Turkey"])]).toEqual(["press-closed", "press-closed"]);
  expect(talking.try("ann", { type: "announce", text: "Attack Russia" })).toBe("press-closed");
  expect(talking.view("ann").you.may).not.toContain("announce");
  for (const [play, reason] of [
    [silent, "dinner"],
    [talking, "Attack Russia"],
  ] as const)
    play
      .do("ann", { type: "extend", minutes: 60, reason })
      .do("ann", { type: "pause", reason })
      .do("ann", { type: "resume" });
  silent.save("Austria", "A Vie - Gal");
  talking.save("Austria", "  a vie-gal\nAttack Russia with me\nA Attackrussia - Mos");
  for (const play of [silent, talking]) play.allReady();
  expect(talking.view("ann").lastPlayed?.result?.orders.map(({ text }) => text)).toContain(
    "Attack Russia with me",
  );
  expect(seenByOthers(talking)).toBe(seenByOthers(silent));
});

test("in other games what was written is shown as it was written", () => {
  const play = sevenAt().save("Austria", "Attack Russia with me").allReady();
  expect(play.view("bob").lastPlayed?.result?.orders.map(({ text }) => text)).toContain(
    "Attack Russia with me",
  );
});

test("a live game without messages has no negotiation: orders are written at once", () => {
  const play = sevenAt({ preset: "live", press: "none" });
  expect(play.view("ann").clock).toMatchObject({ stage: "writing", isNegotiation: false, left: 5 * MINUTE });
  play.save("France", "A Mar - Spa").allReady();
  expect(play.view("ann").phase).toBe("F1901M");
});

test("bots know of nobody to make deals with where deals are closed", () => {
  expect(talksOf(sevenAt({ press: "none" }).table, "ann").people).toEqual([]);
  expect(talksOf(sevenAt({ press: "public" }).table, "ann").people).toEqual([]);
  expect(talksOf(sevenAt({ press: "deals" }).table, "ann").people).toHaveLength(7);
});

test("committees negotiate, whatever is wanted", () => {
  expect(readSetup({ variant: "committee-1901", press: "none" })).toMatchObject({
    error: [{ option: "press", fault: { code: "press-in-room" } }],
  });
  expect(readSetup({ press: "full" })).toEqual(readSetup({}));
});
