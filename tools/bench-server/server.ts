import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Settings } from "@chancery/store";

const PROGRAM = fileURLToPath(new URL("../chaos/server.ts", import.meta.url));

/** A server in a process of its own, by a clock that may be ahead. */
export class Server {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  static async start(settings: Settings, clock: string): Promise<Server> {
    const child = spawn(process.execPath, [PROGRAM, clock], {
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = once(child.stdout.setEncoding("utf8"), "data");
    const dead = once(child, "exit").then(([code]) => {
      throw new Error(`a server ended with ${code} before it listened`);
    });
    const [address] = await Promise.race([said, dead]);
    dead.catch(() => undefined);
    return new Server(child, String(address).trim());
  }

  /** Megabytes of memory in use. */
  get memory(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** Seconds of processor time used so far. */
  get seconds(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** How many phases it has played out. */
  async phases(): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return [...text.matchAll(/^chancery_phases_total\{.*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + +n, 0);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await gone;
  }
}
