import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { end } from "../../../tools/serving.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const children: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), "chancery-main-"));

/** A folder for one server; a second one would be refused. */
const newFolder = () => mkdtempSync(join(folder, "data-"));

/** Starts the server as the script does; `said` collects what it prints. */
function start(env: Readonly<Record<string, string>>): {
  child: ChildProcess;
  said: { out: string; err: string };
} {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, DATA_DIR: newFolder(), ...env } });
  children.push(child);
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said.err += text;
  });
  return { child, said };
}

async function listening(env: Readonly<Record<string, string>> = { PORT: "0" }) {
  const { child, said } = start(env);
  while (!said.out.includes("\n")) await once(child.stdout as NodeJS.ReadableStream, "data");
  const [, address] = /^Chancery is running at (http:\/\/\S+)\n/.exec(said.out) ?? [];
  return { child, said, address };
}

afterEach(async () => {
  for (const child of children.splice(0)) await end(child, "SIGKILL");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many connections the system lets wait at most, as far as it says so. */
const SOMAXCONN = "/proc/sys/net/core/somaxconn";
const letsWait = existsSync(SOMAXCONN) ? Number(readFileSync(SOMAXCONN, "utf8")) : 0;

describe("the server", () => {
  test.skipIf(letsWait < 1000)("loses no connections when hundreds come while it's busy", async () => {
    const { child, address } = await listening({ HOST: "127.0.0.1", PORT: "0" });
    child.kill("SIGSTOP");
    const port = Number(new URL(address).port);
    let connected = 0;
    const sockets = Array.from({ length: 900 }, () =>
      connect({ port, host: "127.0.0.1" }, () => {
        connected += 1;
      }).on("error", () => undefined),
    );
    await expect.poll(() => connected).toBe(900);
    for (const socket of sockets) socket.destroy();
    child.kill("SIGCONT");
  });

  test("says where it listens once it does, and logs requests without their bodies", async () => {
    const { said, address } = await listening();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const response = await fetch(`${address}/api/adjudicate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ state: "start", orders: { France: ["A Par - Bur"] } }),
    });
    expect(await response.json()).toMatchObject({ phase: "S1901M" });
    await expect.poll(() => said.err).toContain("request completed");
    for (const line of said.err.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("msg");
    expect(said.err).not.toContain("Par - Bur");
  });

  test("says where others in its networks find it, or that nobody does", async () => {
    const alone = await listening();
    await expect.poll(() => alone.said.out).toContain("Only this computer can reach it. ");
    const { said, address } = await listening({ PORT: "0", HOST: "0.0.0.0" });
    const port = address?.split(":").at(-1);
    const cards = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address: card, family, internal } of cards)
      if (family === "IPv4" && !internal)
        await expect.poll(() => said.out).toContain(`can reach it at http://${card}:${port}\n`);
    expect(said.out).not.toContain("127.0.0.1");
  });

  test.each(["SIGTERM", "SIGINT"] as const)("shuts down cleanly on %s", async (signal) => {
    const { child, address } = await listening();
    await (await fetch(`${address}/healthz`)).json();
    const ended = once(child, "close");
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  test("keeps a game through the end of its process, and its secrets out of the log", async () => {
    const settings = { PORT: "0", DATA_DIR: newFolder() };
    const first = await listening(settings);
    const send = async (address: string, path: string, body: unknown, cookie = "") => {
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
      const response = await fetch(`${address}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      expect(response.ok).toBe(true);
      return { set: response.headers.get("set-cookie") ?? "", json: await response.json() };
    };
    const { set, json: ann } = await send(first.address, "/api/guests", { name: "Ann" });
    const [cookie] = set.split(";");
    const { json: made } = await send(first.address, "/api/games", { setup: { spectators: false } }, cookie);
    const path = `/api/games/${made.table.game}`;
    await fetch(`${first.address}${path}?token=hidden`, { headers: { cookie } });
    await fetch(`${first.address}${path}/channels/England%20+%20France`, { headers: { cookie } });
    await expect.poll(() => first.said.err).toContain(`${path}/channels/:name`);
    const before = await (await fetch(`${first.address}${path}`, { headers: { cookie } })).json();
    await end(first.child, "SIGKILL");

    const second = await listening(settings);
    const after = await (await fetch(`${second.address}${path}`, { headers: { cookie } })).json();
    expect(after).toEqual({ ...before, clock: { ...before.clock, now: after.clock.now } });
    const { json: bob, set: other } = await send(second.address, "/api/guests", { name: "Bob" });
    const { invitation } = made;
    await send(
      second.address,
      `${path}/commands`,
      { type: "join", role: "player", invitation },
      other.split(";")[0],
    );
    await expect.poll(() => second.said.err).toContain("/commands");
    const secrets = [cookie.split("=")[1], ann.token, bob.token, invitation, "hidden", "England"];
    for (const secret of secrets) expect(first.said.err + second.said.err).not.toContain(secret);
  });

  test("streams JSON Lines: the first answer comes before the last request", async () => {
    const { address } = await listening();
    const requests = new TransformStream<string, string>();
    const writer = requests.writable.getWriter();
    void writer.write('{"id": 1, "state": "start"}\n');
    const response = await fetch(`${address}/api/adjudicate`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: requests.readable.pipeThrough(new TextEncoderStream()),
      duplex: "half",
    } as RequestInit);
    const answers = (response.body as ReadableStream<Uint8Array>).getReader();
    const next = async (): Promise<string> => Buffer.from((await answers.read()).value ?? []).toString();
    expect(await next()).toContain('{"id":1,"phase":"S1901M"');
    await writer.write('{"id": 2, "state": "start"}\n');
    await writer.close();
    expect(await next()).toContain('{"id":2,"phase":"S1901M"');
  });

  test("runs once on a file, says who has it, and starts again after it was killed", async () => {
    const settings = { PORT: "0", DATA_DIR: newFolder() };
    const first = await listening(settings);
    const second = start(settings);
    expect(await once(second.child, "exit")).toEqual([1, null]);
    expect(second.said).toEqual({
      out: "",
      err: expect.stringContaining(
        `${join(settings.DATA_DIR, "chancery.sqlite")} is in use by another server (process ${first.child.pid} on `,
      ),
    });
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    expect((await listening(settings)).address).toContain("http://");
  });

  test("says what to do when its port is taken", async () => {
    const { address } = await listening();
    const { child, said } = start({ PORT: new URL(address).port });
    expect(await once(child, "close")).toEqual([1, null]);
    expect(said.out).toBe("");
    expect(said.err).toMatch(
      /^Port \d+ on localhost is taken\. Stop the other program, or choose another port: PORT=\d+/m,
    );
  });

  test.each([
    [{ PORT: "many" }, 'PORT is "many", but it must be a number from 0 to 65535.'],
    [
      { PORT: "0", DATA_DIR: MAIN },
      `The folder ${MAIN} can't be used for data: there is a file in its place, not a folder. Choose another one: DATA_DIR=`,
    ],
    [{ PORT: "0", HOST: "http://localhost" }, "that isn't an address of this computer"],
    [
      { PORT: "0", DATABASE_URL: "postgres://me:hush@127.0.0.1:1/x" },
      "PostgreSQL doesn't answer at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL",
    ],
    [{ PORT: "0", DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must look like postgres://"],
    [
      { PORT: "0", HOST: "192.0.2.1" },
      'HOST is "192.0.2.1", but that isn\'t an address of this computer. For this computer only: HOST=localhost.',
    ],
  ])("says what is wrong with %j", async (env, message) => {
    const { child, said } = start(env);
    expect(await once(child, "close")).toEqual([1, null]);
    expect(said.err).toContain(message);
    expect(said.err).not.toMatch(/hush|node:internal|^ +at /m);
  });
});
