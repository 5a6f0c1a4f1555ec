import type { Windows, WorkerScope } from "./scope.ts";

/** How many sentences a notification shows. */
const MOST_LINES = 4;

/** What the server sends. */
interface PushMessage {
  readonly game: string;
  readonly language: string;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly time: number | null }[];
}

/** What a notification knows: where it leads, and what it says. */
interface Shown {
  readonly path: string;
  readonly lines: readonly string[];
}

const pathOf = (url: string): string => new URL(url).pathname;

/** A sentence with its time, by this device's clock. */
function inWords({ text, time }: PushMessage["lines"][number], language: string): string {
  if (time === null) return text;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return `${text} (${format.format(time)})`;
}

/** Shows a push message, unless the reader is looking at its game. News of one game are one notification. */
export async function showPush(
  { registration, clients, navigator }: WorkerScope,
  text: string,
): Promise<void> {
  const { game, language, title, lines } = JSON.parse(text) as PushMessage;
  const path = `/games/${game}`;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ url, visibilityState }) => visibilityState === "visible" && pathOf(url) === path))
    return;
  const [before] = await registration.getNotifications({ tag: game });
  const earlier = (before?.data as Shown | undefined)?.lines ?? [];
  const all = [...earlier, ...lines.map((line) => inWords(line, language))].slice(-MOST_LINES);
  await showNotification(registration, { title, tag: game, path, lines: all, language });
  // One for each game that has something to say.
  await navigator.setAppBadge?.((await registration.getNotifications()).length).catch(() => undefined);
}

/** Shows a notification that leads to a page. */
export async function showNotification(
  registration: ServiceWorkerRegistration,
  { title, tag, path, lines, language }: Shown & { title: string; tag: string; language?: string },
): Promise<void> {
  const options = {
    body: lines.join("\n"),
    tag,
    renotify: true,
    icon: "/icons/192.png",
    badge: "/icons/badge.png",
    data: { path, lines } satisfies Shown,
    ...(language && { lang: language }),
  };
  await registration.showNotification(title, options);
}

/** Shows the page a notification leads to: where it is open already, otherwise in a new window, so no page is left. */
export async function showPage(
  clients: Windows,
  { data, close }: Pick<Notification, "data" | "close">,
): Promise<void> {
  close();
  const { path } = data as Shown;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => pathOf(url) === path);
  await (there ? there.focus() : clients.openWindow(path));
}
