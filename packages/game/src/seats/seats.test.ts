import { expect, test } from "vitest";
import { HOUR, type Play, sevenAt } from "../testing.ts";

const TOKEN = "a-long-enough-token";
const offer = (play: Play, seat: number, eliminatedToo = false, token = TOKEN) =>
  ({ type: "offer", seat, token, expires: play.now + 24 * HOUR, eliminatedToo }) as const;
const sitDown = { type: "take-over", token: TOKEN, name: "Zoe" } as const;

/** Sits down where the host plays, so that most have to agree: four of the six who are left. */
const admitted = (play: Play, who = "zoe", seat = 2) => {
  play.do(who, sitDown);
  for (const elector of ["ann", "bob", "dan", "eve"]) play.do(elector, { type: "admit", seat, isFor: true });
  return play;
};

/** Lets a deadline pass together with its grace. */
const miss = (play: Play) =>
  play
    .after(48 * HOUR)
    .do("clock", { type: "pass-deadline" })
    .after(12 * HOUR)
    .do("clock", { type: "pass-deadline" });

test("a player who leaves puts their power into civil disorder: what they wrote doesn't count (CB-156)", () => {
  const play = sevenAt().save("France", "A Par - Bur").do("cleo", { type: "leave" });
  expect(play.view("ann").seats[2]).toMatchObject({ isVacant: true, player: null, isReady: true });
  play.allReady();
  expect(play.view("ann").position.units.France).toEqual(["A Mar", "A Par", "F Bre"]);
  expect(play.table.turns[0].result?.used.France).toBeUndefined();
});

