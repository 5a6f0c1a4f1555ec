import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { end } from "../serving.ts";
import type { Sample } from "./probe.ts";

const PROBE = fileURLToPath(new URL("./probe.ts", import.meta.url));
/** How long it may take to start, in milliseconds. */
const PATIENCE = 60_000;
/** How many files and connections it may have open: less than the attackers could hold. */
const DESCRIPTORS = 2048;

/** The server of a checkout as people run it, behind a proxy on this machine, and what it reports. */
export class Server {
  readonly address: string;
  readonly samples: Sample[] = [];
  private readonly command: readonly string[];
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  private constructor(checkout: string, port: number, folder: string, mail: string) {
    this.address = `http://127.0.0.1:${port}`;
    this.command = [process.execPath, "--import", PROBE, join(checkout, "packages/server/src/main.ts")];
    this.env = {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: this.address,
      DATA_DIR: folder,
      TRUST_PROXY: "127.0.0.1",
      UNDO_SECONDS: "0",
      SMTP_URL: mail,
      MAIL_FROM: "games@example.org",
    };
  }

  static async of(checkout: string, folder: string, mail: string): Promise<Server> {
    return new Server(checkout, await freePort(), folder, mail);
  }

  /** Starts it, with a clock that is so many milliseconds ahead. */
  async start(ahead = 0): Promise<void> {
    const child = spawn("sh", ["-c", `ulimit -n ${DESCRIPTORS} && exec "$@"`, "sh", ...this.command], {
      env: { ...this.env, CLOCK_AHEAD: String(ahead) },
      stdio: ["ignore", "pipe", "ignore", "ipc"],
    });
    this.child = child;
    child.on("message", (sample: Sample) => this.samples.push(sample));
    const [said] = await once(child.stdout?.setEncoding("utf8") ?? child, "data", {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!/http:\/\/\S+/.test(String(said))) throw new Error(`the server said: ${said}`);
  }

  /** Sets its clock so many milliseconds ahead of the right time. */
  setClock(ahead: number): void {
    if (this.child?.connected) this.child.send({ ahead });
  }

  /** Whether it has ended by itself since it was started. */
  get hasDied(): boolean {
    return this.child !== undefined && (this.child.exitCode !== null || this.child.signalCode !== null);
  }

  /** Ends it cleanly, or as if the machine had been turned off. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    if (this.child) await end(this.child, signal);
    this.child = undefined;
  }
}

/** A port that is free now. A server that is started again must get the same. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
