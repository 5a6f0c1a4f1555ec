import { join } from "node:path";
import { breakRequests, complaint } from "@chancery/contract/testing";
import { diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { chancery, folderWith, linesOf, shell } from "../testing/index.ts";

const request = { id: "one", state: "start", orders: { France: ["A Par - Bur", "F Bre - MAO"] } };
const line = JSON.stringify(request);

describe("adjudicate", () => {
  test("answers a request from standard input", async () => {
    const { status, out, err } = await chancery(["adjudicate"], { input: line });
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toMatchObject([
      {
        id: "one",
        phase: "S1901M",
        orders: [
          { power: "France", text: "A Par - Bur", order: "A Par - Bur", status: "succeeds", result: "moved" },
          { power: "France", text: "F Bre - MAO", order: "F Bre - Mid", status: "succeeds", result: "moved" },
        ],
        state: { phase: "F1901M", units: { France: ["A Bur", "A Mar", "F Mid"] } },
      },
    ]);
  });

  test("answers a request from a file, written over many lines", async () => {
    const cwd = folderWith({ "request.json": JSON.stringify(request, null, 2) });
    const { status, out } = await chancery(["adjudicate", "request.json"], { cwd });
    expect(status).toBe(0);
    expect(linesOf(out)).toMatchObject([{ id: "one", state: { phase: "F1901M" } }]);
  });

  test("puts an error in place of a broken line and continues", async () => {
    const input = [line, '{"id": 2, "state": ', "", '{"id": 3, "state": "begin"}', line].join("\n");
    const { status, out } = await chancery(["adjudicate"], { input });
    expect(status).toBe(1);
    expect(linesOf(out)).toMatchObject([
      { id: "one" },
      {
        id: null,
        error: { code: "bad-json", message: "Line 2, column 20: the text ends too early", path: "" },
      },
      { id: 3, error: { code: "bad-request", path: "state" } },
      { id: "one" },
    ]);
  });

  test("says at which line and column a request over many lines is broken", async () => {
    const input = '{\n  "id": 1,\n  "state": start\n}\n';
    const { status, out } = await chancery(["adjudicate", "-"], { input });
    expect(status).toBe(1);
    expect(linesOf(out)).toEqual([
      {
        id: null,
        error: { code: "bad-json", message: "Line 3, column 12: 's' is not expected here", path: "" },
      },
    ]);
  });

  test("refuses a line that is too long, and continues", async () => {
    const input = `${line}\n{"id": "${"x".repeat(10_000_000)}"}\n${line}\n`;
    const { status, out } = await chancery(["adjudicate"], { input });
    expect(status).toBe(1);
    expect(linesOf(out)).toMatchObject([{ id: "one" }, { error: { code: "too-large" } }, { id: "one" }]);
  });

  test("ends quietly and well when its reader has had enough", async () => {
    const { status, out, err } = await shell(`(yes '${line}' || true) | chancery adjudicate | head -1`);
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toMatchObject([{ id: "one" }]);
    expect(await shell("chancery help adjudicate | true; chancery board classic | true")).toEqual({
      status: 0,
      out: "",
      err: "",
    });
  });

  test("takes no picture or archive for a sheet of orders, and says what it takes", async () => {
    const folder = folderWith({ "board.png": "\u0089PNG\r\n\0\0\0" });
    for (const command of ["adjudicate", "replay", "orders", "render -o x.svg"]) {
      const { out, err, status } = await shell(`chancery ${command} "${join(folder, "board.png")}"`);
      expect([out, status]).toEqual(["", 1]);
      expect(err).toMatch(
        /^chancery: .*board\.png isn't UTF-8 text\. Give JSON, or orders as plain text\.\n$/,
      );
    }
  });

  test("says nothing on standard output about an empty input", async () => {
    const { status, out, err } = await chancery(["adjudicate"]);
    expect([status, out]).toEqual([0, ""]);
    expect(err).toBe("chancery: The input is empty.\n");
  });

  test("needs no more memory for many requests than for few", async () => {
    const count = 9_000;
    const run = await chancery(["adjudicate"], {
      input: `${line}\n`.repeat(count),
      // What is kept of a request beyond its answer would not fit: the answers alone are more.
      node: ["--max-old-space-size=24", "--max-semi-space-size=1"],
    });
    expect([run.status, run.err]).toEqual([0, ""]);
    expect(run.out.length).toBeGreaterThan(25_000_000);
    expect(run.out.split("\n").length).toBe(count + 1);
  });

  test("gives each of 900 broken requests its reason, in its place", async () => {
    const broken = breakRequests(diceOf(1971).pick, 33);
    expect(broken.length).toBeGreaterThan(900);
    // The first line decides what the input is; here it is sound.
    const input = [line, ...broken.map(({ text }) => text)].join("\n");
    const { status, out, err } = await chancery(["adjudicate"], { input });
    expect([status, err]).toEqual([1, ""]);
    const [, ...answers] = linesOf(out);
    expect(answers.length).toBe(broken.length);
    expect(broken.flatMap((each, index) => complaint(each, answers[index]) ?? [])).toEqual([]);
  });

  test.each([
    [["adjudicate", "missing.json"], 1, "There is no file missing.json."],
    [["adjudicate", "."], 1, ". is a folder, not a file."],
    [["adjudicate", "a", "b"], 2, "Too many arguments: one is expected, but there are 2."],
    [["adjudicate", "--explian"], 2, "Did you mean --explain?"],
    [["adjudicat"], 2, "Did you mean adjudicate?"],
    [["adjudicate", "--option", "players"], 2, "Write it as name=value."],
  ])("says what is wrong with %j", async (args, expected, message) => {
    const { status, out, err } = await chancery(args);
    expect([status, out]).toEqual([expected, ""]);
    expect(err).toContain(message);
  });
});

describe("a variant file", () => {
  const variant = `import { classic } from "@chancery/variants";
    import type { Variant } from "@chancery/engine";
    const later: Variant = { ...classic, id: "later", create: () => classic.create("1971", { firstYear: 1950 }) };
    export default later;`;

  test("is loaded by its path, wherever it stands", async () => {
    const cwd = folderWith({ "later.ts": variant });
    const input = JSON.stringify({ variant: "./later.ts", state: "start" });
    const { status, out } = await chancery(["adjudicate"], { cwd, input });
    expect(status).toBe(0);
    expect(linesOf(out)).toMatchObject([{ phase: "S1950M" }]);
  });

  test("is looked for beside the file that names it", async () => {
    const request = JSON.stringify({ variant: "later.ts", state: "start" });
    const folder = folderWith({ "later.ts": variant, "request.json": request });
    const { out } = await chancery(["adjudicate", `${folder}/request.json`]);
    expect(linesOf(out)).toMatchObject([{ phase: "S1950M" }]);
  });

  test("is not looked for if the request is wrong anyway", async () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const input = `{"id": ${deep}, "variant": "./none.ts"}\n{"id": 2, "variant": "./${"x".repeat(6000)}.ts"}`;
    const { status, out } = await chancery(["adjudicate"], { input });
    expect(status).toBe(1);
    expect(linesOf(out)).toMatchObject([
      { error: { code: "bad-request" } },
      { id: 2, error: { code: "bad-request", path: "variant" } },
    ]);
  });

  test("that can't be loaded, or isn't one, is reported", async () => {
    const cwd = folderWith({
      "broken.ts": "export default {",
      "number.ts": "export default 5;",
      "half.ts": 'export default { id: "half", title: "Half", rulebooks: ["1"], options: [] };',
      "throws.ts": `import { classic } from "@chancery/variants";
        export default { ...classic, create: () => { throw new Error("not today"); } };`,
    });
    const names = ["./missing.ts", "./broken.ts", "./number.ts", "./half.ts", "./throws.ts"];
    const input = names.map((name) => JSON.stringify({ id: name, variant: name, state: "start" })).join("\n");
    const { status, out } = await chancery(["adjudicate"], { cwd, input });
    expect(status).toBe(1);
    expect(linesOf(out).map(({ error }) => error)).toEqual([
      { code: "unknown-variant", message: "There is no variant file ./missing.ts.", path: "variant" },
      {
        code: "unknown-variant",
        message: expect.stringMatching(/^.\/broken.ts can't be loaded: /),
        path: "variant",
      },
      {
        code: "unknown-variant",
        message: "./number.ts isn't a variant: its default export is missing or isn't one.",
        path: "variant",
      },
      {
        code: "unknown-variant",
        message: "./half.ts isn't a variant: its default export has no create function.",
        path: "variant",
      },
      { code: "internal-error", message: "Error: not today", path: "" },
    ]);
  });
});
