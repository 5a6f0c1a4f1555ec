import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Settings } from "@chancery/store";

const MAIN = fileURLToPath(new URL("../../packages/server/src/main.ts", import.meta.url));

/** The server as people run it, in a process of its own. */
export class Server {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  static async start({ DATA, DATABASE_URL }: Settings): Promise<Server> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: "0",
        ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: DATA }),
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [said] = await once(child.stdout.setEncoding("utf8"), "data");
    const [address] = /http:\S+/.exec(String(said)) ?? [""];
    return new Server(child, address);
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
    const gone = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await gone;
  }
}
