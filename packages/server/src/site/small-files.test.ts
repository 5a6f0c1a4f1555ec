import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { addSmallFiles, type WebContext } from "./small-files.ts";

const built = mkdtempSync(join(tmpdir(), "chancery-small-"));
afterAll(() => rmSync(built, { recursive: true }));

const NOON = Date.UTC(2030, 0, 1, 12);

function siteWith(context: Partial<WebContext> = {}) {
  const app = Fastify();
  const plain = { now: () => NOON, publicUrl: null, isClassroom: false, securityContact: null };
  addSmallFiles(app, { ...plain, ...context }, built);
  return app;
}

describe("search engines", () => {
  test("are kept out of games and accounts, and find the list of pages", async () => {
    const { body, headers } = await siteWith().inject({ url: "/robots.txt", headers: { host: "localhost" } });
    expect(headers["content-type"]).toContain("text/plain");
    for (const path of ["/api/", "/games/", "/join/", "/profile"])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain("Sitemap: http://localhost/sitemap.xml\n");
  });

  test("find each public page at the address that others know the server by", async () => {
    const { body } = await siteWith({ publicUrl: "https://chancery.example" }).inject("/sitemap.xml");
    const pages = [...body.matchAll(/<loc>https:\/\/chancery\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(pages).toEqual(expect.arrayContaining(["/", "/learn", "/rules", "/find"]));
    expect(pages.filter((path) => path.startsWith("/games"))).toEqual([]);
  });

  test("find no public lists where there are none", async () => {
    const { body } = await siteWith({ isClassroom: true }).inject("/sitemap.xml");
    expect(body).toContain("/learn<");
    for (const path of ["/find", "/tournaments", "/leaderboards"]) expect(body).not.toContain(`${path}<`);
  });
});

test("reports of weaknesses go where the people who run the server say, and there is no file if they say nothing", async () => {
  const url = "/.well-known/security.txt";
  expect((await siteWith().inject(url)).statusCode).toBe(404);
  const { body } = await siteWith({
    publicUrl: "https://chancery.example",
    securityContact: "mailto:ops@chancery.example",
  }).inject(url);
  expect(body).toBe(
    `Contact: mailto:ops@chancery.example\nExpires: 2031-01-01T12:00:00.000Z\nCanonical: https://chancery.example${url}\n`,
  );
});

test("password managers are led to the page where a password is changed", async () => {
  const { statusCode, headers } = await siteWith().inject("/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([302, "/profile"]);
});

test("the icon is a picture in an icon file", async () => {
  expect((await siteWith().inject("/favicon.ico")).statusCode).toBe(404);
  mkdirSync(join(built, "icons"));
  const png = Buffer.from("\x89PNG and so on", "latin1");
  writeFileSync(join(built, "icons/tab.png"), png);
  const { rawPayload, headers } = await siteWith().inject("/favicon.ico");
  expect(headers["content-type"]).toContain("image/x-icon");
  // One picture, which begins right after the list and is as long as it says.
  expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([1, 1]);
  const [length, from] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
  expect(rawPayload.subarray(from, from + length)).toEqual(png);
  expect(rawPayload).toHaveLength(from + length);
});
