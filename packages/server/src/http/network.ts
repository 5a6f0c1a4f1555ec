import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The network the request comes from. */
    readonly network: string;
    /** The networks that it is part of, and itself: the widest first. */
    readonly networks: readonly string[];
  }
}

/** How much of an IPv6 address names a network. Providers give sites a /48 or /56; a household has many /64 to choose from. */
const PREFIXES = [48, 56, 64] as const;

/** The networks an address belongs to, the widest first: the address itself, or prefixes of an IPv6 address. */
export function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return [parsed.toString()];
  return PREFIXES.map((bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`);
}

/** The smallest network an address belongs to. */
export const networkOf = (address: string): string => networksOf(address).at(-1) as string;

/** Lets every request say which networks it comes from. */
export function addNetwork(app: FastifyInstance): void {
  const known = new WeakMap<object, readonly string[]>();
  app.decorateRequest("networks", {
    getter() {
      const networks = known.get(this) ?? networksOf(this.ip);
      known.set(this, networks);
      return networks;
    },
  });
  app.decorateRequest("network", {
    getter() {
      return this.networks.at(-1) as string;
    },
  });
}
