import {
  ChannelViewSchema,
  PreviewSchema,
  RecordSchema,
  SetupSchema,
  TableViewSchema,
  TurnViewSchema,
} from "@chancery/api";
import { afterAll, expect, test } from "vitest";
import type { z } from "zod";
import { committeeAt } from "../testing/committee.ts";
import { Site, sevenAt } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

test("the answers of a real game match their schemas, with nothing left over", async () => {
  const app = await site.open();
  const { game, by, referee } = await sevenAt(app, { referee: true });
  for (const [power, player] of Object.entries(by)) {
    await player.do(game, {
      type: "save",
      power,
      text: power === "France" ? "A Par - Bur\nA Mar S A Par" : "",
    });
    await player.do(game, { type: "say", as: power, to: "everybody", text: "Hello" });
  }
  const fits = async (schema: z.ZodType, path: string): Promise<void> => {
    for (const who of [by.France, by.Turkey, referee!]) {
      const body = (await who.get(`/api/games/${game}${path}`)).json();
      expect(schema.parse(body)).toEqual(body);
    }
  };
  await fits(TableViewSchema, "");
  const preview = (await referee!.get(`/api/games/${game}/preview`)).json();
  expect(PreviewSchema.parse(preview)).toEqual(preview);
  await referee!.do(game, { type: "process" });
  await referee!.do(game, { type: "go-to", turn: 1, reason: "once more" });
  await fits(TableViewSchema, "");
  await fits(TurnViewSchema, "/turns/1");
  await fits(RecordSchema, "/record");
  await fits(TurnViewSchema, "/turns/3");
  await fits(ChannelViewSchema, "/channels/everybody");
  await referee!.do(game, { type: "close", reason: "enough" });
  await fits(TableViewSchema, "");
  expect(SetupSchema.parse((await by.France.view(game)).setup)).toBeDefined();
});

test("the room of a committee matches its schema for every viewer (MB-60, MB-253)", async () => {
  const committee = await committeeAt(await site.open(), ["France", "Germany", "Italy"]);
  const { officer, game } = committee;
  const france = committee.delegate("France", 1);
  const fits = async (): Promise<void> => {
    for (const who of [officer, france, committee.delegate("Italy", 2)])
      for (const as of ["", "?as=projector"]) {
        const body = (await who.get(`/api/games/${game}${as}`)).json();
        expect(TableViewSchema.parse(body)).toEqual(body);
      }
  };
  const wording = { title: "Entente", text: "Peace", duration: "" };
  await committee.act(france, {
    do: "draft-treaty",
    parties: ["Germany"],
    secret: true,
    conference: null,
    ...wording,
  });
  await committee.act(france, { do: "propose-goal", title: "Morocco", text: "" });
  await committee.act(france, { do: "plan-conference", goal: "Peace", asked: ["Germany"], after: null });
  await committee.act(officer, { do: "rule", text: "Coasts are named" });
  await fits();
  expect(await committee.room(officer)).toMatchObject({
    treaties: [{ isSecret: true }],
    goals: [{ title: "Morocco", may: ["judge-goal"] }],
    conferences: [{ status: "draft" }],
    log: expect.arrayContaining([expect.objectContaining({ by: "France" })]),
  });
  expect(await committee.room(france, "?as=projector")).toMatchObject({
    may: [],
    treaties: [],
    goals: [],
    conferences: [],
    log: [],
    rulings: [{ text: "Coasts are named" }],
  });
  await committee.toDiplomacy();
  await fits();
});

test("an act that is wrong in its shape is answered with what would be right", async () => {
  const committee = await committeeAt(await site.open(), ["France", "Germany"]);
  const tried = await committee.officer.try(committee.game, { type: "room", act: { do: "adjourn" } });
  expect(tried.statusCode).toBe(400);
  expect(tried.json()).toMatchObject({ error: { path: "act.do" } });
  const refused = await committee
    .delegate("France", 1)
    .try(committee.game, { type: "room", act: { do: "next" } });
  expect(refused.statusCode).toBe(403);
});
