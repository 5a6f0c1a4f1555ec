import { createSocket } from "node:dgram";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, request as forward, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { join } from "node:path";
import { Site } from "@chancery/server/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";
import { checkClock } from "./doctor/clock.ts";
import { checkDatabase } from "./doctor/database.ts";
import { checkDisk } from "./doctor/disk.ts";
import type { Finding } from "./doctor/finding.ts";
import { checkMail } from "./doctor/mail.ts";
import { checkPermissions } from "./doctor/permissions.ts";
import { checkProxy, type ProxySettings } from "./doctor/proxy.ts";
import { checkPush } from "./doctor/push.ts";
import { checkServer } from "./doctor/server.ts";
import { checkTls, judge } from "./doctor/tls.ts";

const levels = (findings: readonly Finding[]): string[] => findings.map(({ level }) => level);
const texts = (findings: readonly Finding[]): string => findings.map(({ text }) => text).join("\n");

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server of ours; returns its port. */
async function serving(trustProxy: ProxySettings["trustProxy"] = false): Promise<number> {
  const site = new Site();
  onTestFinished(() => site.remove());
  const app = await site.open(undefined, {}, { trustProxy });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

interface ProxyHabits {
  /** The headers it passes on. */
  readonly headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly holdsBack?: boolean;
}

/** A proxy in front of a server; returns its address. */
async function proxied(
  port: number,
  { headers = (each) => each, holdsBack = false }: ProxyHabits,
): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const passed = forward(
      { port, host: "127.0.0.1", method, path, headers: headers(asked.headers) },
      async (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        if (!holdsBack) return void given.pipe(answer);
        const parts: Buffer[] = [];
        for await (const part of given) parts.push(part);
        answer.end(Buffer.concat(parts));
      },
    );
    asked.pipe(passed);
  });
  return `http://127.0.0.1:${await listening(proxy)}`;
}

/** As the sample configurations do: the proxy adds the address it sees. */
const adding = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  "x-forwarded-for": [headers["x-forwarded-for"], "203.0.113.7"].filter(Boolean).join(", "),
  "x-forwarded-proto": "http",
});

