import { expect, test } from "vitest";
import { Deliveries, PUBLIC, SLOW } from "../testing/deliveries.ts";
import { guest } from "../testing/index.ts";
import { Directed } from "../testing/tournaments.ts";

const deliveries = new Deliveries();

test("moderators get one mail about reports in a game, in their language, with a link, if they don't play in it", async () => {
  const { app, post } = await deliveries.open(["boss@example.org", "france@example.org"]);
  const boss = await guest(app, "Boss");
  await deliveries.confirm(boss, "boss@example.org");
  await boss.send("PATCH", "/api/me", { language: "de" });
  const { game, by } = await deliveries.begun(SLOW);
  await deliveries.confirm(by.France, "france@example.org");
  await by.Germany.do(game, { type: "say", as: "Germany", to: "everybody", text: "You fools" });
  const report = { channel: "everybody", message: 1, reason: "abuse", comment: "Rude" };
  for (const reporter of [by.Italy, by.England])
    expect((await reporter.send("POST", `/api/games/${game}/reports`, report)).statusCode).toBe(204);
  await deliveries.quiet();
  const about = (address: string) => post.to(address).filter((mail) => /gemeldet|reported/.test(mail));
  expect(about("boss@example.org")).toHaveLength(1);
  const [mail] = about("boss@example.org");
  expect(mail).toContain(`${PUBLIC}/games/${game}`);
  expect(mail).toContain(`${PUBLIC}/moderation`);
  expect(mail).toContain("weise die Meldung ab");
  expect(mail).not.toContain("fools");
  expect(about("france@example.org")).toEqual([]);
});

test("directors are told by mail and on the page, without a name, when a player with a seat deletes their account", async () => {
  const { app, post } = await deliveries.open();
  const event = await Directed.create(app, { rounds: 1 });
  await deliveries.confirm(event.director, "dora@example.org");
  const [ann] = await event.signUp(7);
  await event.do({ type: "draw" });
  await event.do({ type: "confirm", online: false });
  expect((await event.view()).director?.gone).toEqual([]);
  await ann.send("POST", "/api/me/deletion", {});
  await deliveries.quiet();
  const mail = post.to("dora@example.org").at(-1);
  expect(mail).toContain("Spring Open: a player deleted their account");
  expect(mail).toMatch(/Round 1, board 1[\s\S]*Seat someone else/);
  expect(mail).toContain(`${PUBLIC}/tournaments/${event.id}`);
  expect(mail).not.toContain("Player 1");
  const { director, players } = await event.view();
  expect(director?.gone).toMatchObject([{ round: 1, board: 1 }]);
  expect(players.filter(({ isGone }) => isGone)).toHaveLength(1);
});
