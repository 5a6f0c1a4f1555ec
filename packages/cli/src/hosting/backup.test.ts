import { join } from "node:path";
import { openStore } from "@chancery/store";
import { expect, test } from "vitest";
import { folderWith, shell, terminal } from "../testing/index.ts";

test("a backup of a database fills an empty one, and nothing is overwritten", async () => {
  const folder = folderWith({ "not-a-backup": "x" });
  const file = join(folder, "all.backup");
  const at = (name: string, line: string) => shell(`DATA_DIR="${join(folder, name)}" ${line}`);
  expect(await at("old", `chancery backup "${file}"`)).toMatchObject({
    status: 1,
    err: expect.stringContaining("There is nothing to save"),
  });
  const server = await openStore({ DATA_DIR: join(folder, "old") }, { format: "", alone: true });
  const saved = await at("old", `chancery backup "${file}"`);
  expect([saved.status, saved.err]).toEqual([0, ""]);
  expect(saved.out).toMatch(/^Saved: .*\b0 games/);
  expect(await at("old", `chancery backup "${file}"`)).toMatchObject({
    status: 1,
    err: expect.stringContaining("was not overwritten"),
  });
  expect(await at("old", `chancery restore --unencrypted "${file}"`)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/is in use by another server \(process \d+ on .*Stop it first/),
  });
  if (server.ok) await server.value.close();
  expect(await at("new", `chancery restore "${file}"`)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/all\.backup isn't encrypted, .*restore it with --unencrypted/),
  });
  const restored = await at("new", `chancery restore --unencrypted "${file}"`);
  expect([restored.status, restored.err]).toEqual([0, ""]);
  expect(restored.out).toBe(saved.out.replace("Saved", "Restored"));
  expect(await at("third", `chancery restore "${join(folder, "nowhere")}"`)).toMatchObject({
    status: 1,
    err: expect.stringContaining("There is no file"),
  });
  expect(await at("third", `chancery restore --unencrypted "${join(folder, "not-a-backup")}"`)).toMatchObject(
    {
      status: 1,
      err: expect.stringContaining("this isn't JSON"),
    },
  );
});

// Other systems' `script` is called in another way.
test.runIf(process.platform === "linux")(
  "a backup that isn't encrypted is restored on a terminal only after a yes",
  async () => {
    const folder = folderWith({});
    const file = join(folder, "plain.backup");
    const server = await openStore({ DATA_DIR: join(folder, "old") }, { format: "" });
    if (server.ok) {
      await server.value.backup(file);
      await server.value.close();
    }
    const answer = (text: string) =>
      terminal({ question: 'type "yes":', answer: text }, ["restore", file], {
        DATA_DIR: join(folder, "new"),
      });
    for (const text of ["", "no", "y"]) expect(await answer(text)).toContain("Nothing was restored.");
    expect(await answer("Yes")).toMatch(/isn't encrypted.*Restored: 0 games/s);
  },
);

test("an encrypted backup is restored by one command, with its passphrase only", async () => {
  const folder = folderWith({
    right: "correct horse battery\n",
    wrong: "incorrect horse battery\n",
    short: "horse\n",
  });
  const at = (name: string, line: string) => shell(`cd "${folder}" && DATA_DIR="${name}" ${line}`);
  const server = await openStore({ DATA_DIR: join(folder, "old") }, { format: "" });
  if (server.ok) await server.value.close();
  const saved = await at("old", "chancery backup --passphrase-file right sealed");
  expect([saved.status, saved.err]).toEqual([0, ""]);
  const refusals = [
    ["chancery backup --passphrase-file short other", "at least 12 characters"],
    ["chancery backup --encrypt other < /dev/null", "no terminal"],
    ["chancery backup --passphrase-file none other", "There is no file none."],
    ["chancery restore sealed < /dev/null", "sealed is encrypted. Name the file with its passphrase"],
    ["chancery restore --passphrase-file wrong sealed", "The passphrase is wrong"],
    ["chancery audit --passphrase-file wrong sealed", "The passphrase is wrong"],
  ];
  for (const [line, message] of refusals) {
    const { status, out, err } = await at(line.includes("restore") ? "new" : "old", line);
    expect([status === 0, out]).toEqual([false, ""]);
    expect(err).toContain(message);
  }
  expect(await at("old", "chancery audit --passphrase-file right sealed")).toMatchObject({ status: 0 });
  const restored = await at("new", "chancery restore --passphrase-file right sealed");
  expect([restored.status, restored.err]).toEqual([0, ""]);
  expect(restored.out).toBe(saved.out.replace("Saved", "Restored"));
});
