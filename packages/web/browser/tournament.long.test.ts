import type { TournamentView } from "@chancery/api";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings, findingsInBoth, tooSmall } from "./testing/access.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import type { Stage } from "./testing/site.ts";
import { test } from "./testing/stage.ts";
import { type Person, POWERS, person, soon } from "./testing/tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** What a board was worth, by our own reckoning: 100 points by the squares of centers, all of them for a solo. */
function squares(centers: readonly number[], solo: number | null): number[] {
  const all = centers.reduce((sum, count) => sum + count * count, 0);
  return centers.map((count, seat) =>
    solo === null ? (100 * count * count) / all : seat === solo ? 100 : 0,
  );
}

interface Played {
  readonly names: readonly string[];
  readonly centers: readonly number[];
  readonly solo: number | null;
}

/** Places, names and totals of everyone, from all boards: ties go to the best round, solos, then centers. */
function reckon(names: readonly string[], rounds: readonly (readonly Played[])[]): string[] {
  const rows = names.map((name) => {
    let [total, best, solos, count] = [0, 0, 0, 0];
    for (const boards of rounds)
      for (const board of boards) {
        const seat = board.names.indexOf(name);
        if (seat < 0) continue;
        const points = squares(board.centers, board.solo)[seat];
        total += points;
        best = Math.max(best, points);
        solos += board.solo === seat ? 1 : 0;
        count += board.centers[seat];
      }
    return { name, key: [total, best, solos, count].map((each) => Math.round(each * 1e6) / 1e6) };
  });
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    a.key.reduce((found, value, index) => found || b.key[index] - value, 0);
  rows.sort(compare);
  return rows.map(({ name, key }) => {
    const place = rows.findIndex((other) => other.key.join() === key.join()) + 1;
    return `${place} ${name} ${key[0].toFixed(2)}`;
  });
}

const OPENING = [3, 3, 3, 3, 3, 4, 3];
const LATER = [
  [12, 8, 7, 5, 2, 0, 0],
  [18, 6, 5, 3, 2, 0, 0],
  [9, 8, 7, 5, 3, 1, 1],
];

/** Standings as the page shows them, in no order among those who share a place. */
async function shown(page: Page): Promise<string[]> {
  const rows = await page.locator("table").first().locator("tbody tr").all();
  const lines = await Promise.all(
    rows.map(async (row) => {
      const place = await row.locator("td").first().innerText();
      const name = await row.locator("th span").first().innerText();
      const total = await row.locator("td").nth(1).innerText();
      return `${place} ${name} ${Number(total).toFixed(2)}`;
    }),
  );
  return lines.toSorted();
}

async function setUp(stage: Stage): Promise<{ dora: Page; id: string; api: Person }> {
  const api = await person(stage, "Dora");
  const dora = await api.look("/tournaments");
  await dora.getByRole("link", { name: "Set up a tournament" }).click();
  await dora.getByRole("textbox", { name: /^Tournament name/ }).fill("Autumn Open");
  await dora.getByLabel("Rounds", { exact: true }).selectOption("2");
  await dora.getByRole("button", { name: "Create tournament" }).click();
  await dora.getByRole("heading", { name: "Add players" }).waitFor();
  return { dora, id: new URL(dora.url()).pathname.split("/")[2], api };
}

