import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Site } from "../testing/index.ts";
import { HostNames } from "./host-names.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open(undefined, {}, { names: ["games.example"] });
});
afterAll(() => site.remove());

const status = async (host: string, url = "/api/session", server = app): Promise<number> =>
  (await server.inject({ url, headers: { host } })).statusCode;

describe("a server without a public address", () => {
  test.each([
    "localhost",
    "LocalHost.:1901",
    "club.localhost:1901",
    "127.0.0.1:1901",
    "192.168.1.5",
    "[::1]:1901",
    "[2001:db8::1]",
    hostname(),
    `${hostname().split(".")[0]}.local:1901`,
    "games.example:1901",
  ])("answers to %s", async (host) => {
    expect(await status(host)).toBe(200);
  });

  test.each([
    "evil.example",
    "evil.example:1901",
    "localhost.evil.example",
    "evillocalhost",
    "127.0.0.1.evil.example",
    "evil.example:1901@127.0.0.1",
    "[::1",
    ":1901",
  ])("doesn't answer to %s, whatever is asked", async (host) => {
    for (const url of ["/api/session", "/api/games", "/healthz", "/", "/nothing"])
      expect(await status(host, url)).toBe(421);
    const payload = { name: "Eve" };
    const made = await app.inject({ method: "POST", url: "/api/guests", headers: { host }, payload });
    expect(made.json().error.code).toBe("wrong-host");
    expect(made.cookies).toEqual([]);
  });

  test("answers to more names once it's told of them", () => {
    const names = new HostNames();
    expect(names.has("Room.example")).toBe(false);
    names.add("room.EXAMPLE");
    expect(names.has("Room.example.")).toBe(true);
  });

  test("believes only its proxies about the name that was used", async () => {
    const behind = await site.open(undefined, {}, { trustProxy: "10.0.0.0/8", names: ["games.example"] });
    const asked = async (remoteAddress: string, host: string, forwarded: string) => {
      const headers = { host, "x-forwarded-host": forwarded };
      return (await behind.inject({ url: "/api/session", remoteAddress, headers })).statusCode;
    };
    expect(await asked("10.0.0.1", "localhost", "evil.example")).toBe(421);
    expect(await asked("10.0.0.1", "inside", "games.example")).toBe(200);
    expect(await asked("203.0.113.7", "evil.example", "games.example")).toBe(421);
  });
});

test("a server with a public address leaves names to what is in front of it", async () => {
  const open = await site.open(undefined, {}, { publicUrl: "https://games.example" });
  expect(await status("inside:1901", "/api/session", open)).toBe(200);
});
