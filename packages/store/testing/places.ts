import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { openStore, type Settings, type Store } from "../src/index.ts";
import { Cluster } from "./cluster.ts";
import { type Move, type Sum, value } from "./moves.ts";

export type TestStore = Store<Move, Sum>;

/** Somewhere to keep data. */
export interface Place {
  readonly kind: "sqlite" | "postgres";
  /** A folder for the tests' own files. */
  readonly folder: string;
  /** A new, empty database. */
  create(): Promise<Settings>;
  /** A store on a database, by default on a new one. It is closed after the test. */
  open(settings?: Settings, format?: string): Promise<TestStore>;
  readonly cluster: Cluster;
}

/** The same tests on SQLite and on PostgreSQL. */
export function describeStores(tests: (place: Place) => void): void {
  for (const kind of ["sqlite", "postgres"] as const) describe(kind, () => tests(createPlace(kind)));
}

export function createPlace(kind: Place["kind"]): Place {
  const folder = mkdtempSync(join(tmpdir(), "chancery-store-"));
  const opened: TestStore[] = [];
  // It starts while other tests run.
  const starting = kind === "postgres" ? Cluster.create() : undefined;
  starting?.catch(() => undefined);
  let cluster: Cluster;
  let folders = 0;
  beforeAll(async () => {
    if (starting) cluster = await starting;
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  afterAll(async () => {
    if (starting) await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const create = async (): Promise<Settings> => {
    folders += 1;
    return kind === "postgres"
      ? { DATABASE_URL: await cluster.createSchema() }
      : { DATA_DIR: join(folder, String(folders)) };
  };
  return {
    kind,
    folder,
    create,
    open: async (settings, format = "1") => {
      const store = value(await openStore<Move, Sum>(settings ?? (await create()), { format }));
      opened.push(store);
      return store;
    },
    get cluster() {
      return cluster;
    },
  };
}
