import ipaddr from "ipaddr.js";
import type { ServerSettings } from "../settings.ts";

/** Whether an address, so many hops away, is that of a proxy whose word about the address of a request counts. */
export type Trust = (address: string, hop: number) => boolean;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Which proxies are trusted: none, so many in a row, or those with certain addresses. */
export function trustIn(setting: ServerSettings["trustProxy"]): Trust {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_, hop) => hop < setting;
  const ranges = setting
    .split(",")
    .map((part) => part.trim())
    .flatMap((part) => NAMED[part] ?? part)
    .map(rangeOf);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
  };
}

function rangeOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
