import { isIP } from "node:net";
import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failures.ts";

/** Endings by which home networks name their machines. Nobody can register a name under them. */
const LOCAL = ["local", "lan", "home.arpa", "internal"];

/**
 * The names this server answers to. Whoever owns another name could lead it here, and a page of theirs, opened by someone
 * in this network, could then ask for anything as if it were one of ours (DNS rebinding).
 */
export class HostNames {
  private readonly names = new Set<string>();

  constructor(names: readonly string[] = []) {
    const machine = normal(hostname());
    const [label] = machine.split(".", 1);
    for (const name of [
      "localhost",
      machine,
      label,
      ...LOCAL.map((ending) => `${label}.${ending}`),
      ...names,
    ])
      this.add(name);
  }

  /** From now on, the server answers to one more name. */
  add(name: string): void {
    this.names.add(normal(name));
  }

  /** Addresses are always good: nobody can lead those elsewhere, and behind a router the server can't know its own. */
  has(host: string): boolean {
    const name = normal(host);
    return this.names.has(name) || name.endsWith(".localhost") || isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
  }

  /** Refuses requests that were sent to other names. Browsers always say which name they used. */
  guard(app: FastifyInstance): void {
    app.addHook("onRequest", async ({ host, hostname: name }) => {
      if (host !== "" && !this.has(name)) throw new Failure("wrong-host", "wrong-host", { values: { name } });
    });
  }
}

const normal = (name: string): string => name.toLowerCase().replace(/\.$/, "");