test("a tournament of 23 is played online and at tables, and its standings are right", async ({ stage }) => {
  const { dora, id, api } = await setUp(stage);
  const command = <T = { tournament: TournamentView }>(body: object, by = api): Promise<T> =>
    by.ask("POST", `/api/tournaments/${id}/commands`, body);
  const view = (by = api): Promise<TournamentView> => by.ask("GET", `/api/tournaments/${id}`);

  // Three are on a list, one signs up on a phone, and the others do so elsewhere.
  await dora.getByRole("button", { name: "Paste a list" }).first().click();
  const list = dora.getByRole("dialog");
  const before = stage.complaints.length;
  await list.getByLabel("Players").fill("Ann,ann@,York\nBen\nCarla");
  await list.getByRole("button", { name: "Add players" }).click();
  await list.getByText("Line 1: “ann@” is not an email address").waitFor();
  await forgetRefusals(stage, before);
  await list.getByLabel("Players").fill("Ann,ann@example.org,York\nBen\nCarla");
  await list.getByRole("button", { name: "Add players" }).click();
  await list.waitFor({ state: "hidden" });
  const phone = await stage.open(`/tournaments/${id}`, PHONE);
  await phone.getByLabel("Your name").first().fill("Dan");
  await phone.getByLabel("Powers you'd like").fill("F T");
  await phone.getByRole("button", { name: "Sign up", exact: true }).tap();
  await phone.getByText("You're signed up as Dan.").waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await tooSmall(phone)).toEqual([]);
  const people = new Map<string, Person>();
  for (let number = 1; number <= 19; number++) {
    const player = await person(stage, `Player ${number}`);
    await command({ type: "register" }, player);
    people.set(`Player ${number}`, player);
  }
  const { codes } = await api.ask<{ codes: { name: string; code: string }[] }>(
    "GET",
    `/api/tournaments/${id}/codes`,
  );
  for (const { name, code } of codes) {
    const player = await person(stage, name);
    await command({ type: "claim", code }, player);
    people.set(name, player);
  }
  const { settings } = await view();
  const setup = { concession: true, draws: "subset" };
  await command({ type: "settings", settings: { ...settings, setup } });

  // Round 1: drawn, two players swapped by hand, and created online with one click.
  await dora.getByRole("button", { name: "Draw boards" }).click();
  await dora.getByText("No repeated opponents and no repeated powers.").waitFor();
  expect(await dora.getByRole("listitem").filter({ hasText: "sits out." }).count()).toBe(2);
  const [first, second] = [
    dora.getByRole("button", { name: /, Austria, board 1$/ }),
    dora.getByRole("button", { name: /, Turkey, board 2$/ }),
  ];
  const [one, other] = [await first.innerText(), await second.innerText()];
  await first.click();
  await dora.getByText(`${one} is selected.`).waitFor();
  await second.click();
  await soon(() => first.innerText()).toBe(other);
  expect(await second.innerText()).toBe(one);
  await dora.getByRole("button", { name: "Lock board 1" }).click();
  await dora.getByRole("button", { name: "Unlock board 1" }).waitFor();
  await dora.getByRole("button", { name: "Create 3 games online" }).click();
  await dora.getByRole("dialog").getByRole("button", { name: "Create 3 games online" }).click();
  await dora.getByRole("heading", { name: "Enter the results of round 1" }).waitFor();
  const phoneCookie = (await phone.context().cookies()).find(({ httpOnly }) => httpOnly);
  const dan = await person(stage, "Dan's phone");
  dan.cookie = `${phoneCookie?.name}=${phoneCookie?.value}`;
  people.set("Dan", dan);

  const boardsOf = ({ rounds, players }: TournamentView, round: number) =>
    (rounds[round].boards ?? []).map(({ seats, game }) => ({
      game: game ?? "",
      names: seats.map(({ player }) => players.find((each) => each.id === player)?.name ?? ""),
    }));
  const online = boardsOf(await view(), 0);
  const vote = (board: number, seat: number, what: object): Promise<unknown> =>
    (people.get(online[board].names[seat]) as Person).do(online[board].game, { type: "vote", vote: what });
  for (const seat of POWERS.keys()) {
    await vote(0, seat, { how: "draw" });
    await vote(1, seat, { how: "draw", sharers: ["England", "Russia"] });
    if (seat !== 2) await vote(2, seat, { how: "concession", to: "France" });
  }
  await dora.getByRole("heading", { name: "Draw round 2" }).waitFor();

  // Round 2: around real tables. One result is typed, with a fault on the way; what is typed outlives the page.
  await dora.getByRole("button", { name: "Draw boards" }).click();
  await dora.getByText(/\d+ pairs meet again, no repeated powers\./).waitFor();
  await dora.getByRole("button", { name: "Confirm for face-to-face play" }).click();
  // Someone isn't there: two clicks, and somebody who sits out has the seat.
  const seat = dora.getByRole("button", { name: /^Replace .*, Italy, board 2$/ });
  const absent = await seat.innerText();
  const drawn = await view();
  const [bye] = drawn.rounds[1].byes.map((id) => drawn.players.find((each) => each.id === id)?.name ?? "");
  await seat.click();
  const dialog = dora.getByRole("dialog", { name: `Who replaces ${absent}?` });
  expect(await findings(dora)).toEqual([]);
  await dialog.getByRole("button", { name: `${bye} Sitting out` }).click();
  await soon(() => seat.innerText()).toBe(bye);
  await dora.getByRole("button", { name: "Undo: substitute" }).click();
  await soon(() => seat.innerText()).toBe(absent);
  await dora.getByRole("button", { name: "Redo: substitute" }).click();
  await soon(() => seat.innerText()).toBe(bye);
  await dora.getByRole("button", { name: "Enter result of board 1" }).click();
  for (const [seat, power] of POWERS.entries())
    await dora.getByLabel(`Centers of ${power}`).fill(String(seat === 0 ? 13 : LATER[0][seat]));
  await dora.getByText("These are 35 centers. The board has 34").waitFor();
  await dora.reload();
  await dora.getByRole("button", { name: "Enter result of board 1" }).click();
  expect(await dora.getByLabel("Centers of Austria").inputValue()).toBe("13");
  await dora.getByLabel("Centers of Austria").fill("12");
  await dora.getByRole("button", { name: "Save result" }).click();
  // One for each round.
  const corrections = dora.getByRole("button", { name: "Correct result of board 1" });
  await soon(() => corrections.count()).toBe(2);
  await dora.getByRole("button", { name: "Undo: result" }).click();
  await dora.getByRole("button", { name: "Enter result of board 1" }).waitFor();
  await dora.getByRole("button", { name: "Redo: result" }).click();
  await soon(() => corrections.count()).toBe(2);
  for (const board of [2, 3]) {
    const centers = Object.fromEntries(POWERS.map((power, seat) => [power, LATER[board - 1][seat]]));
    const ending = board === 2 ? { how: "solo", power: "Austria" } : { how: "time" };
    await command({ type: "result", round: 2, board, result: { centers, year: 1908, ending } });
  }
  await dora.getByRole("heading", { name: "End the tournament" }).waitFor();
  await dora.getByRole("tab", { name: "Standings" }).click();

  const tables = boardsOf(await view(), 1);
  const solos: readonly (number | null)[] = [null, null, 2];
  const expected = reckon(
    [...people.keys()],
    [
      online.map(({ names }, board) => ({ names, centers: OPENING, solo: solos[board] })),
      tables.map(({ names }, board) => ({ names, centers: LATER[board], solo: board === 1 ? 0 : null })),
    ],
  );
  expect(expected).toHaveLength(23);
  expect(await shown(dora)).toEqual(expected.toSorted());
  const csv = await (await fetch(`${stage.address}/api/tournaments/${id}/standings.csv`)).text();
  expect(csv.trim().split("\r\n")).toHaveLength(24);
  expect(await findingsInBoth(dora)).toEqual([]);

  // The screen in the room, paper for the tables, and the end.
  const screen = await stage.open(`/tournaments/${id}/projector`, {
    viewport: { width: 1920, height: 1080 },
  });
  await screen.getByText(expected[0].split(" ").slice(1, -1).join(" "), { exact: true }).first().waitFor();
  expect(await screen.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const paper = await stage.open(`/tournaments/${id}/calls`);
  await paper.getByRole("link", { name: "Round 1" }).click();
  await paper.locator("caption").filter({ hasText: "Board 3" }).waitFor();
  for (const name of online[2].names) expect(await paper.getByText(name, { exact: true }).count()).toBe(2);
  // Boards on one sheet, names on another.
  const pdf = (await paper.pdf({ format: "A4" })).toString("latin1");
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe("2");
  await dora.getByRole("button", { name: "End tournament" }).click();
  await dora.getByRole("heading", { name: "The tournament is over" }).waitFor();
});
