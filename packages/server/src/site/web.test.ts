import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerFailures } from "../http/failures.ts";
import { RequestLog } from "../http/request-log.ts";
import { addSecurity } from "../http/security.ts";
import { addWeb } from "./web.ts";

const SITE = { now: () => 0, publicUrl: null, isClassroom: false, securityContact: null };
const built = mkdtempSync(join(tmpdir(), "chancery-built-"));
let app: FastifyInstance;

const pageOf = (name: string): string =>
  `<!doctype html><title>page</title><style>p{}</style><script>${name}</script><script src="/x.js"></script>`;
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

beforeAll(async () => {
  mkdirSync(join(built, "assets"));
  writeFileSync(join(built, "index.html"), "<!doctype html><title>page</title>");
  mkdirSync(join(built, "pages/sandbox"), { recursive: true });
  for (const name of ["start.en", "start.de", "other.en", "other.de", "sandbox/2023.en", "sandbox/2023.de"])
    writeFileSync(join(built, `pages/${name}.html`), pageOf(name));
  writeFileSync(join(built, "icon.svg"), "<svg/>");
  writeFileSync(join(built, "offline.js"), "kept");
  writeFileSync(join(built, "app.de.webmanifest"), "{}");
  mkdirSync(join(built, "icons"));
  writeFileSync(join(built, "icons/192.png"), "png");
  writeFileSync(join(built, "assets/index-abc.js"), "plain");
  writeFileSync(join(built, "assets/index-abc.js.br"), "packed");
  app = Fastify();
  await addSecurity(app);
  await addWeb(app, SITE, built);
});
afterAll(() => rmSync(built, { recursive: true }));

describe("the web application", () => {
  test.each([
    "/",
    "/sandbox/2023",
    "/rules",
    "/rules/1971",
    "/learn/moves",
    "/puzzles/abc",
    "/privacy",
    "/games/abc",
    "/games/abc/projector",
    "/join/abc",
  ])("has a page at %s that is fetched fresh each time", async (url) => {
    const { body, headers } = await app.inject(url);
    expect(body).toContain("<title>page</title>");
    expect(headers["content-type"]).toContain("text/html");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  });

  test("has every page that the application knows", async () => {
    const router = readFileSync(new URL("../../../web/src/app/router.tsx", import.meta.url), "utf8");
    const paths = [...router.matchAll(/path: "([^"]+)"/g)].map(([, path]) => path.replaceAll("$", "a"));
    expect(paths).toContain("/leaderboards");
    for (const url of paths) expect((await app.inject(url)).statusCode, url).toBe(200);
  });

  test.each([
    ["/", "", "start.en"],
    ["/", "de-AT,de;q=0.9,en;q=0.8", "start.de"],
    ["/?language=de", "en", "start.de"],
    ["/sandbox/2023", "en", "sandbox/2023.en"],
    ["/sandbox/..%2fstart", "en", "other.en"],
    ["/sandbox/1771", "de", "other.de"],
    ["/games", "it", "other.en"],
  ])(
    "at %s shows readers of '%s' the shell %s, and allows its own script and style alone",
    async (url, language, name) => {
      const { body, headers } = await app.inject({ url, headers: { "accept-language": language } });
      expect(body).toBe(pageOf(name));
      expect(headers.vary).toContain("accept-language");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain(`script-src 'self' ${hashOf(name)};`);
      expect(policy).toMatch(new RegExp(`style-src 'self' ${RegExp.escape(hashOf("p{}"))}(;|$)`));
    },
  );

  test("has a page without a shell where none has been built", async () => {
    const bare = mkdtempSync(join(tmpdir(), "chancery-bare-"));
    writeFileSync(join(bare, "index.html"), "<!doctype html><title>bare</title>");
    const plain = Fastify();
    await addWeb(plain, SITE, bare);
    expect((await plain.inject("/sandbox/2023")).body).toContain("<title>bare</title>");
    rmSync(bare, { recursive: true });
  });

  test("has files that browsers keep, compressed for browsers that accept it", async () => {
    const packed = await app.inject({ url: "/assets/index-abc.js", headers: { "accept-encoding": "br" } });
    expect(packed.body).toBe("packed");
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["cache-control"]).toContain("immutable");
    expect((await app.inject("/assets/index-abc.js")).body).toBe("plain");
    const manifest = await app.inject("/app.de.webmanifest");
    expect(manifest.headers["content-type"]).toContain("application/manifest+json");
    expect(manifest.headers["content-security-policy"]).toContain("manifest-src 'self'");
    expect((await app.inject("/icons/192.png")).headers["content-type"]).toContain("image/png");
    expect((await app.inject("/icon.svg")).headers["content-type"]).toContain("image/svg+xml");
  });

  test("has a service worker for all of its pages, fetched fresh each time", async () => {
    const { body, headers } = await app.inject("/offline.js");
    expect(body).toBe("kept");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(String((await app.inject("/play")).headers["content-security-policy"])).toContain(
      "worker-src 'self'",
    );
  });

  test.each([
    "/assets/none.js",
    "/assets/../index.html.br",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/nowhere",
  ])("has nothing at %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test("says in our words that there is nothing outside its folder", async () => {
    const whole = Fastify();
    answerFailures(whole, new RequestLog());
    await addWeb(whole, SITE, built);
    const outside = await whole.inject("/assets/..%2f..%2fpackage.json");
    expect(outside.json().error).toMatchObject({
      code: "not-found",
      message: expect.stringContaining("nothing here"),
    });
  });

  test("tells people, but no programs, in a page that there is nothing", async () => {
    const headers = { accept: "text/html,*/*;q=0.8" };
    const lost = await app.inject({ url: "/gmaes/abc", headers });
    expect([lost.statusCode, lost.body]).toEqual([404, pageOf("other.en")]);
    const asked = await app.inject({ url: "/api/nowhere", headers });
    expect(asked.headers["content-type"]).toContain("application/json");
  });

  test("leaves the server as it is where it has not been built", async () => {
    const bare = Fastify();
    await addWeb(bare, SITE, join(built, "nowhere"));
    expect(bare.hasRoute({ method: "GET", url: "/" })).toBe(false);
  });
});
