import { isSolo } from "../lib/solo.ts";

/** Whether changes are heard of as they happen. */
export type Connection = "connecting" | "connected" | "disconnected";

/** What is needed of the browser; tests bring their own. */
export type Sources = (url: string) => EventSource;

export interface Listener {
  /** Something changed in the game, or may have while nobody listened. */
  readonly changed: (game: string) => void;
  readonly connection: (state: Connection) => void;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** The same for a solo game, which is always there. */
function listenHere(game: string, { changed, connection }: Listener): () => void {
  let isStopped = false;
  let stop = (): void => undefined;
  connection("connected");
  void import("./solo/port.ts").then(({ onSoloChange }) => {
    if (!isStopped) stop = onSoloChange(game, () => changed(game));
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * Hears of changes in a game, one connection for each. Browsers resume a stream that breaks off by themselves, with
 * Last-Event-ID; they give up when the server answers with a failure, and then this tries again, ever more slowly, and
 * names the last event in the address. Returns how to stop.
 */
export function listenTo(
  game: string,
  { changed, connection }: Listener,
  open: Sources = (url) => new EventSource(url),
): () => void {
  if (isSolo(game)) return listenHere(game, { changed, connection });
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let last = "";

  const connect = (): void => {
    clearTimeout(timer);
    const resume = last === "" ? "" : `?last=${encodeURIComponent(last)}`;
    const current = open(`/api/games/${encodeURIComponent(game)}/events${resume}`);
    source = current;
    current.addEventListener("open", () => {
      failures = 0;
      connection("connected");
    });
    current.addEventListener("changed", ({ lastEventId }: MessageEvent) => {
      if (lastEventId === last) return;
      last = lastEventId;
      changed(game);
    });
    current.addEventListener("error", () => {
      connection("disconnected");
      if (current.readyState !== EventSource.CLOSED) return;
      // Not all at once, when the server comes back.
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++) * (0.5 + Math.random() / 2);
      timer = setTimeout(connect, wait);
    });
  };
  /** The network is back: no need to wait any longer. */
  const hurry = (): void => {
    if (source?.readyState === EventSource.CLOSED) connect();
  };

  connection("connecting");
  connect();
  globalThis.addEventListener?.("online", hurry);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", hurry);
    source?.close();
  };
}
