import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Settings } from "@chancery/store";

const PROGRAM = fileURLToPath(new URL("./server.ts", import.meta.url));

/** A place for one server, which is killed and started again. */
export class Slot {
  address: string | null = null;
  private child: ChildProcess | undefined;
  private readonly clock: string;
  private readonly settings: Settings;
  private readonly report: (fault: string) => void;

  constructor(clock: string, settings: Settings, report: (fault: string) => void) {
    this.clock = clock;
    this.settings = settings;
    this.report = report;
  }

  /** Starts a server; resolves once it listens, or once it is dead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, this.clock], {
      env: { ...process.env, ...this.settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (!/ExperimentalWarning|--trace-warnings/.test(text)) this.report(`a server said: ${text.trim()}`);
    });
    child.once("exit", (code) => {
      if (code !== null) this.report(`a server ended by itself with ${code}`);
    });
    const said = once(child.stdout.setEncoding("utf8"), "data");
    const dead = once(child, "exit");
    const first = await Promise.race([said, dead.then(() => null)]);
    if (first) this.address = String(first[0]).trim();
  }

  /** Ends the server as if the machine had been turned off. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const isRunning = child.exitCode === null && child.signalCode === null;
    const dead = isRunning ? once(child, "exit") : undefined;
    child.kill("SIGKILL");
    await dead;
    this.address = null;
  }
}
