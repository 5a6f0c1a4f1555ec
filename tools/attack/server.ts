import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { end } from "../serving.ts";
import type { Sample } from "./probe.ts";

const PROBE = fileURLToPath(new URL("./probe.ts", import.meta.url));
/** How long it may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** The server of a checkout as people run it, behind a proxy on this machine, and what it reports. */
export class Server {
  readonly address: string;
  readonly samples: Sample[] = [];
  readonly stop: () => Promise<void>;

  private constructor(address: string, stop: () => Promise<void>) {
    this.address = address;
    this.stop = stop;
  }

  static async start(checkout: string, folder: string): Promise<Server> {
    const child = spawn(
      process.execPath,
      ["--import", PROBE, join(checkout, "packages/server/src/main.ts")],
      {
        cwd: checkout,
        env: {
          ...process.env,
          HOST: "127.0.0.1",
          PORT: "0",
          DATA_DIR: folder,
          TRUST_PROXY: "127.0.0.1",
          UNDO_SECONDS: "0",
        },
        stdio: ["ignore", "pipe", "ignore", "ipc"],
      },
    );
    const [said] = await once(child.stdout?.setEncoding("utf8") ?? child, "data", {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [address] = /http:\/\/\S+/.exec(String(said)) ?? [];
    if (!address) throw new Error(`the server said: ${said}`);
    const server = new Server(address, () => end(child, "SIGTERM"));
    child.on("message", (sample: Sample) => server.samples.push(sample));
    return server;
  }
}
