import { type LookupAddress, lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { ServerMessage } from "../http/messages.ts";

/** How long an address may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/** What is given out to the public of the newer kind of addresses; all else is reserved. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Given out for protocols and for documents, which the library doesn't all know. */
const SPECIAL_IPV6 = ["2001::/23", "3fff::/20"].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an address leads into our own context, or nowhere: no place to call because a stranger says so. */
export function isPrivate(address: string): boolean {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return true;
  return (
    parsed instanceof ipaddr.IPv6 &&
    (!parsed.match(PUBLIC_IPV6) || SPECIAL_IPV6.some((range) => parsed.match(range)))
  );
}

/** What is wrong with an address to call, as far as can be seen without calling it; null if nothing is. */
export function faultOf(url: string, allowPrivate: boolean): ServerMessage | null {
  if (!URL.canParse(url)) return "hook-url";
  const { protocol, username, password, hostname } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "hook-protocol";
  if (username || password) return "hook-password";
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const isOwn = isIP(literal) ? isPrivate(literal) : /(^|\.)localhost\.?$/.test(hostname);
  return isOwn && !allowPrivate ? "hook-private" : null;
}

/** Finds addresses as ever, but none that is private: looked at when the call is made, as names change their minds. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    const refused = addresses?.find(({ address }) => isPrivate(address));
    if (error || refused || addresses.length === 0)
      done(
        error ?? Object.assign(new Error(`${host} is not on the public internet`), { code: "EPRIVATE" }),
        "",
      );
    else if (options.all) done(null, addresses);
    else done(null, addresses[0].address, addresses[0].family);
  });
};

/** Nobody who is called can have us wait longer, in seconds. */
const LONGEST_WAIT = 24 * 3600;

/** What came of a call. */
export interface Called {
  readonly status: number;
  /** Seconds after which we may call again, if that was said: a day at most. */
  readonly retryAfter: number | null;
}

interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** Whether addresses outside the public internet may be called. */
  readonly allowPrivate: boolean;
}

/** Calls an address that a stranger has given: one request, no redirections followed, nothing of the answer read. */
export function callOut({ url, headers, body, allowPrivate }: Outgoing): Promise<Called> {
  const fault = faultOf(url, allowPrivate);
  if (fault) return Promise.reject(new Error(fault));
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(!allowPrivate && { lookup: publicLookup }),
      headers: { ...headers, "content-length": Buffer.byteLength(body), "user-agent": "Chancery" },
    });
    call.once("response", (response) => {
      const after = Number(response.headers["retry-after"]);
      const retryAfter = Number.isFinite(after) ? Math.min(after, LONGEST_WAIT) : null;
      resolve({ status: response.statusCode ?? 0, retryAfter });
      response.destroy();
    });
    call.once("error", reject);
    call.end(body);
  });
}
