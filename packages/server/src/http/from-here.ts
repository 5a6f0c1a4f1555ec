import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Headers by which proxies pass on who asks. What a proxy on this machine passes on comes from elsewhere. */
const isForwarding = (name: string): boolean =>
  ["forwarded", "x-real-ip", "via"].includes(name) || name.startsWith("x-forwarded-");

/** Whether a program on this machine asks, and not for somebody elsewhere. */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, "headers" | "socket">): boolean {
  const { remoteAddress = "" } = socket;
  return (
    !Object.keys(headers).some(isForwarding) &&
    LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4")
  );
}
