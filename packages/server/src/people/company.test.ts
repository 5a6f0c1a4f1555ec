import type { Friend, Team } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { account, addressOf, gameOf, PASSWORD } from "../testing/accounts.ts";
import { type Browser, guest, Site } from "../testing/index.ts";

let site: Site;
let app: FastifyInstance;
let ann: Browser;
let bob: Browser;
beforeEach(async () => {
  site = new Site();
  app = await site.open();
  [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
});
afterEach(() => site.remove());

const friends = async (who: Browser): Promise<readonly Friend[]> =>
  (await who.get("/api/me/friends")).json().friends;
const teams = async (who: Browser): Promise<readonly Team[]> => (await who.get("/api/me/teams")).json().teams;

test("people become friends when the one who is asked accepts, and either can end it", async () => {
  expect((await ann.send("POST", "/api/me/friends", { address: await addressOf(bob) })).statusCode).toBe(204);
  expect(await friends(ann)).toMatchObject([{ name: "Bob", state: "asked" }]);
  const [question] = await friends(bob);
  expect(question).toMatchObject({ name: "Ann", state: "asks", address: await addressOf(ann) });
  expect((await ann.send("PUT", `/api/me/friends/${question.id}`)).statusCode).toBe(404);
  expect((await bob.send("PUT", `/api/me/friends/${question.id}`)).statusCode).toBe(204);
  expect([(await friends(ann))[0].state, (await friends(bob))[0].state]).toEqual(["friend", "friend"]);
  expect((await ann.send("DELETE", `/api/me/friends/${question.id}`)).statusCode).toBe(204);
  expect([...(await friends(ann)), ...(await friends(bob))]).toEqual([]);
});

test("nobody befriends themselves, hidden people, or as a guest", async () => {
  const own = await ann.send("POST", "/api/me/friends", { address: await addressOf(ann) });
  expect(own.statusCode).toBe(422);
  await bob.send("PUT", "/api/me/profile", { hidden: ["all"], listed: false });
  const hidden = await ann.send("POST", "/api/me/friends", { address: await addressOf(bob) });
  expect(hidden.statusCode).toBe(404);
  expect((await (await guest(app, "Zoe")).get("/api/me/friends")).json().error.code).toBe("no-account");
});

test("people who are blocked can't ask, and see nothing else than people who aren't", async () => {
  const cleo = await account(app, "Cleo");
  const game = await gameOf([ann, bob], { variant: "france-austria" });
  await bob.send("POST", `/api/games/${game}/blocks`, { name: "Ann" });
  const team: Team = (await ann.send("POST", "/api/me/teams", { name: "Owls" })).json();
  for (const other of [bob, cleo]) {
    const address = await addressOf(other);
    expect((await ann.send("POST", "/api/me/friends", { address })).statusCode).toBe(204);
    expect((await ann.send("POST", `/api/teams/${team.id}/members`, { address })).statusCode).toBe(204);
  }
  expect([await friends(bob), await teams(bob)]).toEqual([[], []]);
  expect([(await friends(cleo)).length, (await teams(cleo)).length]).toEqual([1, 1]);
  expect((await friends(ann)).map(({ name, state }) => [name, state]).toSorted()).toEqual([
    ["Bob", "asked"],
    ["Cleo", "asked"],
  ]);
  const [{ members }] = await teams(ann);
  expect(members.map(({ name, state }) => [name, state]).toSorted()).toEqual([
    ["Ann", "leader"],
    ["Bob", "invited"],
    ["Cleo", "invited"],
  ]);
});

test("nobody asks others so often that they can't ask anyone themselves", async () => {
  const founded: Team[] = [];
  const found = (who: Browser, name: string) => who.send("POST", "/api/me/teams", { name });
  for (let i = 0; i < 20; i++) founded.push((await found(ann, `Team ${i}`)).json());
  expect((await found(ann, "One more")).statusCode).toBe(409);
  const address = await addressOf(bob);
  for (const { id } of founded) await ann.send("POST", `/api/teams/${id}/members`, { address });
  expect(await teams(bob)).toHaveLength(20);
  expect((await found(bob, "Bob's own")).statusCode).toBe(201);
  const join = async ({ id }: Team) => (await bob.send("PUT", `/api/teams/${id}/membership`)).statusCode;
  for (const team of founded.slice(1)) expect(await join(team)).toBe(204);
  expect(await join(founded[0])).toBe(409);
  const { friends: kept, persons } = await site.store();
  const { id: friend } = (await bob.get("/api/me")).json();
  for (let i = 0; i < 500; i++) {
    const person = `stranger-${i}`;
    await persons.add({ id: person, name: "X", email: null, password: null, settings: {}, link: null });
    await kept.ask({ id: `question-${i}`, person, friend, asked: i, accepted: null });
  }
  const asked = await bob.send("POST", "/api/me/friends", { address: await addressOf(ann) });
  expect(asked.statusCode).toBe(204);
});

test("a team grows by invitation; members leave, are removed, and another one leads", async () => {
  const cleo = await account(app, "Cleo");
  const addresses = [await addressOf(ann), await addressOf(bob), await addressOf(cleo)];
  const founded = await ann.send("POST", "/api/me/teams", { name: "Owls" });
  expect(founded.statusCode).toBe(201);
  const { id }: Team = founded.json();
  for (const address of addresses.slice(1)) await ann.send("POST", `/api/teams/${id}/members`, { address });
  expect(await teams(bob)).toMatchObject([{ name: "Owls", you: "invited" }]);
  const seen = async (): Promise<readonly string[]> =>
    ((await (await guest(app, "Zoe")).get(`/api/teams/${id}`)).json() as Team).members
      .map(({ name }) => name)
      .toSorted();
  expect(await seen()).toEqual(["Ann"]);
  for (const each of [bob, cleo])
    expect((await each.send("PUT", `/api/teams/${id}/membership`)).statusCode).toBe(204);
  expect(await seen()).toEqual(["Ann", "Bob", "Cleo"]);
  await cleo.send("PUT", "/api/me/profile", { hidden: ["teams"], listed: false });
  expect(await seen()).toEqual(["Ann", "Bob"]);
  const remove = (by: Browser, address: string) => by.send("DELETE", `/api/teams/${id}/members/${address}`);
  expect((await remove(bob, addresses[2])).statusCode).toBe(404);
  expect((await remove(ann, addresses[2])).statusCode).toBe(204);
  expect(await teams(cleo)).toEqual([]);
  expect((await ann.send("DELETE", `/api/teams/${id}/membership`)).statusCode).toBe(204);
  expect(await teams(bob)).toMatchObject([{ you: "leader", members: [{ name: "Bob", state: "leader" }] }]);
  await bob.send("DELETE", `/api/teams/${id}/membership`);
  expect((await bob.get(`/api/teams/${id}`)).statusCode).toBe(404);
});

test("a team whose leader deletes their account is led by another member, or gone", async () => {
  const found = async (name: string): Promise<Team> =>
    (await ann.send("POST", "/api/me/teams", { name })).json();
  const [shared, alone] = [await found("Owls"), await found("Foxes")];
  await ann.send("POST", `/api/teams/${shared.id}/members`, { address: await addressOf(bob) });
  await bob.send("PUT", `/api/teams/${shared.id}/membership`);
  expect((await ann.send("POST", "/api/me/deletion", { password: PASSWORD })).statusCode).toBe(204);
  expect(await teams(bob)).toMatchObject([{ name: "Owls", you: "leader", members: [{ name: "Bob" }] }]);
  expect((await bob.get(`/api/teams/${alone.id}`)).statusCode).toBe(404);
});
