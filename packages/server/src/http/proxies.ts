import ipaddr from "ipaddr.js";
import type { ServerSettings } from "../settings.ts";

/** Whether an address, so many hops away, is that of a proxy whose word about the address of a request counts. */
export type Trust = (address: string, hop: number) => boolean;

/** What the library calls the networks that settings can name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["loopback"],
  linklocal: ["linkLocal"],
  uniquelocal: ["private", "uniqueLocal"],
};

/** Which proxies are trusted: none, so many in a row, or those with certain addresses. */
export function trustIn(setting: ServerSettings["trustProxy"]): Trust {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_, hop) => hop < setting;
  const parts = setting.split(",").map((part) => part.trim());
  const named = parts.flatMap((part) => NAMED[part] ?? []);
  const ranges = parts.filter((part) => !(part in NAMED)).map(rangeOf);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    if (named.includes(parsed.range())) return true;
    return ranges.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
  };
}

function rangeOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
