import { expect, test } from "vitest";
import { botsToMove, replay } from "../index.ts";
import { HOUR, Play, SEVEN, sevenAt } from "../testing.ts";

const CLUB = { level: "club", character: "bold" } as const;

/** Every living power except the missing ones orders and is ready; then the deadline passes. */
function missTurn(play: Play, ...missing: string[]): Play {
  for (const { holder } of play.table.seats)
    if (holder !== null && !missing.includes(holder)) play.try(holder, { type: "ready", ready: true });
  return play.after(200 * HOUR).do("clock", { type: "pass-deadline" });
}

const AGREED = { standIn: "club", replacement: { afterMissed: 1 }, clock: { grace: 0 } };

test("bots fill the empty seats with one command, and the game starts", () => {
  const play = new Play().join("bob");
  play.do("ann", { type: "fill-with-bots", level: "club" });
  expect(play.view("bob")).toMatchObject({ playerCount: 7, players: ["Ann", "Bob"] });
  expect(play.view("bob").bots.map(({ level, seat }) => [level, seat])).toEqual(
    Array(5).fill(["club", null]),
  );
  expect(play.try("ann", { type: "fill-with-bots", level: "club" })).toBe("unchanged");
  play.do("ann", { type: "start", seed: 3 });
  const { seats, status } = play.view("spectator");
  expect(status).toBe("playing");
  expect(seats.filter(({ bot }) => bot?.level === "club")).toHaveLength(5);
  expect(seats.filter(({ bot, player }) => bot && player !== null)).toEqual([]);
  expect(seats.every(({ isVacant }) => !isVacant)).toBe(true);
  expect(new Set(seats.flatMap(({ bot }) => bot?.character ?? []))).toEqual(
    new Set(["bold", "cautious", "loyal"]),
  );
  expect(replay(JSON.parse(JSON.stringify(play.log)))).toEqual(play.table);
});

test("a person who joins before the game takes the place of a bot", () => {
  const play = new Play({ options: { players: 2 } });
  play.do("ann", { type: "add-bot", seat: null, ...CLUB });
  expect(play.try("ann", { type: "add-bot", seat: null, ...CLUB })).toBe("table-full");
  play.join("bob");
  expect(play.view("ann")).toMatchObject({ players: ["Ann", "Bob"], bots: [] });
  expect(play.try("cleo", { type: "join", name: "Cleo", role: "player" })).toBe("table-full");
});

test("a power given to a bot stays its own, unless a person chooses it", () => {
  const play = new Play({ assignment: "chosen" });
  play.do("ann", { type: "add-bot", seat: 2, ...CLUB }).do("ann", { type: "add-bot", seat: 3, ...CLUB });
  expect(play.try("ann", { type: "add-bot", seat: 2, ...CLUB })).toBe("seat-held");
  expect(play.try("ann", { type: "add-bot", seat: 9, ...CLUB })).toBe("no-such-seat");
  play.do("ann", { type: "choose", power: "Germany" });
  play.do("ann", { type: "fill-with-bots", level: "beginner" }).do("ann", { type: "start", seed: 1 });
  expect(play.view("ann").seats.map(({ bot }) => bot?.level ?? null)).toEqual([
    "beginner",
    "beginner",
    "club",
    null,
    "beginner",
    "beginner",
    "beginner",
  ]);
  const lots = new Play();
  expect(lots.try("ann", { type: "add-bot", seat: 2, ...CLUB })).toBe("powers-drawn");
});

test("only who looks after the game adds and removes bots", () => {
  const play = new Play().join("bob").do("ann", { type: "add-bot", seat: null, ...CLUB });
  const [{ id }] = play.table.bots;
  for (const command of [
    { type: "add-bot", seat: null, ...CLUB },
    { type: "fill-with-bots", level: "club" },
    { type: "remove-bot", bot: id },
  ] as const)
    expect(play.try("bob", command)).toBe("not-entitled");
  expect(play.try("ann", { type: "remove-bot", bot: "bot-9" })).toBe("no-such-bot");
  play.do("ann", { type: "remove-bot", bot: id });
  expect(play.view("ann").bots).toEqual([]);
  expect(play.try(id, { type: "leave" })).toBe("not-entitled");
});

