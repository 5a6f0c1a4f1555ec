import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Listener, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { fail, ok, type Result } from "@chancery/engine";
import ipaddr from "ipaddr.js";
import { BACKLOG, type Interfaces, isOnlyHere, urlOf } from "./address.ts";

/** Cards that lead to no room: of containers, virtual machines and tunnels. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|vethernet|tun|utun|tap|wg|ppp|zt|tailscale)/i;
/** Ranges of addresses that nobody on the internet can reach. */
const PRIVATE = ["private", "linkLocal", "loopback"];

/** The addresses of this machine in the networks around it. */
export const localAddresses = (interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, each]) => each ?? [])
    .filter(
      ({ family, internal, netmask }) => family === "IPv4" && !internal && netmask !== "255.255.255.255",
    )
    .map(({ address }) => address)
    .filter((address) => PRIVATE.includes(ipaddr.parse(address).range()));

/**
 * Lets others in the same network reach a server that listens on its own machine only, until somebody closes it again
 * or the machine moves to another network: it listens at the addresses of this network and nowhere else.
 */
export class LocalNetwork {
  private readonly server: () => Server;
  private readonly interfaces: () => Interfaces;
  private readonly listeners = new Map<string, Listener>();
  private readonly visitors = new Set<Socket>();

  /** The server must be that of a site that nobody is meant to reach through a proxy. */
  constructor(server: () => Server, interfaces: () => Interfaces = networkInterfaces) {
    this.server = server;
    this.interfaces = interfaces;
  }

  /** Where it can be reached now, of all addresses that were opened. */
  addresses(): readonly string[] {
    const present = localAddresses(this.interfaces());
    return [...this.listeners].flatMap(([address, listener]) => {
      const bound = listener.address() as AddressInfo | null;
      return bound !== null && present.includes(address) ? [urlOf(address, bound.port)] : [];
    });
  }

  /** Whether it can be opened: it listens on this machine only, and the machine is in a network. */
  mayOpen(): boolean {
    return (
      isOnlyHere(this.server().address()) &&
      this.addresses().length === 0 &&
      localAddresses(this.interfaces()).length > 0
    );
  }

  /** Whether a connection came in through it, so that it is nobody's on this machine. */
  isVisitor(socket: object): boolean {
    return this.visitors.has(socket as Socket);
  }

  async open(): Promise<Result<void, "no-network">> {
    this.close();
    const { port } = this.server().address() as AddressInfo;
    await Promise.all(localAddresses(this.interfaces()).map((address) => this.listen(address, port)));
    return this.listeners.size > 0 ? ok(undefined) : fail("no-network");
  }

  /** Closes it, also to those who are connected. */
  close(): void {
    this.stop();
    for (const socket of this.visitors) socket.destroy();
  }

  /** Lets nobody else in; requests in progress end as they would anyway. */
  stop(): void {
    for (const listener of this.listeners.values()) listener.close();
    this.listeners.clear();
  }

  /** Another program may have the port at one of the addresses, and a card may just have gone: the others do. */
  private listen(address: string, port: number): Promise<void> {
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.admit(socket));
    return new Promise((resolve) => {
      listener.once("error", () => resolve());
      listener.listen({ host: address, port, backlog: BACKLOG }, () => {
        this.listeners.set(address, listener);
        resolve();
      });
    });
  }

  /** From here on it's a connection like all others, with their limits. */
  private admit(socket: Socket): void {
    this.visitors.add(socket);
    socket.once("close", () => this.visitors.delete(socket));
    this.server().emit("connection", socket);
  }
}
