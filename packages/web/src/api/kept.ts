import { openDevice } from "../lib/device-db.ts";
import { serverClock } from "../lib/server-clock.ts";
import { storage } from "../lib/storage.ts";
import { ApiFailure } from "./client.ts";
import { shownKept } from "./shown-kept.ts";

/** How many answers are kept; then the oldest go. */
const MOST = 60;

/** Whether an answer may be there another time: nothing answers, or a proxy does in the server's place. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || (error.status >= 502 && error.status <= 504));

/** Answers belong to the person who is signed in, as drafts do. */
const keyOf = (path: string): string | null => {
  const owner = storage.read("chancery.drafts-of");
  return owner === null ? null : `${owner} ${path}`;
};

/** The server's answer, which is kept; or the one that was kept, as long as the server can't be reached. */
export async function answerOrKept<T>(path: string, ask: () => Promise<T>): Promise<T> {
  try {
    const value = await ask();
    const key = keyOf(path);
    if (key !== null) await keep(key, value).catch(() => undefined);
    mark(path, null);
    return value;
  } catch (error) {
    const key = keyOf(path);
    if (!isAway(error) || key === null) throw error;
    const kept = await find(key).catch(() => undefined);
    if (!kept) throw error;
    serverClock.recall(kept.ahead ?? 0);
    mark(path, kept.at);
    return kept.value as T;
  }
}

const find = async (key: string) => (await openDevice()).get("answers", key);

async function keep(key: string, value: unknown): Promise<void> {
  const db = await openDevice();
  const writing = db.transaction("answers", "readwrite");
  await writing.store.put({ key, value, at: Date.now(), ahead: serverClock.ahead() });
  let surplus = (await writing.store.count()) - MOST;
  for (
    let old = await writing.store.index("at").openCursor();
    old && surplus > 0;
    old = await old.continue()
  ) {
    await old.delete();
    surplus--;
  }
  await writing.done;
}

function mark(path: string, at: number | null): void {
  const before = shownKept.get();
  if ((before.get(path) ?? null) === at) return;
  const after = new Map(before);
  if (at === null) after.delete(path);
  else after.set(path, at);
  shownKept.set(after);
}
