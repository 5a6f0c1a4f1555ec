import { expect, test } from "vitest";
import { offlinePage } from "./pages.ts";

test("all games share a page, and what needs the server has none", () => {
  const pageAt = (path: string): string | null => offlinePage(new URL(path, "http://localhost"));
  expect(pageAt("/games/solo-12ab?turn=3")).toBe("/games/solo-any");
  expect(pageAt("/games/12ab")).toBe(pageAt("/games/solo-12ab"));
  expect(pageAt("/games")).toBe("/play");
  expect(pageAt("/sandbox/2023?from=12ab")).toBe("/play");
  expect(pageAt("/play")).toBe("/play");
  expect(pageAt("/?language=de")).toBe("/");
  for (const page of ["/profile", "/games/12ab/projector", "/api/games", "/join/12ab"])
    expect(pageAt(page)).toBeNull();
});
