import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Browser, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  app = await site.open();
  await app.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site.remove();
  vi.useRealTimers();
});

/** A stream of live updates as a browser sees it. */
class Watch {
  readonly ids: string[] = [];
  text = "";
  isOver = false;
  private readonly controller = new AbortController();

  constructor(who: Browser, game: string, last?: string) {
    void this.read(who, game, last).catch(() => undefined);
  }

  end(): void {
    this.controller.abort();
  }

  private async read(who: Browser, game: string, last?: string): Promise<void> {
    const headers = { cookie: who.cookie ?? "", ...(last && { "last-event-id": last }) };
    const { signal } = this.controller;
    const response = await fetch(`${address}/api/games/${game}/events`, { headers, signal });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      this.text += Buffer.from(chunk).toString();
      this.ids.splice(0, Infinity, ...[...this.text.matchAll(/^id: (\w+)$/gm)].map(([, id]) => id));
    }
    this.isOver = true;
  }
}

describe("live updates", () => {
  test("tell people what concerns them, and nobody else", async () => {
    const { game, by } = await sevenAt(app);
    const france = new Watch(by.France, game);
    const italy = new Watch(by.Italy, game);
    await expect.poll(() => [france.ids.length, italy.ids.length]).toEqual([1, 1]);
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.France.do(game, { type: "say", as: "France", to: ["Turkey"], text: "Smyrna?" });
    await expect.poll(() => france.ids.length).toBeGreaterThan(1);
    // What everyone sees comes after the secrets, so that those have had their chance to show.
    await by.Austria.do(game, { type: "say", as: "Austria", to: "everybody", text: "Peace!" });
    await expect.poll(() => italy.ids.length).toBe(2);
    expect(italy.text).not.toMatch(/Par|Smyrna|Peace/);
    france.end();
    italy.end();
  });

  test("resume where they were cut: silent if nothing has changed since, otherwise with the change", async () => {
    const { game, by } = await sevenAt(app);
    const first = new Watch(by.Italy, game);
    await expect.poll(() => first.ids.length).toBe(1);
    first.end();
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    const second = new Watch(by.Italy, game, first.ids[0]);
    await expect.poll(() => second.text).toContain("retry");
    await by.Austria.do(game, { type: "say", as: "Austria", to: "everybody", text: "Peace!" });
    await expect.poll(() => second.ids.length).toBe(1);
    expect(second.ids[0]).not.toBe(first.ids[0]);
    second.end();
    await by.Austria.do(game, { type: "say", as: "Austria", to: "everybody", text: "War!" });
    const third = new Watch(by.Italy, game, second.ids[0]);
    await expect.poll(() => third.ids.length).toBe(1);
    third.end();
  });

  test("show regularly that they're alive, and end when their person has signed out", async () => {
    const { game, by } = await sevenAt(app);
    const [italy, france] = [new Watch(by.Italy, game), new Watch(by.France, game)];
    await expect.poll(() => [italy.ids.length, france.ids.length]).toEqual([1, 1]);
    await by.France.send("DELETE", "/api/session");
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => italy.text).toMatch(/^:$/m);
    await expect.poll(() => france.isOver).toBe(true);
    expect(italy.isOver).toBe(false);
    italy.end();
  });

  test("end with the server", async () => {
    const { game, by } = await sevenAt(app);
    const watch = new Watch(by.Italy, game);
    await expect.poll(() => watch.ids.length).toBe(1);
    await site.stop();
    await expect.poll(() => watch.isOver).toBe(true);
  });
});

test("a network has so many streams, however many people it has", async () => {
  const small = await site.open(undefined, { streams: 2 }, { trustProxy: "127.0.0.1" });
  await small.listen({ host: "127.0.0.1", port: 0 });
  const { port } = small.server.address() as AddressInfo;
  const { game, players } = await sevenAt(small);
  const statuses: number[] = [];
  for (const [i, from] of ["2001:db8::1", "2001:db8::2", "2001:db8::3", "203.0.113.7"].entries()) {
    const headers = { cookie: players[i].cookie ?? "", "x-forwarded-for": from };
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const { signal } = controller;
    const response = await fetch(`http://127.0.0.1:${port}/api/games/${game}/events`, { headers, signal });
    statuses.push(response.status);
    if (response.status === 429)
      expect((await response.json()).error.message).toContain("2 streams are open from your network");
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});
