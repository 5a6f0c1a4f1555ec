import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { faultOf, isPrivate } from "./outgoing-call.ts";
import { callWebhook } from "./webhook-call.ts";

/** Names whose spelling gives nothing away. */
const NAMES: Readonly<Record<string, readonly string[]>> = vi.hoisted(() => ({
  "context.example": ["127.0.0.1"],
  "both.example": ["1.1.1.1", "127.0.0.1"],
  "six.example": ["::1"],
  "nowhere.example": [],
}));
vi.mock("node:dns", async (original) => {
  const found = (host: string) =>
    NAMES[host].map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
  const lookup = (host: string, _: object, done: (error: Error | null, all: object) => void): void =>
    done(NAMES[host].length > 0 ? null : unknown, found(host));
  return { ...(await original<typeof import("node:dns")>()), lookup };
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.0.1",
  "192.168.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:10.0.0.1",
  "::ffff:127.0.0.1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
  "not an address",
])("%s is not an address of the public internet", (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each(["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111"])("%s is one", (address) => {
  expect(isPrivate(address)).toBe(false);
});

test.each([
  "http://127.0.0.1/",
  "http://127.1/",
  "http://0x7f000001/",
  "http://2130706433/",
  "http://[::1]:8080/",
  "http://[::ffff:127.0.0.1]/",
  "http://localhost/",
  "http://anything.localhost./",
  "ftp://example.org/",
  "file:///etc/passwd",
  "https://user:password@example.org/",
  "example.org",
  "",
])("%j is refused as the address of a hook", (url) => {
  expect(faultOf(url, false)).not.toBe(null);
});

test("a server that we call can make us wait a day at most", async () => {
  const asked = ["86400", "86401", "0", "tomorrow"];
  const server = createServer((_, response) => {
    response.writeHead(503, { "retry-after": asked.shift() }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const call = {
    secret: "s",
    body: {},
    id: "1",
    now: 0,
    url: `http://127.0.0.1:${port}/`,
    allowPrivate: true,
  };
  try {
    const waits: (number | null)[] = [];
    while (asked.length > 0) waits.push((await callWebhook(call)).retryAfter);
    expect(waits).toEqual([86_400, 86_400, 0, null]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a name that resolves to our own network is refused when it's called, as if nobody knew it", async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(String(request.url));
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const call = { secret: "s", body: {}, id: "1", now: 0 };
  try {
    for (const host of Object.keys(NAMES))
      await expect(
        callWebhook({ ...call, url: `http://${host}:${port}/`, allowPrivate: false }),
      ).rejects.toThrow(/^unreachable$/);
    // An address in figures is asked of no name server.
    await expect(
      callWebhook({ ...call, url: `http://127.0.0.1:${port}/`, allowPrivate: false }),
    ).rejects.toThrow(/^unreachable$/);
    expect(calls).toEqual([]);
    const allowed = await callWebhook({ ...call, url: `http://127.0.0.1:${port}/x`, allowPrivate: true });
    expect(allowed).toEqual({ status: 302, retryAfter: null });
    expect(calls).toEqual(["/x"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
