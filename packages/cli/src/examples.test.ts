import { join } from "node:path";
import { Site } from "@chancery/server/testing";
import { afterAll, beforeAll, describe, test } from "vitest";
import { expectOverHttp, HTTP_EXAMPLES, testExamples } from "./testing/examples.ts";

const FOLDER = join(import.meta.dirname, "../../../docs/examples");

testExamples(FOLDER);

describe("over HTTP", () => {
  const site = new Site();
  let address = "";
  beforeAll(async () => {
    const app = await site.open();
    address = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => site.remove());

  test.each(HTTP_EXAMPLES)("a phase is resolved and a game played again in $language", (example) =>
    expectOverHttp(FOLDER, example, address),
  );
});
