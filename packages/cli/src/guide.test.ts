import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { adjudicate } from "@chancery/contract/adjudicate";
import { expect, test } from "vitest";
import { createProgram } from "./program.ts";
import { shell } from "./testing/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const GUIDE = readFileSync(`${ROOT}/docs/command-line.md`, "utf8");

/** The blocks of one kind that the guide to the command line shows, in their order. */
const blocks = (kind: string): readonly string[] =>
  [...GUIDE.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, found, text]) => (found === kind ? [text] : []));

test("the first command of the guide prints what is shown below it", async () => {
  const [command, ...shown] = blocks("")[0].trimEnd().split("\n");
  const { out, status } = await shell(`cd "${ROOT}" && ${command.replace("$ ./script/", "")}`);
  expect(status).toBe(0);
  const lines = shown.filter((line) => line !== "...");
  expect(lines.length).toBeGreaterThan(5);
  expect(out.split("\n")).toEqual(expect.arrayContaining(lines));
});

test("the request of the guide has the answer that is shown below it", () => {
  const [request, answer] = blocks("json").map((text) => JSON.parse(text));
  const { orders, ...rest } = answer;
  const given = adjudicate(request);
  expect(given).toMatchObject(rest);
  expect(given).toHaveProperty(
    "orders",
    expect.arrayContaining(orders.map((order: object) => expect.objectContaining(order))),
  );
});

test("the guide lists every command", async () => {
  const listed = [...GUIDE.matchAll(/^\| `chancery ([\w-]+)/gm)].map(([, name]) => name);
  const { commands } = await createProgram([]);
  expect(listed.toSorted()).toEqual(commands.map((command) => command.name()).toSorted());
});
