import { availableParallelism } from "node:os";
import { ResponseSchema } from "@chancery/contract";
import { adjudicate } from "@chancery/contract/adjudicate";
import { breakRequests, complaint } from "@chancery/contract/testing";
import { diceOf } from "@chancery/testkit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LARGEST_STREAM, MOST_REQUESTS } from "./adjudication/adjudication.ts";
import { LARGEST_REQUEST } from "./http/failures.ts";
import { POWERS, Site } from "./testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const post = (payload: string, type = "application/json") =>
  app.inject({ method: "POST", url: "/api/adjudicate", headers: { "content-type": type }, payload });

const request = {
  id: 7,
  state: "start",
  orders: { France: ["A Par - Bur"], Germany: "A Mun - Bur\nF Kie - Den" },
};

describe("adjudication", () => {
  test("answers a request as the contract says", async () => {
    const response = await post(JSON.stringify(request));
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(ResponseSchema.parse(response.json())).toEqual(response.json());
    expect(response.json()).toMatchObject({ id: 7, phase: "S1901M", state: { phase: "F1901M" } });
    expect(response.json().orders.map(({ result }: { result: string }) => result)).toEqual([
      "bounced",
      "bounced",
      "moved",
    ]);
  });

  test.each([
    ['{"id": 3, "state": "begin"}', { id: 3, error: { code: "bad-request", path: "state" } }],
    [
      '{"state":\n "start",}',
      { id: null, error: { code: "bad-json", message: expect.stringContaining("Line 2, column 10: ") } },
    ],
    ["", { error: { code: "bad-json" } }],
    [
      '{"variant": "./variant.ts", "state": "start"}',
      { error: { code: "unknown-variant", path: "variant" } },
    ],
    ['{"variant": "/etc/passwd", "state": "start"}', { error: { code: "unknown-variant", path: "variant" } }],
  ])("says what is wrong with %s", async (payload, expected) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject(expected);
  });

  test("gives each of hundreds of broken requests its reason, and never breaks itself", async () => {
    const complaints: string[] = [];
    for (const broken of breakRequests(diceOf(2023).pick, 12)) {
      const response = await post(broken.text);
      const fault = response.statusCode < 500 ? complaint(broken, response.json()) : broken.text;
      if (fault) complaints.push(fault);
    }
    expect(complaints).toEqual([]);
  });

  test("refuses what is too large", async () => {
    const response = await post(" ".repeat(LARGEST_REQUEST + 1));
    expect(response.statusCode).toBe(413);
    const { error } = response.json();
    expect(error).toEqual({ code: "too-large", message: expect.stringContaining("100,000 bytes"), path: "" });
  });

  test("refuses what is not sent as JSON, and says how to", async () => {
    const response = await post("state=start", "application/x-www-form-urlencoded");
    expect(response.statusCode).toBe(415);
    expect(response.json().error.message).toContain("content-type: application/json");
  });

  test("answers JSON Lines line by line, broken ones in their place", async () => {
    const long = JSON.stringify({ id: "x".repeat(LARGEST_REQUEST) });
    const lines = [JSON.stringify(request), "broken", "", long, '{"id": 2, "state": "start"}'].join("\r\n");
    const response = await post(lines, "application/x-ndjson");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    const answers = response.body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { id: 7, phase: "S1901M" },
      { id: null, error: { code: "bad-json", message: "Line 2, column 1: 'b' is not expected here" } },
      { id: null, error: { code: "too-large" } },
      { id: 2, phase: "S1901M" },
    ]);
  });
});

