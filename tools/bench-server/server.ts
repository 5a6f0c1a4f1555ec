import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Settings } from "@chancery/store";
import { end, serve } from "../serving.ts";

const PROGRAM = new URL("../chaos/server.ts", import.meta.url);

/** A server in a process of its own, by a clock that may be ahead. */
export class Server {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  static async start(settings: Settings, clock: string): Promise<Server> {
    const { child, address } = serve(PROGRAM, [clock], settings, console.error);
    const listens = await address;
    if (listens === null) throw new Error(`a server ended with ${child.exitCode} before it listened`);
    return new Server(child, listens);
  }

  get pid(): number {
    return this.child.pid as number;
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

  /** How many phases it has resolved. */
  async phases(): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return [...text.matchAll(/^chancery_phases_total\{.*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + +n, 0);
  }

  /** How many turns its bots have played, and in how many they failed. */
  async botTurns(): Promise<{ readonly done: number; readonly failed: number }> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const count = (outcome: string): number =>
      [...text.matchAll(/^chancery_bot_turns_total\{.*outcome="(\w+)"\} (\d+)$/gm)].reduce(
        (sum, [, each, n]) => sum + (each === outcome ? +n : 0),
        0,
      );
    return { done: count("done"), failed: count("failed") };
  }

  async stop(): Promise<void> {
    await end(this.child, "SIGTERM");
  }
}