test("a bot's orders and readiness are kept like a person's, and nobody else sees them or its seed", () => {
  const play = new Play().join(...SEVEN.slice(1, 6)).do("ann", { type: "fill-with-bots", level: "master" });
  play.do("ann", { type: "start", seed: 5 });
  const [{ id }] = play.table.bots;
  const [seat] = botsToMove(play.table);
  const [power] = play.view("ann").seats[seat].powers;
  const before = SEVEN.slice(0, 6).map((who) => JSON.stringify(play.view(who)));
  play.do(id, { type: "save", power, text: "secret plan" });
  expect(play.view(id).sheets).toMatchObject([{ power, text: "secret plan", receipt: { version: 1 } }]);
  expect(SEVEN.slice(0, 6).map((who) => JSON.stringify(play.view(who)))).toEqual(before);
  expect(before.join()).not.toContain("seed");
  expect(botsToMove(play.table)).toEqual([seat]);
  play.do(id, { type: "ready", ready: true });
  expect(botsToMove(play.table)).toEqual([]);
  for (const who of SEVEN.slice(0, 6)) play.do(who, { type: "ready", ready: true });
  expect(play.table.turns).toHaveLength(2);
  expect(play.table.turns[0].result?.used[power]).toEqual({ version: 1, onBehalf: false });
});

test("a bot that hands in nothing holds: no grace, no civil disorder, and the seat stays its own", () => {
  const play = new Play({ replacement: { afterMissed: 1 } }).do("ann", {
    type: "fill-with-bots",
    level: "club",
  });
  play.do("ann", { type: "start", seed: 5 }).do("ann", { type: "ready", ready: true });
  play.after(48 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.table.turns).toHaveLength(2);
  expect(play.table.turns[0].result?.missing).toEqual([]);
  expect(play.view("ann").position).not.toHaveProperty("disorder");
  expect(play.view("ann").seats.filter(({ bot }) => bot)).toHaveLength(6);
});

test("a bot stands in for a player who missed orders, and hands the seat back with all that was written", () => {
  const play = sevenAt(AGREED);
  play.do("bob", { type: "say", as: "England", to: ["France"], text: "The Channel stays empty" });
  missTurn(play, "bob");
  const seat = play.seat("England");
  expect(play.view("ann").seats[seat]).toMatchObject({
    bot: { level: "club" },
    player: null,
    isVacant: false,
  });
  expect(play.view("ann").chronicle.map(({ sentence }) => sentence)).toContain("A bot stands in for England");
  expect(play.view("ann").position).not.toHaveProperty("disorder");
  expect(botsToMove(play.table)).toEqual([seat]);
  const bot = play.holder("England");
  play
    .do(bot, { type: "save", power: "England", text: "F Lon - Eng" })
    .do(bot, { type: "ready", ready: true });
  play.do("cleo", { type: "say", as: "France", to: ["England"], text: "Are you there?" });
  play.do("bob", { type: "return" });
  const view = play.view("bob");
  expect(view.you.seat).toBe(seat);
  expect(view.sheets).toMatchObject([{ power: "England", text: "F Lon - Eng" }]);
  expect(view.channels.find(({ name }) => name === "England + France")?.messages).toHaveLength(2);
  expect(view.seats[seat]).toMatchObject({ bot: null, isReady: false, player: "Bob" });
  expect(play.table.bots).toEqual([]);
  expect(play.try(bot, { type: "save", power: "England", text: "" })).toBe("not-entitled");
});

test("a replacement takes the seat over from the bot that stands in", () => {
  const play = sevenAt(AGREED).do("bob", { type: "leave" });
  const seat = play.seat("England");
  const bot = play.holder("England");
  play.do(bot, { type: "save", power: "England", text: "F Lon - Eng" });
  const token = "a link of sixteen or more";
  play.do("ann", { type: "offer", seat, token, expires: play.now + HOUR, eliminatedToo: false });
  play.do("zoe", { type: "take-over", token, name: "Zoe" });
  for (const elector of ["ann", "cleo", "dan", "eve"]) play.do(elector, { type: "admit", seat, isFor: true });
  expect(play.view("zoe").sheets).toMatchObject([{ text: "F Lon - Eng" }]);
  expect(play.view("ann").seats[seat]).toMatchObject({ player: "Zoe", bot: null });
  expect(play.try("bob", { type: "return" })).toBe("was-replaced");
});

test("a host who plays gives an empty seat to a bot, although none stands in by itself", () => {
  const play = sevenAt({ replacement: { afterMissed: 1 }, clock: { grace: 0 } });
  missTurn(play, "bob");
  const seat = play.seat("England");
  expect(play.view("ann").seats[seat]).toMatchObject({ bot: null, isVacant: true });
  expect(play.view("ann").you.may).toContain("add-bot");
  expect(play.try("cleo", { type: "add-bot", seat, ...CLUB })).toBe("not-entitled");
  play.do("ann", { type: "add-bot", seat, ...CLUB });
  expect(play.view("cleo").seats[seat]).toMatchObject({ bot: { level: "club" }, isVacant: false });
  expect(play.view("cleo").chronicle.at(-1)).toMatchObject({ what: "bot-added", powers: ["England"] });
});

