import type { ChildProcess } from "node:child_process";
import type { Settings } from "@chancery/store";
import { end, serve } from "../serving.ts";

const PROGRAM = new URL("./server.ts", import.meta.url);

/** How long bots may think: on a slow machine they are late, and that is no fault. */
const PATIENCE = "600000";

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
    const { child, address } = serve(PROGRAM, [this.clock, PATIENCE], this.settings, this.report);
    this.child = child;
    child.once("exit", (code) => {
      if (code !== null) this.report(`a server ended by itself with ${code}`);
    });
    this.address = await address;
  }

  /** Ends the server as if the machine had been turned off. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    await end(child, "SIGKILL");
    this.address = null;
  }
}
