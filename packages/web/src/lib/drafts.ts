import { isKeptOffline } from "./offline.ts";
import { type StorageKey, storage, type TextStorage } from "./storage.ts";

/** Whose drafts these are. */
const OWNER = "chancery.drafts-of";

/** What someone writes in games, or has seen of them, begins like this. */
const PERSONAL: readonly StorageKey[] = [
  "chancery.home.",
  "chancery.notices.",
  "chancery.seen.",
  "chancery.sheet.",
  "chancery.press.",
  "chancery.room.",
  "chancery.push",
  "chancery.tournament.",
];

/** Drafts belong to the person who is signed in: someone else on this device doesn't find them. */
export function keepDraftsOf(person: string, at: TextStorage = storage): void {
  const owner = at.read(OWNER);
  if (owner === person) return;
  // Earlier versions didn't say whose they were.
  if (owner !== null) forgetDrafts(at);
  at.write(OWNER, person);
}

/** Leaves nothing that was written in games on this device. */
export function forgetDrafts(at: TextStorage = storage): void {
  for (const key of PERSONAL.flatMap((prefix) => at.keys(prefix))) at.write(key, null);
  at.write(OWNER, null);
  // Also clears the browser's database, if it has anything.
  if (isKeptOffline()) void import("./device.ts").then(({ forgetDevice }) => forgetDevice());
}