test("no bot stands in for a player of a rated game where that was not agreed, and the host can't add one", () => {
  const play = sevenAt({ rated: true, replacement: { afterMissed: 1 }, clock: { grace: 0 } });
  missTurn(play, "bob");
  const seat = play.seat("England");
  expect(play.view("ann").seats[seat]).toMatchObject({ bot: null, isVacant: true });
  expect(play.view("ann").you.may).not.toContain("add-bot");
  expect(play.try("ann", { type: "add-bot", seat, ...CLUB })).toBe("no-stand-ins");
});

test("a game master gives an empty seat to a bot and takes it away again", () => {
  const play = sevenAt({ referee: true, replacement: { afterMissed: 1 }, clock: { grace: 0 } });
  missTurn(play, "bob");
  const seat = play.seat("England");
  expect(play.try("ann", { type: "add-bot", seat, ...CLUB })).toBe("not-entitled");
  expect(play.try("ref", { type: "add-bot", seat: 0, ...CLUB })).toBe("seat-held");
  play.do("ref", { type: "add-bot", seat, ...CLUB });
  const bot = play.holder("England");
  expect(play.view("ann").position).not.toHaveProperty("disorder");
  play
    .do(bot, { type: "save", power: "England", text: "F Lon - Eng" })
    .do(bot, { type: "ready", ready: true });
  play.do("ref", { type: "remove-bot", bot });
  expect(play.view("ref").seats[seat]).toMatchObject({ bot: null, isVacant: true });
  expect(play.view("ref").sheets.find(({ power }) => power === "England")?.text).toBeNull();
  expect(play.view("ann").chronicle.at(-1)?.sentence).toBe("The bot no longer plays England");
});

test("bots are asked once all people want a draw, and one that refuses ends the proposal (CB-8)", () => {
  const play = new Play().join("bob").do("ann", { type: "fill-with-bots", level: "club" });
  play.do("ann", { type: "start", seed: 5 }).do("ann", { type: "vote", vote: { how: "draw" } });
  expect(play.table.status).toBe("playing");
  expect(play.view("bob").proposal).toBeNull();
  play.do("bob", { type: "vote", vote: { how: "draw" } });
  expect(play.view("bob")).toMatchObject({
    proposal: { vote: { how: "draw" } },
    you: { vote: { how: "draw" } },
  });
  const bots = play.table.bots.map(({ id }) => id);
  expect(botsToMove(play.table)).toHaveLength(bots.length);
  play.do(bots[0], { type: "propose", vote: null });
  expect(play.view("bob").chronicle.at(-1)?.sentence).toBe("The proposal to end the game was refused");
  for (const who of ["ann", "bob"]) play.do(who, { type: "vote", vote: { how: "draw" } });
  for (const bot of bots) play.do(bot, { type: "vote", vote: { how: "draw" } });
  expect(play.table.ending?.ending.how).toBe("draw");
});

test("bots among themselves hand in orders, but wait for the clock", () => {
  const play = new Play({ ...AGREED, options: { players: 2 } }).do("ann", {
    type: "fill-with-bots",
    level: "club",
  });
  play.do("ann", { type: "start", seed: 5 }).do("ann", { type: "leave" });
  expect(play.table.bots).toHaveLength(2);
  expect(botsToMove(play.table)).toEqual([0, 1]);
  for (const [seat, { holder }] of play.table.seats.entries()) {
    for (const power of play.view("spectator").seats[seat].powers)
      play.do(holder ?? "", { type: "save", power, text: "" });
    expect(play.view(holder ?? "").you.may).not.toContain("ready");
  }
  expect(botsToMove(play.table)).toEqual([]);
  expect(play.table.turns).toHaveLength(1);
});

test("nobody reminds a bot", () => {
  const play = new Play().do("ann", { type: "fill-with-bots", level: "club" });
  play.do("ann", { type: "start", seed: 5 }).after(37 * HOUR);
  play.do("clock", { type: "note-reminders" });
  const reminded = play.log.flatMap(({ event }) => (event.type === "reminded" ? event.seats : []));
  expect(reminded).toEqual([play.table.seats.findIndex(({ holder }) => holder === "ann")]);
});
