import type { AddressInfo } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";

/**
 * How many connections may wait to be accepted, if the system allows as many: beyond that they're lost, and people's with
 * them, who then try again after seconds.
 */
export const BACKLOG = 4096;

/** The address to open in a browser on this machine. */
export function addressOf(host: string, bound: AddressInfo | string | null): string {
  if (bound === null || typeof bound === "string") return bound ?? host;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return urlOf(name, bound.port);
}

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE = ["0.0.0.0", "::"];
const ONLY_HERE = ["127.0.0.1", "::1"];

/** Whether a server is found from its own machine only. */
export const isOnlyHere = (bound: AddressInfo | string | null): boolean =>
  bound !== null && typeof bound !== "string" && ONLY_HERE.includes(bound.address);

export const urlOf = (address: string, port: number): string =>
  `http://${address.includes(":") ? `[${address}]` : address}:${port}`;

/**
 * Where others find a server that listens somewhere: by its public address, if it has one, or else by those of this
 * machine in its networks. Empty if it is found from this machine only.
 */
export function addressesOf(
  bound: AddressInfo | string | null,
  publicUrl: string | null,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  if (bound === null || typeof bound === "string" || isOnlyHere(bound)) return [];
  if (!EVERYWHERE.includes(bound.address)) return [urlOf(bound.address, bound.port)];
  // Nobody types an address of IPv6, and those of one cable alone need more than the address.
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => urlOf(address, bound.port));
}

/** Why the server cannot listen, and what to do about it. */
export function whyNot(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: string,
  language: PageLanguage = "en",
): string {
  const { server } = messagesIn(language);
  switch (code) {
    case "EADDRINUSE":
      return server("port-taken", { port, host, other: String(anotherThan(port)) });
    case "EACCES":
      return server("port-forbidden", { port });
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
    case "EADDRNOTAVAIL":
      return server("not-our-host", { host: JSON.stringify(host) });
    default:
      return server("cannot-start", { detail: message });
  }
}

const anotherThan = (port: string): number => (Number(port) < 65_535 ? Number(port) + 1 : 1901);
