import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { Site } from "../testing/index.ts";
import type { SocketLimits } from "./sockets.ts";

const site = new Site();
afterAll(() => site.remove());

/** More than the system keeps for those who don't read. */
const LARGE = "x".repeat(20_000_000);

async function open(sockets: Partial<SocketLimits> = {}, slowest = 60_000): Promise<FastifyInstance> {
  const furnish = (unready: FastifyInstance): void => {
    unready.get("/large", (_, reply) => reply.header("content-encoding", "identity").send(LARGE));
    unready.get("/live", (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "text/event-stream" });
      reply.raw.write(":\n\n");
    });
  };
  const app = await site.open(furnish, {}, { sockets, slowest, trustProxy: 1 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

/** Someone who sends something, reads nothing and never hangs up. */
async function send(app: FastifyInstance, text: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.pause().write(text);
  return socket;
}

const from = (address: string, path: string, more = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n${more}\r\n`;
/** A request whose body never comes. */
const half = (address: string): string =>
  `POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;

const connections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));

test("a half request that never ends holds no connection after its answer, nor do bytes that aren't a request", async () => {
  const app = await open({}, 100);
  for (const sent of [half("203.0.113.7"), "GET / HTTP/1.1\r\nX-Slow: ", "good morning\r\n\r\n", ""])
    await send(app, sent);
  expect(await connections(app)).toBe(4);
  await expect.poll(() => connections(app)).toBe(0);
});

test("an answer that nobody reads holds no connection", async () => {
  const app = await open({ quiet: 200 });
  await send(app, from("203.0.113.7", "/large"));
  await expect.poll(() => connections(app)).toBe(1);
  await expect.poll(() => connections(app)).toBe(0);
});

test("nor does one that is read too slowly, though a live stream without news goes on", async () => {
  const app = await open({ unread: 200, pace: 1e6 });
  const live = await send(app, from("203.0.113.7", "/live"));
  const slow = await send(app, from("203.0.113.7", "/large"));
  const reading = setInterval(() => slow.read(100_000), 50);
  onTestFinished(() => clearInterval(reading));
  await expect.poll(() => connections(app)).toBe(2);
  await expect.poll(() => connections(app)).toBe(1);
  live.resume();
  expect(String((await once(live, "data"))[0])).toContain("200 OK");
});

test("a network has so many connections: its oldest half request makes room, and others keep theirs", async () => {
  const app = await open({ perNetwork: 3 });
  const arrived = (): Promise<number> => connections(app);
  const other = await send(app, half("203.0.113.99"));
  const first = await send(app, half("203.0.113.7"));
  await expect.poll(arrived).toBe(2);
  const ended: string[] = [];
  first.resume().once("end", () => ended.push("first"));
  other.resume().once("end", () => ended.push("other"));
  for (let i = 0; i < 3; i++) await send(app, half("203.0.113.7"));
  await expect.poll(() => ended).toEqual(["first"]);
  expect(await arrived()).toBe(4);
});

test("live streams and answers in progress make no room: who asks for more is told so", async () => {
  const app = await open({ perNetwork: 2 });
  for (let i = 0; i < 2; i++) await send(app, from("2001:db8::1", "/live"));
  await expect.poll(() => connections(app)).toBe(2);
  const refused = await send(app, from("2001:db8::2", "/healthz"));
  refused.resume();
  const [said] = await once(refused, "data");
  expect(String(said)).toMatch(/^HTTP\/1.1 429 /);
  expect(String(said)).toContain("Too many connections are open from your network");
  // A wider network may have more than each of those in it.
  const neighbor = await send(app, from("2001:db8:0:1::1", "/healthz"));
  neighbor.resume();
  expect(String((await once(neighbor, "data"))[0])).toMatch(/^HTTP\/1.1 200 /);
});

test("when there are too many in all, the network that has most makes room", async () => {
  const app = await open({ most: 6 });
  const ended: string[] = [];
  const hold = async (address: string): Promise<void> => {
    const socket = await send(app, half(address));
    socket.resume().once("end", () => ended.push(address));
    await expect.poll(() => connections(app)).toBeGreaterThan(0);
  };
  await hold("203.0.113.7");
  for (const end of ["1", "2", "3", "4"]) await hold(`2001:db8:0:${end}::1`);
  for (const address of ["203.0.113.8", "203.0.113.9"]) await hold(address);
  await expect.poll(() => ended).toEqual(["2001:db8:0:1::1"]);
});

test("a connection on which far too much is asked before anything is answered is ended", async () => {
  const app = await open();
  await send(app, from("203.0.113.7", "/large").repeat(4));
  const flood = (await send(app, from("203.0.113.8", "/large").repeat(5))).resume();
  await Promise.race([once(flood, "end"), once(flood, "close")]);
  await expect.poll(() => connections(app)).toBe(1);
});

test("a network that leaves answers unread gets no more of them", async () => {
  const app = await open({ unreadBytes: 1_000_000 });
  await send(app, from("203.0.113.7", "/large"));
  const ask = async (address: string): Promise<string> => {
    const socket = await send(app, from(address, "/healthz", "Connection: close\r\n"));
    socket.resume();
    return String((await once(socket, "data"))[0]).slice(9, 12);
  };
  await expect.poll(() => ask("203.0.113.7")).toBe("429");
  expect(await ask("203.0.113.8")).toBe("200");
});
