import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** A PostgreSQL of our own in a temporary folder, reached through a socket there. */
export class Cluster {
  private readonly folder = mkdtempSync(join(tmpdir(), "chancery-pg-"));
  private readonly user = process.getuid?.() === 0 ? otherUser() : undefined;
  private readonly keeper: ChildProcess;
  private readonly isDurable: boolean;
  private schemas = 0;

  private constructor(isDurable: boolean) {
    this.isDurable = isDurable;
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    const tool = binary("pg_ctl");
    // When this process ends, in whatever way, its end of the pipe closes and the keeper cleans up.
    this.keeper = spawn(
      "sh",
      ["-c", 'cat; "$0" stop --silent --mode=immediate --pgdata="$1/data"; rm -rf "$1"', tool, this.folder],
      { ...this.user, cwd: "/", stdio: ["pipe", "ignore", "ignore"], detached: true },
    );
  }

  /** Lays a new one out and starts it. Only what measures speed needs one that outlives the machine's failure. */
  static async create({ isDurable = false } = {}): Promise<Cluster> {
    const cluster = new Cluster(isDurable);
    await cluster.run(
      "initdb",
      "--no-sync",
      "--auth=trust",
      "--username=chancery",
      "--encoding=UTF8",
      "--locale=C",
    );
    await cluster.start();
    return cluster;
  }

  async start(): Promise<void> {
    const options = `-k ${this.folder} -c listen_addresses='' -c fsync=${this.isDurable ? "on" : "off"} -c max_connections=100`;
    await this.run(
      "pg_ctl",
      "start",
      "--silent",
      "--wait",
      "--timeout=600",
      `--log=${this.folder}/log`,
      `--options=${options}`,
    );
  }

  /** Ends it as if the power had failed. */
  async crash(): Promise<void> {
    await this.run("pg_ctl", "stop", "--silent", "--mode=immediate");
  }

  async remove(): Promise<void> {
    const gone = once(this.keeper, "exit");
    this.keeper.stdin?.end();
    await gone;
  }

  url(database: string): string {
    return `postgres://chancery@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** The address of a new, empty schema, which is as good as a database and made much faster. */
  async createSchema(): Promise<string> {
    this.schemas += 1;
    const name = `test${this.schemas}`;
    await this.query(`create schema ${name}`);
    return `${this.url("postgres")}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
  }

  async query(sql: string): Promise<void> {
    const client = new Client(this.url("postgres"));
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  /** How many bytes the database takes. */
  async size(): Promise<number> {
    const client = new Client(this.url("postgres"));
    await client.connect();
    const { rows } = await client.query("select pg_database_size(current_database()) as size");
    await client.end();
    return Number(rows[0].size);
  }

  /** Seconds of processor time that its processes have used so far, those that have ended included. */
  get seconds(): number {
    const [keeper] = readFileSync(join(this.folder, "data/postmaster.pid"), "utf8").split("\n");
    const sum = (fields: readonly string[]): number =>
      fields.reduce((ticks, field) => ticks + Number(field), 0);
    // The first two are a process's own, the other two those of its children that have ended.
    let ticks = sum(statOf(`/proc/${keeper}/stat`).slice(11, 15));
    for (const file of globSync("/proc/[0-9]*/stat")) {
      const fields = statOf(file);
      if (fields[1] === keeper) ticks += sum(fields.slice(11, 13));
    }
    return ticks / 100;
  }

  private async run(tool: string, ...args: string[]): Promise<void> {
    const all = [...args, `--pgdata=${this.folder}/data`];
    const child = spawn(binary(tool), all, { ...this.user, cwd: "/", stdio: "ignore" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`${tool} ${args[0]} failed`);
  }
}

/** What the system says of a process after its name; nothing if it has just ended. */
function statOf(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root: its own user does it or, where there is none, nobody. */
function otherUser(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return { uid: 65534, gid: 65534 };
  }
}

/** Debian keeps the server's programs out of the way. */
function binary(tool: string): string {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...globSync("/usr/lib/postgresql/*/bin").toSorted().reverse(),
  ];
  const found = folders.map((folder) => join(folder, tool)).find((path) => existsSync(path));
  if (!found) throw new Error(`PostgreSQL is not installed: there is no ${tool}`);
  return found;
}
