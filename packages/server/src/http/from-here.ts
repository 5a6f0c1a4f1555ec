import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Headers by which proxies pass on who asks. What a proxy on this machine passes on comes from elsewhere. */
const isForwarding = (name: string): boolean =>
  ["forwarded", "x-real-ip", "via"].includes(name) || name.startsWith("x-forwarded-");

/** Whether a program on this machine asks, and not for somebody elsewhere. */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, "headers" | "socket">): boolean {
  const { remoteAddress = "" } = socket;
  return (
    !Object.keys(headers).some(isForwarding) &&
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === "loopback"
  );
}
