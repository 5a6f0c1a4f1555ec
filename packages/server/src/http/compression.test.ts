import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { committeeAt } from "../testing/committee.ts";
import { Site } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

test("long answers are compressed for clients that support it, short ones are sent as they are", async () => {
  const app = await site.open();
  const { game, officer } = await committeeAt(app, ["France", "Germany", "Italy"]);
  const ask = (url: string, encoding?: string) =>
    app.inject({
      url,
      headers: { cookie: officer.cookie ?? "", ...(encoding && { "accept-encoding": encoding }) },
    });
  const plain = await ask(`/api/games/${game}`);
  const packed = await ask(`/api/games/${game}`, "gzip, deflate, br");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-store" });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect((await ask("/healthz", "gzip")).headers["content-encoding"]).toBeUndefined();
});
