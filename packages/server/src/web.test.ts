import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addSecurity } from "./security.ts";
import { addWeb } from "./web.ts";

const built = mkdtempSync(join(tmpdir(), "chancery-built-"));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(built, "assets"));
  writeFileSync(join(built, "index.html"), "<!doctype html><title>page</title>");
  writeFileSync(join(built, "icon.svg"), "<svg/>");
  writeFileSync(join(built, "assets/index-abc.js"), "plain");
  writeFileSync(join(built, "assets/index-abc.js.br"), "packed");
  app = Fastify();
  await addSecurity(app);
  await addWeb(app, built);
});
afterAll(() => rmSync(built, { recursive: true }));

describe("the web application", () => {
  test.each(["/", "/sandbox/2023", "/rules/1971", "/games/abc", "/games/abc/projector", "/join/abc"])(
    "has a page at %s that is asked for anew each time",
    async (url) => {
      const { body, headers } = await app.inject(url);
      expect(body).toContain("<title>page</title>");
      expect(headers["content-type"]).toContain("text/html");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
    },
  );

  test("has files that are kept, compressed for those who can read that", async () => {
    const packed = await app.inject({ url: "/assets/index-abc.js", headers: { "accept-encoding": "br" } });
    expect(packed.body).toBe("packed");
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["cache-control"]).toContain("immutable");
    expect((await app.inject("/assets/index-abc.js")).body).toBe("plain");
    expect((await app.inject("/icon.svg")).headers["content-type"]).toContain("image/svg+xml");
  });

  test.each([
    "/assets/none.js",
    "/assets/../index.html.br",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/nowhere",
  ])("has nothing at %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test("tells people, but no programs, in a page that there is nothing", async () => {
    const headers = { accept: "text/html,*/*;q=0.8" };
    const lost = await app.inject({ url: "/gmaes/abc", headers });
    expect([lost.statusCode, lost.body]).toEqual([404, "<!doctype html><title>page</title>"]);
    const asked = await app.inject({ url: "/api/nowhere", headers });
    expect(asked.headers["content-type"]).toContain("application/json");
  });

  test("leaves the server as it is where it has not been built", async () => {
    const bare = Fastify();
    await addWeb(bare, join(built, "nowhere"));
    expect(bare.hasRoute({ method: "GET", url: "/" })).toBe(false);
  });
});
