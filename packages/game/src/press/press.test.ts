import { expect, test } from "vitest";
import { MINUTE, type Play, SEVEN, sevenAt } from "../testing.ts";

const heard = (play: Play, who: string) =>
  play
    .view(who)
    .channels.flatMap(({ name, messages }) => messages.map(({ from, text }) => [name, from, text]));

test("players talk in private groups and in public (CB-12)", () => {
  const play = sevenAt();
  play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "Burgundy stays empty?" });
  play.do("dan", { type: "say", as: "Germany", to: ["France", "England"], text: "A word for three" });
  play.do("ann", { type: "say", as: "Austria", to: "everybody", text: "Peace in our time" });
  const open = ["everybody", "Austria", "Peace in our time"];
  expect(heard(play, "cleo")).toEqual([
    open,
    ["France + Germany", "France", "Burgundy stays empty?"],
    ["England + France + Germany", "Germany", "A word for three"],
  ]);
  expect(heard(play, "bob")).toEqual([open, ["England + France + Germany", "Germany", "A word for three"]]);
  expect(heard(play, "eve")).toEqual([open]);
  expect(heard(play, "spectator")).toEqual([open]);
});

test("so much can be said in a turn, by each side", () => {
  const play = sevenAt();
  const long = { type: "say", as: "France", to: ["Germany"], text: "x".repeat(10_000) } as const;
  for (let i = 0; i < 50; i++) play.do("cleo", long);
  const short = { type: "say", as: "France", to: "everybody", text: "hello" } as const;
  expect(play.try("cleo", short)).toBe("too-many-messages");
  expect(play.try("dan", { ...short, as: "Germany" })).toBe("done");
  play.after(MINUTE).allReady();
  expect(play.try("cleo", short)).toBe("done");
});

test("a game holds so many messages", () => {
  const play = sevenAt();
  const text = "x".repeat(10_000);
  const powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
  const speak = (number: number) => {
    const seat = number % 7;
    return play.try(SEVEN[seat], { type: "say", as: powers[seat], to: "everybody", text });
  };
  for (let number = 0; number < 350; number++) speak(number);
  play.after(MINUTE).allReady();
  for (let number = 350; number < 500; number++) expect(speak(number)).toBe("done");
  expect(speak(500)).toBe("too-many-messages");
  play.after(MINUTE).allReady();
  expect(speak(500)).toBe("too-many-messages");
});

test("the referee can be one of several who talk, and is answered there", () => {
  const play = sevenAt({ preset: "live", referee: true });
  play.do("ref", { type: "say", as: null, to: ["France", "Germany"], text: "Do you both agree?" });
  play.do("cleo", { type: "say", as: "France", to: ["Germany", "referee"], text: "We do" });
  const all = [
    ["France + Germany + referee", "referee", "Do you both agree?"],
    ["France + Germany + referee", "France", "We do"],
  ];
  for (const who of ["ref", "cleo", "dan"]) expect(heard(play, who)).toEqual(all);
  const say = (who: string, as: string | null, to: string[]) =>
    play.try(who, { type: "say", as, to, text: "hello" });
  expect(say("ref", null, ["referee"])).toBe("nobody-to-talk-to");
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(say("cleo", "France", ["Germany", "referee"])).toBe("talk-closed");
  const without = sevenAt();
  expect(without.try("cleo", { type: "say", as: "France", to: ["referee"], text: "hello" })).toBe(
    "no-such-power",
  );
});

test("nothing said or signed binds anyone: orders against every promise are carried out (CB-13)", () => {
  const play = sevenAt();
  play.do("cleo", {
    type: "say",
    as: "France",
    to: ["Germany"],
    text: "I swear: A Par stays out of Burgundy",
  });
  play.save("France", "A Par - Bur").allReady();
  expect(play.view("dan").position.units.France).toContain("A Bur");
});

test("channels are closed while orders are written, retreats and adjustments made (CB-15)", () => {
  const play = sevenAt({ preset: "live", referee: true });
  const talk = (to: "everybody" | "referee" | string[]) =>
    play.try("cleo", { type: "say", as: "France", to, text: "hello" });
  expect([talk("everybody"), talk(["Germany"])]).toEqual(["done", "done"]);
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(play.view("cleo").clock.isTalkOpen).toBe(false);
  expect([talk("everybody"), talk(["Germany"])]).toEqual(["talk-closed", "talk-closed"]);
  expect(talk("referee")).toBe("done");
  play.save("France", "A Mar - Spa").allReady();
  expect(talk(["Germany"])).toBe("done");
  play.allReady().allReady();
  expect(play.view("cleo").phase).toBe("W1901A");
  expect(talk(["Germany"])).toBe("talk-closed");
  play.allReady();
  expect(play.view("cleo").phase).toBe("S1902M");
  expect(talk(["Germany"])).toBe("done");
});

test("a correspondence game by the rulebook's talk is open in moves and closed in adjustments (CB-15)", () => {
  const play = sevenAt({ talk: "rulebook" }).save("France", "A Mar - Spa").allReady().allReady();
  expect(play.view("cleo")).toMatchObject({ phase: "W1901A", clock: { isTalkOpen: false } });
});

