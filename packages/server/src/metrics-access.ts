import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { isSame } from "./secrets.ts";

/**
 * Who may read the metrics. Their steps tell when others vote, save or write, so nobody may unless the people who run the
 * server say so: programs on the same machine, or programs with a token.
 */
export type MetricsAccess = "off" | "loopback" | { readonly token: string };

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Headers by which proxies pass on who asks. */
const FORWARDING = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

export function mayCount(access: MetricsAccess, { headers, socket }: FastifyRequest): boolean {
  if (access === "off") return false;
  if (access === "loopback") {
    const { remoteAddress = "" } = socket;
    // What a proxy on this machine passes on comes from elsewhere.
    const isPassedOn = FORWARDING.some((name) => headers[name] !== undefined);
    return !isPassedOn && LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
  }
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return isSame(token, access.token);
}