test("a seat counts as abandoned after several missed moves in a row, and everyone is told", () => {
  const play = sevenAt({ replacement: { afterMissed: 2 } });
  for (const turn of [1, 2]) {
    expect(play.table.seats[2].holder, `turn ${turn}`).toBe("cleo");
    for (const power of ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"]) play.save(power, "");
    miss(play);
  }
  expect(play.view("ann").seats.map(({ isVacant }) => isVacant)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(play.view("ann").chronicle).toContainEqual(
    expect.objectContaining({ what: "vacated", powers: ["France"] }),
  );
});

test("an order in between starts the count again", () => {
  const play = sevenAt({ replacement: { afterMissed: 2 } });
  const others = () =>
    ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"].map((power) => play.save(power, ""));
  others();
  miss(play);
  play.save("France", "").allReady();
  others();
  miss(play);
  expect(play.table.seats[2].holder).toBe("cleo");
});

test("a replacement takes the seat over by its link, until it expires (CB-161)", () => {
  const play = sevenAt().do("cleo", { type: "leave" });
  expect(play.try("ann", offer(play, 1))).toBe("seat-held");
  expect(play.try("bob", offer(play, 2))).toBe("not-entitled");
  expect(play.try("ann", { ...offer(play, 2), token: "short" })).toBe("bad-offer");
  play.do("ann", offer(play, 2));
  expect(play.try("zoe", { ...sitDown, token: "another-token-altogether" })).toBe("no-such-offer");
  play.after(25 * HOUR);
  expect(play.try("zoe", sitDown)).toBe("offer-expired");
  admitted(play.do("ann", offer(play, 2)));
  expect(play.view("zoe")).toMatchObject({ you: { role: "player", seat: 2 } });
  expect(play.view("ann").seats[2].player).toBe("Zoe");
  play.save("France", "A Par - Bur").allReady();
  expect(play.view("ann").position.units.France).toContain("A Bur");
  expect(play.try("yan", sitDown)).toBe("no-such-offer");
});

test("the log keeps no token that someone could use", () => {
  const play = sevenAt().do("cleo", { type: "leave" });
  play.do("ann", offer(play, 2));
  expect(JSON.stringify(play.log)).not.toContain(TOKEN);
});

test("where the players settled that nobody is replaced, nobody is (CB-161)", () => {
  const play = sevenAt({ replacement: { by: "nobody" } }).do("cleo", { type: "leave" });
  expect(play.try("ann", offer(play, 2))).toBe("no-replacement");
});

test("a replacement takes the power out of civil disorder, in time to build (CB-161, C71-XIV.3-1)", () => {
  const play = sevenAt().save("France", "A Mar - Spa").save("Germany", "F Kie - Den").allReady();
  play.do("cleo", { type: "leave" }).allReady();
  expect(play.view("ann")).toMatchObject({ phase: "W1901A", position: { civilDisorder: ["France"] } });
  admitted(play.do("ann", offer(play, 2)));
  expect(play.view("ann").position.civilDisorder).toBeUndefined();
  expect(play.view("ann").seats[2].isReady).toBe(false);
  play.save("France", "Build A Mar").allReady();
  expect(play.view("ann").position.units.France).toContain("A Mar");
});

test("people who have had no power are preferred; failing that, people who have lost theirs (C71-XIV.3-2)", () => {
  const play = sevenAt({ referee: true });
  const { phase, units, centers } = play.view("ref").position;
  const position = { phase, units: { ...units, Italy: [] }, centers };
  play.do("ref", { type: "edit", position, reason: "a game without Italy" });
  play.do("cleo", { type: "leave" }).do("ref", offer(play, 2));
  expect(play.try("eve", sitDown)).toBe("newcomers-first");
  expect(play.try("dan", sitDown)).toBe("plays-already");
  expect(play.try("ref", sitDown)).toBe("referee-plays-nothing");
  play.do("ref", offer(play, 2, true)).do("eve", sitDown);
  expect(play.view("eve").you.seat).toBe(2);
});

test("a player who left may come back while the seat is empty and has units (C71-XIV.3-1)", () => {
  const play = sevenAt().do("cleo", { type: "leave" });
  expect(play.try("dan", { type: "return" })).toBe("already-here");
  play.do("cleo", { type: "return" });
  expect(play.view("cleo").you.seat).toBe(2);
  admitted(play.do("cleo", { type: "leave" }).do("ann", offer(play, 2)));
  expect(play.try("cleo", { type: "return" })).toBe("was-replaced");
});

test("a host without a referee removes only who has missed orders; a referee gives a reason", () => {
  const hosted = sevenAt();
  expect(hosted.try("ann", { type: "vacate", seat: 2, reason: "rude" })).toBe("not-entitled");
  const refereed = sevenAt({ referee: true });
  expect(refereed.try("ref", { type: "vacate", seat: 2, reason: "" })).toBe("reason-missing");
  refereed.do("ref", { type: "vacate", seat: 2, reason: "rude" });
  expect(refereed.try("cleo", { type: "return" })).toBe("not-entitled");
});

test("the referee replaces a player by someone at the table (CB-48)", () => {
  const play = sevenAt({ referee: true }).do("zoe", { type: "join", name: "Zoe", role: "spectator" });
  play.do("ref", { type: "replace", seat: 2, member: "zoe", reason: "Cleo is ill" });
  expect(play.view("zoe").you).toMatchObject({ role: "player", seat: 2 });
  expect(play.view("cleo").you.seat).toBe(null);
  expect(play.try("ref", { type: "replace", seat: 2, member: "dan", reason: "x" })).toBe("plays-already");
});

test("a player the host declared missing can return until the seat is taken over", () => {
  const play = sevenAt({ replacement: { afterMissed: 2 } });
  for (const power of ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"]) play.save(power, "");
  miss(play);
  play.do("ann", { type: "vacate", seat: 2, reason: "no orders" });
  expect(play.view("cleo").you.may).toContain("return");
  play.do("cleo", { type: "return" });
  expect(play.view("cleo").you.seat).toBe(2);
});

test("a host who plays can't replace a rival who missed a deadline at once, and a referee can", () => {
  for (const referee of [false, true]) {
    const play = sevenAt({ replacement: { afterMissed: 1 }, referee });
    const official = referee ? "ref" : "ann";
    for (const power of ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"]) play.save(power, "");
    miss(play);
    expect(play.table.seats[2].holder).toBe(null);
    play.do(official, { ...offer(play, 2), expires: play.now + 48 * HOUR });
    expect(play.view("zoe").seats[2].isOffered).toBe(true);
    if (!referee) {
      expect(play.try("zoe", sitDown)).toBe("too-early");
      expect(play.view("cleo").you.may).toContain("return");
      admitted(play.after(24 * HOUR));
    } else play.do("zoe", sitDown);
    expect(play.view("zoe").you.seat).toBe(2);
  }
});

test("a seat whose player left is free at once", () => {
  const play = sevenAt().do("cleo", { type: "leave" });
  admitted(play.do("ann", offer(play, 2)));
  expect(play.view("zoe").you.seat).toBe(2);
});

test("a successor sees what comes after, and nothing that the predecessor wrote or read", () => {
  for (const anonymous of [false, true]) {
    const play = sevenAt({ anonymous });
    play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "as I told you at school" });
    play.save("France", "A Par - Bur").save("France", "A Par - Bur").allReady();
    // What was begun in the turn of the change goes with its writer.
    play.save("France", "A Mar - Gas").do("cleo", { type: "vote", vote: { how: "draw" } });
    admitted(play.do("cleo", { type: "leave" }).do("ann", offer(play, 2)));
    expect(play.view("zoe").sheets).toMatchObject([{ power: "France", text: null, receipt: null }]);
    expect(play.view("zoe").you.vote).toBe(null);
    expect(play.view("zoe").turns[0].result?.used).toEqual({});
    expect(JSON.stringify(play.view("zoe"))).not.toContain("Gas");
    play.do("dan", { type: "say", as: "Germany", to: ["France"], text: "who are you?" });
    const channel = play.view("zoe").channels.find(({ name }) => name === "France + Germany");
    expect(channel?.messages.map(({ text }) => text)).toEqual(["who are you?"]);
    expect(play.view("zoe").turns[0].sheets).toEqual([]);
    play.do("zoe", { type: "save", power: "France", text: "A Mar - Bur" });
    expect(play.view("zoe").turns[1].sheets.map(({ text }) => text)).toEqual(["A Mar - Bur"]);
    expect(play.view("cleo").channels.map(({ name }) => name)).toEqual(["everybody"]);
    expect(JSON.stringify(play.view("zoe")).includes("Cleo")).toBe(!anonymous);
  }
});

test("a deserted table waits for its time and does not play itself to the end", () => {
  const play = sevenAt();
  for (const who of ["ann", "bob", "cleo", "dan", "eve", "fay", "gus"]) play.do(who, { type: "leave" });
  expect(play.view("projector").phase).toBe("S1901M");
  play.after(48 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.view("projector").phase).toBe("F1901M");
});

test("before anything is resolved, someone plays in the place of a player who never came", () => {
  const play = sevenAt({ anonymous: true });
  const substitute = { type: "substitute", seat: 2, member: "sue", name: "Sue" } as const;
  play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "Back in a minute" });
  play.do("cleo", { type: "save", power: "France", text: "A Par H" });
  expect(play.try("ann", substitute)).toBe("not-entitled");
  expect(play.try("clock", { ...substitute, member: "dan" })).toBe("plays-already");
  expect(play.try("clock", { ...substitute, seat: 9 })).toBe("no-such-seat");
  play.do("clock", substitute);
  expect(play.try("clock", substitute)).toBe("unchanged");
  expect(play.view("sue").seats[2]).toMatchObject({ isYours: true });
  expect(play.view("cleo").seats[2].isYours).toBe(false);
  expect(play.try("cleo", { type: "save", power: "France", text: "" })).toBe("not-your-power");
  // It's their game from the start: nothing was left by anyone.
  expect(play.table.starters?.[2]).toBe("sue");
  expect(play.table.conduct?.cleo).toBeUndefined();
  play.do("sue", { type: "save", power: "France", text: "A Par - Bur" });
  for (const who of ["ann", "bob", "sue", "dan", "eve", "fay", "gus"])
    play.do(who, { type: "ready", ready: true });
  expect(play.try("clock", { ...substitute, member: "tom" })).toBe("game-begun");
});