test("nobody speaks for a power they don't play, to nobody, or in silence", () => {
  const play = sevenAt();
  const say = (as: string | null, to: "referee" | string[], text = "x") =>
    play.try("cleo", { type: "say", as, to, text });
  expect(say("Germany", ["Italy"])).toBe("not-your-power");
  expect(say(null, ["Italy"])).toBe("not-your-power");
  expect(say("France", ["France"])).toBe("nobody-to-talk-to");
  expect(say("France", [])).toBe("nobody-to-talk-to");
  expect(say("France", "referee")).toBe("nobody-to-talk-to");
  expect(say("France", ["Sweden"])).toBe("no-such-power");
  expect(say("France", ["Italy"], " ")).toBe("empty-text");
});

test("the referee is asked in private, answers, and speaks to everybody", () => {
  const play = sevenAt({ referee: true });
  play.do("cleo", { type: "say", as: "France", to: "referee", text: "May I?" });
  play.do("ref", { type: "say", as: null, to: ["France"], text: "You may" });
  play.do("ref", { type: "say", as: null, to: "everybody", text: "Five minutes" });
  expect(heard(play, "ref")).toEqual(heard(play, "cleo"));
  expect(heard(play, "cleo")).toContainEqual(["France + referee", "referee", "You may"]);
  expect(heard(play, "dan")).toEqual([["everybody", "referee", "Five minutes"]]);
});

test("the referee reads private talks only where that was agreed", () => {
  for (const refereeReads of [true, false]) {
    const play = sevenAt({ referee: true, refereeReads });
    play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "psst" });
    expect(heard(play, "ref").length).toBe(refereeReads ? 1 : 0);
  }
});

test("unread messages are counted for each reader, without their own", () => {
  const play = sevenAt();
  for (const text of ["one", "two"]) play.do("cleo", { type: "say", as: "France", to: ["Germany"], text });
  const unread = (who: string) =>
    play.view(who).channels.find(({ name }) => name === "France + Germany")?.unread;
  expect([unread("cleo"), unread("dan")]).toEqual([0, 2]);
  play.do("dan", { type: "read", channel: "France + Germany", count: 1 });
  expect(unread("dan")).toBe(1);
  play.do("dan", { type: "read", channel: "France + Germany", count: 2 });
  expect(unread("dan")).toBe(0);
  expect(play.try("dan", { type: "read", channel: "France + Germany", count: 2 })).toBe("unchanged");
  expect(play.try("ann", { type: "read", channel: "France + Germany", count: 1 })).toBe("no-such-channel");
});

test("private talks are opened to others only after the game, and only if that was agreed", () => {
  for (const press of [true, false]) {
    const play = sevenAt({ reveal: { press } });
    play.do("cleo", { type: "say", as: "France", to: ["Germany"], text: "psst" });
    expect(heard(play, "spectator")).toEqual([]);
    for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw" } });
    expect(heard(play, "spectator").length).toBe(press ? 1 : 0);
  }
});

test("a muted player's messages are hidden from the one who muted them, without a word to anyone", () => {
  const play = sevenAt();
  const before = play.view("dan");
  play.do("cleo", { type: "mute", power: "Germany", muted: true });
  expect(play.view("dan")).toEqual(before);
  play.do("bob", { type: "say", as: "England", to: "everybody", text: "Good morning" });
  play.do("dan", { type: "say", as: "Germany", to: "everybody", text: "You fools" });
  play.do("dan", {
    type: "say",
    as: "Germany",
    to: ["France"],
    text: "And you",
    deal: { kind: "peace", through: 1902 },
  });
  const seen = play.view("cleo");
  expect(JSON.stringify(seen)).not.toMatch(/You fools|And you|peace/);
  expect(seen.seats.map(({ isMuted }) => isMuted).indexOf(true)).toBe(play.seat("Germany"));
  const [open, pair] = seen.channels;
  expect(open).toMatchObject({ count: 2, unread: 1, last: { from: "England" } });
  expect(open.messages.map(({ isMuted }) => isMuted)).toEqual([false, true]);
  expect(pair).toMatchObject({ count: 1, unread: 0, last: null });
  expect(JSON.stringify(play.view("eve"))).toContain("You fools");
  play.do("cleo", { type: "mute", power: "Germany", muted: false });
  expect(JSON.stringify(play.view("cleo"))).toMatch(/You fools.*And you/);
});

test("only other players can be muted, and a successor is heard", () => {
  const play = sevenAt();
  const mute = (power: string, muted = true) => play.try("cleo", { type: "mute", power, muted });
  expect(mute("France")).toBe("nobody-to-mute");
  expect(mute("Narnia")).toBe("no-such-power");
  expect(mute("Germany", false)).toBe("unchanged");
  expect(mute("Germany")).toBe("done");
  expect(mute("Germany")).toBe("unchanged");
  play.do("dan", { type: "leave" });
  expect(play.view("cleo").seats[3].isMuted).toBe(false);
  expect(mute("Germany")).toBe("nobody-to-mute");
});
