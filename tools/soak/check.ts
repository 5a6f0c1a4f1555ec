import { auditLog, type Entry } from "@chancery/game";
import { openStore } from "@chancery/store";
import { FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import type { Device } from "./device.ts";

/** What a log has in it. */
export interface Checked {
  readonly events: number;
  readonly turns: number;
  readonly acknowledged: number;
  /** What happened around the board, by its kind, and how often. */
  readonly room: Readonly<Record<string, number>>;
}

/** Compares the log with what devices were told: everything acknowledged is in it, and once. */
export async function checkLog(
  folder: string,
  game: string,
  devices: readonly Device[],
  report: (fault: string) => void,
): Promise<Checked> {
  const opened = await openStore<StoredEntry, Hosted>({ DATA_DIR: folder }, { format: FORMAT });
  if (!opened.ok) throw new Error(opened.error.code);
  const loaded = await opened.value.games.load({ game, after: 0 });
  await opened.value.close();
  if (!loaded.ok) throw new Error(loaded.error.code);
  const log: Entry[] = loaded.value.events.map(({ invitation: _, ...entry }) => entry);
  for (const [i, { seq }] of log.entries()) if (seq !== i + 1) report(`event ${i + 1} has number ${seq}`);
  for (const turn of auditLog(log)) report(`turn ${turn} comes out differently when it is played again`);
  const said = log.flatMap(({ event }) => {
    if (event.type === "said") return [event.text];
    return event.type === "room" && event.what.type === "conference-said" ? [event.what.text] : [];
  });
  const saved = new Map(
    log.flatMap(({ event }) => (event.type === "saved" ? [[event.receipt.digest, event.text] as const] : [])),
  );
  let acknowledged = 0;
  for (const { name, said: own, receipts } of devices) {
    acknowledged += own.length + receipts.length;
    for (const text of own) {
      const times = said.filter((each) => each === text).length;
      if (times !== 1) report(`${name}: a message was kept ${times} times`);
    }
    for (const { receipt, text } of receipts)
      if (saved.get(receipt.digest) !== text) report(`${name}: a sheet for ${receipt.power} was lost`);
  }
  const turns = log.filter(({ event }) => event.type === "processed").length;
  return { events: log.length, turns, acknowledged, room: countedIn(log) };
}

/** What happened around the board, and how often. */
function countedIn(log: readonly Entry[]): Checked["room"] {
  const types = log.flatMap(({ event }) => (event.type === "room" ? [event.what.type] : []));
  const groups = Map.groupBy(types, (type) => type);
  return Object.fromEntries([...groups].map(([type, all]) => [type, all.length]));
}
