import { expect, test } from "vitest";
import { offlinePage } from "./pages.ts";

test("all solo games share a page, and games on the server have none", () => {
  const pageAt = (path: string): string | null => offlinePage(new URL(path, "http://localhost"));
  expect(pageAt("/games/solo-12ab?turn=3")).toBe("/games/solo-any");
  expect(pageAt("/games/12ab")).toBeNull();
  expect(pageAt("/games/solo-12ab")).toBe(pageAt("/games/solo-34cd"));
  expect(pageAt("/play")).toBe("/play");
  expect(pageAt("/?language=de")).toBe("/");
  expect(pageAt("/profile")).toBeNull();
});
