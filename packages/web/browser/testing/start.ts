import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { end } from "../../../../tools/serving.ts";

const HERE = join(import.meta.dirname, "../../../..");

/** A server with an empty database and the built application. */
export interface StartedSite {
  readonly address: string;
  /** Cuts the server off as a power failure would, and starts it again at the same address. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Builds the application of a checkout, this one unless another is named, and starts its server. */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  root = HERE,
): Promise<StartedSite> {
  // A checkout brings the Node that it was made for.
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const build = spawn("node", ["tools/build.ts"], {
    cwd: join(root, "packages/web"),
    env: { ...process.env, PATH },
    stdio: "inherit",
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("the application does not build");
  const data = await mkdtemp(join(tmpdir(), "chancery-web-"));
  const start = (PORT: string) =>
    spawn("node", [join(root, "packages/server/src/main.ts")], {
      env: {
        ...process.env,
        PATH,
        HOST: "127.0.0.1",
        PORT,
        DATA_DIR: data,
        DATABASE_URL: "",
        TRUST_PROXY: "127.0.0.1",
        UNDO_SECONDS: "0",
        ...settings,
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
  let server = start("0");
  const address = await addressIn(server.stdout);
  return {
    address,
    restart: async (meanwhile) => {
      await end(server, "SIGKILL");
      await meanwhile?.();
      server = start(new URL(address).port);
      await addressIn(server.stdout);
    },
    close: async () => {
      await end(server, "SIGTERM");
      await rm(data, { recursive: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("the server did not start");
}