describe("adjudication for many", () => {
  const send = (
    to: FastifyInstance,
    payload: string,
    type = "application/json",
    remoteAddress = "127.0.0.1",
  ) =>
    to.inject({
      method: "POST",
      url: "/api/adjudicate",
      headers: { "content-type": type },
      payload,
      remoteAddress,
    });
  const garbage = (lines: number): string =>
    JSON.stringify({
      state: "start",
      orders: { France: Array.from({ length: lines }, (_, i) => `A ${i}xyzzy - ${i}plugh`) },
    });

  test("lets others in while a stranger's orders are read", async () => {
    const working = (before = process.threadCpuUsage()) => {
      const now = process.threadCpuUsage();
      return now.user + now.system - before.user - before.system;
    };
    const orders = Object.fromEntries(
      POWERS.map((power) => [power, Array.from({ length: 200 }, (_, i) => `A ${i}xyzzy - ${i}plugh`)]),
    );
    const payload = JSON.stringify({ state: "start", orders });
    await send(app, payload);
    const began = process.threadCpuUsage();
    expect((await send(app, payload)).statusCode).toBe(200);
    const here = working(began);
    const alone = process.threadCpuUsage();
    adjudicate(JSON.parse(payload));
    // It takes its time in another thread, not in this one.
    expect(here).toBeLessThan(working(alone) / 2);
  });

  test("reads as many orders of a power as anyone can have", async () => {
    const response = await send(app, garbage(201));
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toEqual({
      code: "too-large",
      message: "A power can have at most 200 orders here",
      path: "orders.France",
    });
  });

  test("ends a stream that never stops, with the reason", async () => {
    const lines = '{"state": "begin"}\n'.repeat(MOST_REQUESTS + 5);
    const answers = (await send(app, lines, "application/x-ndjson")).body.trimEnd().split("\n");
    expect(answers.length).toBe(MOST_REQUESTS + 1);
    expect(JSON.parse(answers.at(-1) ?? "").error).toMatchObject({
      code: "too-large",
      message: expect.stringContaining("at most 1,000 requests"),
    });
    const long = `${" ".repeat(90_000)}\n`.repeat(LARGEST_STREAM / 90_000 + 1);
    expect(JSON.parse((await send(app, long, "application/x-ndjson")).body).error.code).toBe("too-large");
  });

  test("refuses orders that take too much memory, and the next ones have a thread again", async () => {
    const adjudicating = new URL("./testing/greedy.ts", import.meta.url);
    // Only memory may end this, however slow the machine is.
    const greedy = await site.open(undefined, {}, { adjudication: { adjudicating, timeout: 300_000 } });
    for (let i = 0; i < 2; i++) {
      const answer = await send(greedy, garbage(1));
      expect(answer.statusCode).toBe(503);
      expect(answer.json().error.message).toContain("more memory than one request can have");
    }
  });

  test("says when too many wait, and when something takes too long", async () => {
    const adjudicating = new URL("./testing/endless.ts", import.meta.url);
    const adjudication = { timeout: 1000, waiting: 2, adjudicating };
    const busy = await site.open(undefined, {}, { adjudication });
    const asking = Array.from({ length: availableParallelism() + 4 }, () => send(busy, garbage(1)));
    // The newest request of the first network makes room for another network's.
    asking.push(send(busy, garbage(1), "application/json", "203.0.113.7"));
    const answers = await Promise.all(asking);
    const waiting = answers.filter(({ headers }) => headers["retry-after"] === "5");
    expect(answers.every(({ statusCode }) => statusCode === 503)).toBe(true);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting[0].json().error.message).toContain("Try again in a few seconds");
    for (const worked of [answers[0], answers.at(-1)])
      expect(worked?.json().error.message).toBe("This took longer than 1 second. Send fewer orders");
  });
});

describe("the pages", () => {
  test("say what this is and lead to the documentation", async () => {
    const response = await app.inject("/");
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain('href="/api/docs"');
  });

  test("say that the server is well", async () => {
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
  });

  test("describe the API to programs", async () => {
    const description = (await app.inject("/api/openapi.json")).json();
    expect(description.openapi).toBe("3.1.0");
    const { post } = description.paths["/api/adjudicate"];
    const body = post.requestBody.content["application/json"];
    expect(Object.keys(body.schema.properties)).toEqual([
      "id",
      "variant",
      "language",
      "rulebook",
      "options",
      "state",
      "orders",
      "dp",
    ]);
    expect(Object.keys(post.responses)).toEqual(["200", "400", "413", "415", "500"]);
    // The example is one that works.
    expect(
      (await app.inject({ method: "POST", url: "/api/adjudicate", payload: body.example })).statusCode,
    ).toBe(200);
  });

  test("of the documentation need nothing from elsewhere", async () => {
    const page = await app.inject("/api/docs");
    expect(page.statusCode).toBe(200);
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect(link).toMatch(/^\/api\/docs\/static\//);
      expect((await app.inject(link)).statusCode).toBe(200);
    }
    expect(page.body).not.toMatch(/<style|<script>| on\w+=/);
  });
});

describe("every answer", () => {
  test.each(["/", "/healthz", "/api/docs", "/api/openapi.json", "/nowhere"])(
    "is guarded: %s",
    async (url) => {
      const { headers } = await app.inject(url);
      // Pages that are built have scripts of their own in them, by their hashes.
      const policy = String(headers["content-security-policy"]).replaceAll(/ 'sha256-[^']+'/g, "");
      expect(policy.split(";").toSorted()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self'",
      ]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("about what does not exist is JSON", async () => {
    const response = await app.inject("/api/nowhere?x=1");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: { code: "not-found", message: "There is nothing at /api/nowhere. See /api/docs", path: "" },
    });
  });

  test("to the wrong method names the right one", async () => {
    const response = await app.inject("/api/adjudicate");
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("POST");
  });

  test("to a fault of our own keeps to itself what it was", async () => {
    const broken = await site.open((unready) => {
      unready.get("/broken", () => {
        throw new Error("the secret");
      });
    });
    const response = await broken.inject("/broken");
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ error: { code: "internal-error" } });
    expect(response.body).not.toContain("secret");
  });

  test.each([
    "/%",
    "/api/docs/static/../../package.json",
    "/api/docs/static/%2e%2e/%2e%2e/package.json",
    "//",
  ])("to a strange address is harmless: %s", async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().error.message).toMatch(/^(There is nothing|This address can't be read)/);
  });
});
