import type { Page } from "playwright-core";
import type { Stage } from "./site.ts";

const REPORT = {
  id: "r1",
  at: Date.UTC(2024, 0, 2),
  game: "g1",
  variant: "classic",
  channel: "everybody",
  reason: "abuse",
  comment: "Not for the first time",
  context: [
    { at: Date.UTC(2024, 0, 1), from: "England", text: "Good morning", isReported: false },
    { at: Date.UTC(2024, 0, 1), from: "Germany", text: "You fools", isReported: true },
  ],
  reporter: { id: "p1", name: "Fay Reporter" },
  accused: { id: "p2", name: "Gus Accused", reports: 2, sanctions: 1 },
  decision: null,
  decided: null,
};

const ACT = {
  seq: 1,
  at: Date.UTC(2024, 0, 3),
  moderator: { id: "m1", name: "Mo Moderator" },
  act: "ban",
  person: { id: "p2", name: "Gus Accused" },
  reason: "Insults",
  until: Date.UTC(2030, 0, 1),
};

const HELD = {
  game: "g2",
  variant: "classic",
  ended: Date.UTC(2024, 0, 5),
  players: [
    { id: "p3", name: "Ann Alpha", powers: ["Austria"] },
    { id: "p4", name: "Bob Beta", powers: ["England"] },
  ],
};

const SIGNAL = {
  seats: [0, 1],
  powers: ["Austria", "England"],
  names: ["Ann Alpha", "Bob Beta"],
  signs: [
    { code: "same-device", together: 0, visits: 0 },
    { code: "same-network", together: 0, visits: 0 },
    { code: "same-times", together: 6, visits: 7 },
  ],
};

/**
 * Answers a page's questions about moderation as a server would answer a moderator: who moderates is named in the
 * settings of a server before anyone has an account there. Returns what is decided.
 */
export async function answerModerator(stage: Stage, page: Page): Promise<unknown[]> {
  const decided: unknown[] = [];
  for (const text of [
    "Not for the first time",
    "Good morning",
    "You fools",
    "Fay Reporter",
    "Gus Accused",
    "Mo Moderator",
    "Insults",
    "Ann Alpha",
    "Bob Beta",
  ])
    stage.typed.add(text);
  const context = page.context();
  const answer = (path: string, body: () => unknown) =>
    context.route(path, (route) => {
      if (route.request().method() === "GET") return route.fulfill({ json: body() });
      decided.push(route.request().postDataJSON());
      return route.fulfill({ status: 204, body: "" });
    });
  const isOpen = (): boolean => decided.length === 0;
  await answer("**/api/moderation/reports", () => ({
    open: isOpen() ? [REPORT] : [],
    decided: isOpen() ? [] : [{ ...REPORT, decision: "warn", decided: Date.UTC(2024, 0, 4) }],
    withheld: 1,
  }));
  await answer("**/api/moderation/reports/*", () => null);
  await answer("**/api/moderation/bans", () => ({
    bans: [{ person: ACT.person, reason: ACT.reason, at: ACT.at, until: ACT.until }],
  }));
  await answer("**/api/moderation/ratings", () => ({ games: [HELD], withheld: 1 }));
  await answer("**/api/moderation/log", () => ({ acts: [ACT], isIntact: true }));
  await answer("**/api/games/*/signals", () => ({ signals: [SIGNAL] }));
  await context.route("**/api/session", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), isModerator: true };
    await route.fulfill({ response, json });
  });
  return decided;
}
