import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { Site } from "../testing/index.ts";
import { networkOf } from "./network.ts";

const site = new Site();
afterAll(() => site.remove());

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** Which proxies are trusted, who connects, and for whom they say they ask. */
test.each([
  { trustProxy: false, from: "10.0.0.1", forwarded: "198.51.100.1", counts: "10.0.0.1" },
  { trustProxy: "10.0.0.0/8", from: "10.0.0.1", forwarded: "198.51.100.1", counts: "198.51.100.1" },
  { trustProxy: "10.0.0.0/8", from: "203.0.113.7", forwarded: "198.51.100.1", counts: "203.0.113.7" },
  {
    trustProxy: "10.0.0.0/8",
    from: "10.0.0.1",
    forwarded: "192.0.2.1, 198.51.100.1",
    counts: "198.51.100.1",
  },
  { trustProxy: 1, from: "203.0.113.7", forwarded: "192.0.2.1, 198.51.100.1", counts: "198.51.100.1" },
  {
    trustProxy: 2,
    from: "203.0.113.7",
    forwarded: "192.0.2.1, 198.51.100.1, 10.0.0.2",
    counts: "198.51.100.1",
  },
] as const)("forwarded addresses count as far as proxies are trusted: %j", async (each) => {
  const { trustProxy, from, forwarded, counts } = each;
  const say = (app: FastifyInstance) =>
    app.get("/who", ({ network, protocol, host }) => ({ network, protocol, host }));
  const app = await site.open(say, {}, { trustProxy, names: ["here.example", "there.example"] });
  const headers = {
    host: "here.example",
    "x-forwarded-for": forwarded,
    "x-forwarded-host": "there.example",
    "x-forwarded-proto": "https",
  };
  const seen = (await app.inject({ url: "/who", remoteAddress: from, headers })).json();
  const isTrusted = counts !== from;
  expect(seen).toEqual({
    network: counts,
    protocol: isTrusted ? "https" : "http",
    host: isTrusted ? "there.example" : "here.example",
  });
});
