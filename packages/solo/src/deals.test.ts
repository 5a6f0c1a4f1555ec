import type { ChannelView, TableView } from "@chancery/api";
import { expect, test } from "vitest";
import { hintFor } from "./hint.ts";
import { SoloPlay } from "./testing.ts";

const channel = async (play: SoloPlay, name: string): Promise<ChannelView["messages"]> =>
  ((await play.ask("GET", `/channels/${encodeURIComponent(name)}`)).body as unknown as ChannelView).messages;

const offer = (play: SoloPlay, to: string, deal: object) =>
  play.ask("POST", "/commands", { type: "say", as: "France", to: [to], text: "", deal });

const characters = ({ seats }: TableView): ReadonlySet<string> =>
  new Set(seats.flatMap(({ bot }) => bot?.character ?? []));

test("bots have the character that was chosen, or take turns", async () => {
  expect(characters(await new SoloPlay().start({ character: "bold" }))).toEqual(new Set(["bold"]));
  expect(characters(await new SoloPlay().start())).toEqual(new Set(["bold", "cautious", "loyal"]));
});

test("a loyal bot accepts peace, orders by it, and both are told that it was kept", async () => {
  const play = new SoloPlay();
  await play.start({ character: "loyal" });
  const before = (await channel(play, "France + Germany")).length;
  expect((await offer(play, "Germany", { kind: "peace", through: 1901 })).status).toBe(200);
  const [offered, answered] = (await channel(play, "France + Germany")).slice(before);
  expect(offered).toMatchObject({ from: "France", deal: { state: "agreed", outcome: "untested" } });
  expect(answered).toMatchObject({ from: "Germany", answer: { isWithdrawal: false, why: "suits-us" } });
  let view = await play.ready();
  while (view.phase !== "S1902M") view = await play.ready();
  const [{ deal }] = (await channel(play, "France + Germany")).slice(before);
  expect(deal).toMatchObject({ state: "agreed", isOver: true, breaches: [] });
});

test("bots near you offer deals, which you can accept", async () => {
  const play = new SoloPlay();
  const { channels } = await play.start({ character: "cautious" });
  const offers = channels.filter(({ last }) => last?.brings === "deal");
  expect(offers.length).toBeGreaterThan(0);
  expect(channels.map(({ name }) => name)).not.toContain("everybody");
  const [{ name, parties, count }] = offers;
  const other = parties.find((party) => party !== "France");
  const said = { type: "say", as: "France", to: [other], text: "", answer: { message: count, accept: true } };
  expect((await play.ask("POST", "/commands", said)).status).toBe(200);
  expect((await channel(play, name))[count - 1].deal).toMatchObject({ state: "agreed" });
});

test("a bot whose offers are never answered stops after two, until you make one", async () => {
  const play = new SoloPlay();
  let view = await play.start({ character: "cautious", seed: 7 });
  const offers = async () =>
    (await channel(play, "England + France")).filter(({ from, deal }) => from === "England" && deal).length;
  while (view.phase !== "S1904M") view = await play.ready();
  expect(await offers()).toBe(2);
  await offer(play, "England", { kind: "peace", through: 1904 });
  while (view.phase !== "S1905M") view = await play.ready();
  expect(await offers()).toBe(3);
});

test("breaking a deal is pointed out, and bots remember it", async () => {
  const play = new SoloPlay();
  await play.start({ character: "loyal" });
  await offer(play, "Germany", { kind: "demilitarize", province: "Bur", through: 1902 });
  const messages = await channel(play, "France + Germany");
  const index = messages.findIndex(({ deal }) => deal?.terms.kind === "demilitarize");
  expect(messages[index].deal?.state).toBe("agreed");
  await play.ask("POST", "/commands", { type: "save", power: "France", text: "A Par - Bur" });
  await play.ready();
  expect((await channel(play, "France + Germany"))[index].deal?.breaches).toMatchObject([
    { power: "France" },
  ]);
  await offer(play, "Germany", { kind: "peace", through: 1903 });
  expect((await channel(play, "France + Germany")).at(-1)?.answer).toMatchObject({ why: "broken-word" });
});

test("a hint keeps to your deals, and gives reasons in every phase", async () => {
  const play = new SoloPlay();
  let view = await play.start({ power: "Russia" });
  const hint = async () => {
    const asked = await play.task();
    if (!asked) throw new Error("nothing to order");
    return hintFor(
      { ...asked.task, bot: { ...asked.task.bot, level: "beginner" } },
      asked.turn,
      () => undefined,
    );
  };
  expect((await hint()).keepsDeals).toBe(false);
  const deal = { kind: "demilitarize", province: "Bla", through: 1901 };
  await play.ask("POST", "/commands", { type: "say", as: "Russia", to: ["Turkey"], text: "", deal });
  const { keepsDeals, sheets } = await hint();
  expect(keepsDeals).toBe(true);
  expect(sheets[0].text).not.toContain("- Bla");
  const reasoned = new Set<string>();
  while (view.phase !== "S1903M") {
    const advice = await hint();
    if (advice.reasons.length + advice.aims.length > 0) reasoned.add(view.phase.slice(-1));
    await play.ask("POST", "/commands", { type: "save", power: "Russia", text: advice.sheets[0].text });
    view = await play.ready();
  }
  expect(reasoned).toEqual(new Set(["M", "A"]));
});
