import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import cases from "../../../../docs/rules/classic.cases.json" with { type: "json" };
import { sevenAt } from "./index.ts";

interface Sample {
  readonly id: string;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly expected: { readonly orders: Readonly<Record<string, string>> };
}

/** Seven guests play the first moves of the rulebook's sample game, and see only their own until all are ready. */
export async function playSpring1901(app: FastifyInstance): Promise<void> {
  const sample = cases.cases.find(({ id }) => id === "SG23-S01") as unknown as Sample;
  const { game, by } = await sevenAt(app);
  const sheets = Object.entries(sample.orders).map(([name, orders]) => ({
    power: `${name[0]}${name.slice(1).toLowerCase()}`,
    text: orders.join("\n"),
  }));
  for (const { power, text } of sheets) await by[power].do(game, { type: "save", power, text });
  for (const { power, text } of sheets) {
    const view = await by[power].view(game);
    expect(view.sheets.map((sheet) => [sheet.power, sheet.text])).toEqual([[power, text]]);
    const { body } = await by[power].get(`/api/games/${game}/turns/1`);
    for (const other of sheets) {
      if (other !== sheets.find((each) => each.power === power))
        expect(body).not.toContain(JSON.stringify(other.text));
    }
  }
  for (const { power } of sheets) {
    expect((await by[power].view(game)).phase).toBe("S1901M");
    await by[power].do(game, { type: "ready", ready: true });
  }
  const { phase, lastPlayed } = await by.Turkey.view(game);
  expect(phase).toBe("F1901M");
  const results = lastPlayed?.result?.orders.map(({ text, status }) => [text, status]);
  expect(Object.fromEntries(results ?? [])).toEqual(sample.expected.orders);
  const { used: _, ...shared } = lastPlayed?.result ?? {};
  expect((await by.France.get(`/api/games/${game}/turns/1`)).json().result).toMatchObject(shared);
}