/** A time server whose clock is off by some seconds. */
async function timeServer(off: number): Promise<string> {
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  socket.on("message", (_request, { port, address }) => {
    const answer = Buffer.alloc(48);
    answer[1] = 2;
    answer.writeUInt32BE(Math.floor(Date.now() / 1000) + 2_208_988_800 + off, 40);
    socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return `127.0.0.1:${socket.address().port}`;
}

describe("the doctor", () => {
  test("compares the clock with a time server", async () => {
    expect(await checkClock(await timeServer(0))).toMatchObject({ level: "ok" });
    const slow = await checkClock(await timeServer(600));
    expect(slow).toMatchObject({
      level: "problem",
      text: expect.stringMatching(/(599|600)(\.\d)? seconds slow/),
    });
    expect(await checkClock(await timeServer(-10))).toMatchObject({
      level: "warning",
      text: expect.stringContaining("seconds fast"),
    });
  });

  test("looks at the data folder", async () => {
    const folder = folderWith({ "chancery.sqlite": "something else" });
    expect(levels(checkDisk(folder))).toHaveLength(1);
    chmodSync(folder, 0o755);
    expect(texts(checkPermissions(folder))).toContain(`Close it: chmod 700 ${folder}`);
    chmodSync(folder, 0o700);
    expect(texts(checkPermissions(folder))).toContain(`${folder} is writable.`);
    expect(texts(checkPermissions(join(folder, "new/data")))).toContain("The server will create it.");
    // A file in place of a folder.
    const blocked = checkPermissions(join(folder, "chancery.sqlite"));
    expect(levels(blocked)).toContain("problem");
    expect(await checkDatabase(undefined, folder)).toMatchObject({ level: "problem" });
    const empty = join(folder, "empty");
    mkdirSync(empty);
    expect(await checkDatabase(undefined, empty)).toMatchObject({ level: "ok" });
    writeFileSync(join(empty, "chancery.sqlite"), "");
    expect(await checkDatabase(undefined, empty)).toMatchObject({
      level: "ok",
      text: expect.stringContaining("has no tables yet"),
    });
    expect(await checkDatabase("postgres://me:hush@127.0.0.1:1/x", folder)).toMatchObject({
      level: "problem",
      text: expect.stringMatching(/^(?!.*hush).*PostgreSQL doesn't answer at 127.0.0.1:1/),
    });
  });

  test("finds the server, or something else in its place", async () => {
    const port = await serving();
    expect(await checkServer("127.0.0.1", port)).toMatchObject({ level: "ok" });
    const other = await listening(createServer((_request, response) => response.writeHead(404).end()));
    expect(await checkServer("127.0.0.1", other)).toMatchObject({
      level: "problem",
      text: expect.stringContaining("Something other than Chancery"),
    });
    expect(await checkServer("127.0.0.1", 2)).toMatchObject({ level: "problem" });
  });

  test("sees what a proxy does to addresses and live updates", async () => {
    const check = (publicUrl: string, trustProxy: ProxySettings["trustProxy"] = 1) =>
      checkProxy({ host: "localhost", publicUrl, trustProxy });
    const [careless, careful, gullible] = [await serving(), await serving(1), await serving(3)];
    const [well, heldBack, untrusted, forged, direct, away] = await Promise.all([
      proxied(careful, { headers: adding }).then((url) => check(url)),
      proxied(careful, { headers: adding, holdsBack: true }).then((url) => check(url)),
      proxied(careless, { headers: adding }).then((url) => check(url)),
      proxied(gullible, { headers: adding }).then((url) => check(url, 3)),
      check(`http://127.0.0.1:${careless}`, false),
      check("http://127.0.0.1:2"),
    ]);
    expect(well).toMatchObject([{ level: "ok", text: expect.stringContaining("visitors' addresses") }]);
    expect(heldBack).toMatchObject([
      { level: "problem", text: expect.stringContaining("holds live updates back") },
    ]);
    expect(untrusted).toMatchObject([
      { level: "problem", text: expect.stringContaining("Set TRUST_PROXY=1") },
    ]);
    expect(forged).toMatchObject([
      { level: "problem", text: expect.stringContaining("counts more proxies") },
    ]);
    expect(direct).toMatchObject([{ level: "ok", text: expect.stringContaining("without a proxy") }]);
    expect(away).toMatchObject([{ level: "problem", text: expect.stringContaining("(ECONNREFUSED)") }]);
  });

  test("reads certificates, and says what's wrong with them", async () => {
    const now = Date.UTC(2026, 0, 1);
    const after = (days: number, refusal: string | null = null): Finding =>
      judge({ host: "chancery.example.org", refusal, expires: now + days * 86_400_000 }, now);
    expect(after(60)).toMatchObject({ level: "ok", text: expect.stringContaining("until March 2, 2026") });
    expect(after(5)).toMatchObject({ level: "warning", text: expect.stringContaining("in 5 days") });
    expect(after(-3, "CERT_HAS_EXPIRED").text).toContain("expired on December 29, 2025");
    expect(after(60, "DEPTH_ZERO_SELF_SIGNED_CERT").text).toContain("self-signed");
    expect(after(60, "ERR_TLS_CERT_ALTNAME_INVALID").text).toContain("for another name");
    expect(after(60, "UNABLE_TO_VERIFY_LEAF_SIGNATURE").text).toContain("full chain");
    expect(after(60, "CERT_REVOKED").text).toContain("(CERT_REVOKED)");
    expect(await checkTls("http://chancery.example.org")).toMatchObject({ level: "problem" });
    expect(await checkTls("http://192.168.0.7:1901")).toMatchObject({ level: "note" });
    expect(await checkTls(null)).toMatchObject({ level: "note" });
    const plain = await serving();
    expect(await checkTls(`https://127.0.0.1:${plain}`)).toMatchObject({
      level: "problem",
      text: expect.stringContaining("can't be reached over TLS"),
    });
  });

  test("says whether browsers allow push notifications", () => {
    const encrypted = "https://chancery.example.org";
    expect(checkPush(encrypted, "ok")).toMatchObject({
      level: "ok",
      text: expect.stringContaining(encrypted),
    });
    expect(checkPush(encrypted, "problem")).toMatchObject({ level: "warning" });
    for (const plain of [null, "http://192.168.0.7:1901"])
      expect(checkPush(plain, "note")).toMatchObject({
        level: "note",
        text: expect.stringContaining("need TLS"),
      });
  });

  test("asks the mail server", async () => {
    expect(await checkMail(null)).toMatchObject({ level: "note" });
    // Just enough of a mail server to be greeted.
    const mailServer = createTcpServer((socket) => {
      socket.write("220 mail.example.org\r\n");
      socket.on("data", () => socket.write("250 mail.example.org\r\n")).on("error", () => undefined);
    });
    const smtpUrl = `smtp://127.0.0.1:${await listening(mailServer)}`;
    expect(await checkMail({ smtpUrl, from: "a@example.org" })).toMatchObject({ level: "ok" });
    const refused = await checkMail({ smtpUrl: "smtp://me:hush@127.0.0.1:1", from: "a@example.org" });
    expect(refused).toMatchObject({
      level: "problem",
      text: expect.stringMatching(/^(?!.*hush).*127.0.0.1:1/),
    });
  });

  test("prints what it finds, and fails if there are problems", async () => {
    const env = { DATA_DIR: folderWith({}), HOST: "127.0.0.1", PORT: String(await serving()) };
    const args = ["doctor", "--time-server", await timeServer(0)];
    const well = await chancery([...args, "--json"], { env });
    expect([well.status, well.err]).toEqual([0, ""]);
    expect(linesOf(well.out).filter(({ level }) => level === "problem")).toEqual([]);
    const ill = await chancery(args, { env: { ...env, PORT: "2" } });
    expect([ill.status, ill.err]).toEqual([1, ""]);
    expect(ill.out).toMatch(/^Problem {2}Server {7}No server answers at http:\/\/127\.0\.0\.1:2\./m);
    expect(ill.out).toMatch(/\n\n1 problem to fix\.\n$/);
    const wrong = await chancery(["doctor", "--language", "de"], { env: { PORT: "many" } });
    expect(wrong.status).toBe(1);
    expect(wrong.out).toMatch(/^Problem {2}Einstellungen {2}PORT ist "many"/);
  });
});
