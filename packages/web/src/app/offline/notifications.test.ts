import { expect, test } from "vitest";
import { showPage, showPush } from "./notifications.ts";
import type { OpenWindow, WorkerScope } from "./scope.ts";

/** A worker with these windows, and what comes of it. */
function scopeWith(windows: readonly Partial<OpenWindow>[]) {
  const shown = new Map<string, { title: string; body: string; data: unknown }>();
  const done: string[] = [];
  const scope = {
    registration: {
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        tag === undefined ? [...shown.values()] : [shown.get(tag)].filter(Boolean),
      showNotification: async (
        title: string,
        { tag, ...rest }: { tag: string; body: string; data: unknown },
      ) => void shown.set(tag, { title, ...rest }),
    },
    clients: {
      matchAll: async () =>
        windows.map((each) => ({ ...each, focus: async () => void done.push(`focus ${each.url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    navigator: { setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
  };
  return { scope: scope as unknown as WorkerScope, shown, done };
}

const message = (game: string, ...texts: readonly string[]): string =>
  JSON.stringify({
    game,
    language: "en",
    title: "Classic 2023: it's your turn",
    lines: texts.map((text) => ({ text, time: null })),
  });

test("news of a game are one notification, with the last sentences, and the badge counts the games", async () => {
  const { scope, shown, done } = scopeWith([]);
  await showPush(scope, message("a", "one.", "two.", "three."));
  await showPush(scope, message("a", "four.", "five."));
  await showPush(scope, message("b", "six."));
  expect([...shown].map(([tag, { body }]) => [tag, body])).toEqual([
    ["a", "two.\nthree.\nfour.\nfive."],
    ["b", "six."],
  ]);
  expect(done).toEqual(["badge 1", "badge 1", "badge 2"]);
});

test("a time is told by the clock of this device", async () => {
  const { scope, shown } = scopeWith([]);
  const time = Date.UTC(2024, 0, 3, 12);
  const lines = [{ text: "It's your turn.", time }];
  await showPush(scope, JSON.stringify({ game: "a", language: "de", title: "", lines }));
  const local = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "short" }).format(time);
  expect(shown.get("a")?.body).toBe(`It's your turn. (${local})`);
});

test("nothing is shown to someone who looks at the game", async () => {
  const url = "https://chancery.example/games/a?turn=2";
  const seen = scopeWith([{ url, visibilityState: "visible" }]);
  await showPush(seen.scope, message("a", "one."));
  expect(seen.shown.size).toBe(0);
  const hidden = scopeWith([
    { url, visibilityState: "hidden" },
    { url: "https://chancery.example/games/b", visibilityState: "visible" },
  ]);
  await showPush(hidden.scope, message("a", "one."));
  expect(hidden.shown.size).toBe(1);
});

test("a click shows the page that is open, or opens one, and leaves other pages alone", async () => {
  const notification = { data: { path: "/games/a", lines: [] }, close: () => undefined };
  const there = scopeWith([
    { url: "https://chancery.example/games/b" },
    { url: "https://chancery.example/games/a" },
  ]);
  await showPage(there.scope.clients, notification);
  expect(there.done).toEqual(["focus https://chancery.example/games/a"]);
  const elsewhere = scopeWith([{ url: "https://chancery.example/games/b" }]);
  await showPage(elsewhere.scope.clients, notification);
  expect(elsewhere.done).toEqual(["open /games/a"]);
});
