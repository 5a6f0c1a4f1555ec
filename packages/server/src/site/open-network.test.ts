import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, expect, test } from "vitest";
import { localAddresses } from "../http/local-network.ts";
import { Site } from "../testing/index.ts";

const site = new Site();
afterEach(() => Promise.all(site.apps.splice(0).map((app) => app.close())));
afterAll(() => site.remove());

const card = (address: string, netmask = "255.255.255.0") =>
  ({ address, netmask, family: "IPv4", internal: false, mac: "", cidr: null }) as const;
/** Part of this machine everywhere, and yet another address. */
const ROOM = { wlan0: [card("127.0.0.2")] };

test("the local network is what a room shares: no tunnels, containers or addresses of the internet", () => {
  const loopback = { ...card("127.0.0.1"), internal: true };
  expect(
    localAddresses({
      lo: [loopback],
      wlan0: [card("192.168.1.5")],
      docker0: [card("172.17.0.1")],
      tun0: [card("10.8.0.2")],
      eth0: [card("203.0.113.7")],
      eth1: [card("10.1.2.3", "255.255.255.255"), card("10.1.2.4")],
    }),
  ).toEqual(["192.168.1.5", "10.1.2.4"]);
});

/** A server that listens on its own machine only, which is in a network. */
async function running(options: Parameters<Site["open"]>[2] = {}, host = "127.0.0.1") {
  const app = await site.open(undefined, {}, { interfaces: () => ROOM, ...options });
  await app.listen({ host, port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

interface Asked {
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly open?: boolean;
}

/** Asks over a real connection; the status is 0 if there is none. */
function ask(port: number, { to = "127.0.0.1", headers = {}, open }: Asked = {}) {
  const body = open === undefined ? undefined : JSON.stringify({ open });
  return new Promise<{ status: number; body: string }>((resolve) => {
    const asked = request(
      {
        host: to,
        port,
        path: "/api/network",
        method: body === undefined ? "GET" : "POST",
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        agent: false,
      },
      async (answer) => {
        let text = "";
        for await (const chunk of answer.setEncoding("utf8")) text += chunk;
        resolve({ status: answer.statusCode ?? 0, body: text });
      },
    );
    asked.on("error", () => resolve({ status: 0, body: "" }));
    asked.end(body);
  });
}

const pageAt = (port: number) => ({ origin: `http://127.0.0.1:${port}` });

test("a page on the machine that runs the server opens it to the network and closes it again", async () => {
  const { port } = await running();
  const room = `http://127.0.0.2:${port}`;
  expect((await ask(port, { to: "127.0.0.2" })).status).toBe(0);
  const closed = { addresses: [], mayOpen: true, mayClose: false };
  expect(JSON.parse((await ask(port)).body)).toEqual(closed);
  const opened = { addresses: [room], mayOpen: false, mayClose: true };
  for (const again of [1, 2]) {
    const answer = await ask(port, { headers: pageAt(port), open: true });
    expect([again, JSON.parse(answer.body)]).toEqual([again, opened]);
  }
  expect((await ask(port, { to: "127.0.0.2" })).status).toBe(200);
  expect(JSON.parse((await ask(port, { headers: pageAt(port), open: false })).body)).toEqual(closed);
  expect((await ask(port, { to: "127.0.0.2" })).status).toBe(0);
});

test("those who came in through the network are told nothing, can't close it, and are gone when it closes", async () => {
  const { port } = await running();
  await ask(port, { headers: pageAt(port), open: true });
  const to = "127.0.0.2";
  const told = await ask(port, { to, headers: { host: `localhost:${port}` } });
  expect(JSON.parse(told.body)).toEqual({ addresses: [], mayOpen: false, mayClose: false });
  const headers = { host: `127.0.0.1:${port}`, ...pageAt(port) };
  expect(JSON.parse((await ask(port, { to, headers, open: false })).body).error.code).toBe("not-here");
  const stream = request({ host: to, port, path: "/api/connection", agent: false });
  const ended = new Promise((resolve) => stream.on("error", resolve).on("close", resolve));
  await new Promise((resolve) => stream.on("response", (answer) => resolve(answer.resume())).end());
  await ask(port, { headers: pageAt(port), open: false });
  await ended;
});

test.each([
  ["another site", () => ({ origin: "http://evil.example" })],
  ["another port of this machine", () => ({ origin: "http://127.0.0.1:9" })],
  ["another site, as the browser says", () => ({ "sec-fetch-site": "cross-site" })],
  ["no page", () => ({})],
  ["a proxy", (port: number) => ({ ...pageAt(port), "x-forwarded-for": "203.0.113.7" })],
  ["a proxy that says nothing of the visitor", (port: number) => ({ ...pageAt(port), via: "1.1 proxy" })],
  ["a proxy with a name", () => ({ origin: "http://box.example", host: "box.example" })],
  ["a key", (port: number) => ({ ...pageAt(port), authorization: "Bearer nobody" })],
] as const)("%s can't open it", async (_, headersOf) => {
  const { app, port } = await running({ names: ["box.example"] });
  const { status } = await ask(port, { headers: headersOf(port), open: true });
  expect([401, 403]).toContain(status);
  expect(await isOpenTo(app)).toBe(false);
});

/** What the server itself says to its own machine. */
const isOpenTo = async (app: FastifyInstance): Promise<boolean> =>
  (await app.inject({ url: "/api/network" })).json().mayClose;

test("names that aren't the server's stay refused at the opened address", async () => {
  const { port } = await running();
  await ask(port, { headers: pageAt(port), open: true });
  const asked = (host: string) => ask(port, { to: "127.0.0.2", headers: { host } });
  expect((await asked(`127.0.0.2:${port}`)).status).toBe(200);
  expect((await asked("evil.example")).status).toBe(421);
});

test.each([
  ["has an address for browsers", { publicUrl: "http://127.0.0.1" }, "127.0.0.1", 403],
  ["is behind a proxy", { trustProxy: 1 }, "127.0.0.1", 403],
  ["listens everywhere already", {}, "0.0.0.0", 409],
  ["is in no network", { interfaces: () => ({}) }, "127.0.0.1", 409],
] as const)("a server that %s can't be opened", async (_, options, host, status) => {
  const { port } = await running(options, host);
  expect(JSON.parse((await ask(port)).body)).toMatchObject({ mayOpen: false, mayClose: false });
  expect((await ask(port, { headers: { "sec-fetch-site": "same-origin" }, open: true })).status).toBe(status);
});

test("in another network, the server has to be opened again", async () => {
  let cards: Readonly<Record<string, ReturnType<typeof card>[]>> = ROOM;
  const { port } = await running({ interfaces: () => cards });
  await ask(port, { headers: pageAt(port), open: true });
  cards = { wlan0: [card("127.0.0.3")] };
  expect(JSON.parse((await ask(port)).body)).toEqual({ addresses: [], mayOpen: true, mayClose: false });
  expect((await ask(port, { to: "127.0.0.3" })).status).toBe(0);
});
