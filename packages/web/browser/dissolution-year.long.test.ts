import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "./testing/access.ts";
import { beReady, confirm, write } from "./testing/acts.ts";
import { listed, pressProvince, unit } from "./testing/board.ts";
import type { Stage } from "./testing/site.ts";
import { test } from "./testing/stage.ts";
import { openTab, present, recordOn, soon } from "./testing/tables.ts";
import { flyToKhartoum, PLAYERS, type Player, type TenSeats, tenSeated } from "./testing/ten-seats.ts";

/** The year 1992 of Dissolution, from its start, played by ten and looked after by one. */

type Sheets = Readonly<Partial<Record<Player, readonly string[]>>>;

/** What is typed; the others press it on the boards. */
const SPRING: Sheets = {
  Ethiopia: ["A AdA S A Cai - Khm", "A DiD H"],
  Iran: ["A Shi H", "A Tbz H", "A Teh H", "1 DP: A Hun - Bgd"],
  Kazakhstan: ["A Akt - Ast", "A Alm H", "1 DP: A Hun H"],
  Romania: ["A Buc H", "A Clu H", "1 DP: A Aus H", "1 DP: W Ram H"],
  "Saudi Arabia": ["A Riy - Irq", "A Dmm S A Riy - Irq"],
  Ukraine: ["A Khk H", "A Kyv H", "F Sev H", "1 DP: W Ram S A War - Pra"],
  Yugoslavia: ["A Bgd - Cri", "A Pod H", "1 DP: A Aus S A War - Pra"],
};
const AUTUMN: Sheets = {
  Ethiopia: ["A AdA H", "A DiD H"],
  Iran: ["A Shi H", "A Tbz H", "A Teh H"],
  Pakistan: ["A Isl H", "A Kch H", "A Pes H"],
  Poland: ["A Pra H", "A Gda H"],
  Romania: ["A Buc - Cri", "A Clu S A Buc - Cri"],
  "Saudi Arabia": ["A Irq H", "A Dmm H"],
  Yugoslavia: ["A Cri H", "A Pod H"],
};
const WINTER: Sheets = {
  "Saudi Arabia": ["Build A Riy"],
  Kazakhstan: ["Build A Akt"],
  Egypt: ["E N2j - N3i"],
};

interface Room {
  readonly table: TenSeats;
  readonly players: Readonly<Record<Player, Page>>;
  readonly desk: Page;
  readonly wall: Page;
}

/** Typing needs no large window; twelve pages are drawn at once. */
const SMALL = { viewport: { width: 1100, height: 700 } };
const BY_MOUSE: readonly Player[] = ["Egypt", "Iran", "Kazakhstan", "Poland", "Ukraine", "Yugoslavia"];

async function gather(stage: Stage): Promise<Room> {
  const table = await tenSeated(stage);
  const { game, by, referee } = table;
  const players = {} as Record<Player, Page>;
  for (const power of PLAYERS)
    players[power] = await by[power].visit(game, "", BY_MOUSE.includes(power) ? { bypassCSP: true } : SMALL);
  const desk = await referee.visit(game, "", { bypassCSP: true });
  const wall = await referee.visit(game, "/projector", SMALL);
  return { table, players, desk, wall };
}

/** Everyone who types does so, and all who can be are ready; then the next phase comes to all. */
async function play({ players, desk }: Room, sheets: Sheets, next: string): Promise<void> {
  for (const [power, lines] of Object.entries(sheets)) await write(players[power as Player], lines);
  for (const power of PLAYERS) {
    const ready = players[power].getByRole("button", { name: "Ready", exact: true });
    if (await ready.count()) await beReady(players[power]);
  }
  for (const page of [desk, ...Object.values(players)]) await soon(() => present(page)).toBe(next);
}

const points = (page: Page) => page.getByRole("region", { name: "Diplomacy Points" });
const ledger = (page: Page) => page.getByRole("region", { name: "Ledger of Diplomacy Points" });
const inLedger = (page: Page, name: string) => ledger(page).getByRole("article", { name }).innerText();
const drawn = (page: Page, type: string) => page.locator(`.order[data-type="${type}"]`);
const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rowsOf = async (page: Page): Promise<string> => (await listed(page)).join("\n");

/** Looks at what came of a turn, the first being 0. */
async function lookAt(page: Page, turn: number): Promise<void> {
  await page.getByLabel("Turn", { exact: true }).fill(String(turn));
  await page.getByRole("tab", { name: "Results" }).click();
  await page
    .getByRole("button", { name: /^(Back to the current turn|Go to the end of the game)$/ })
    .waitFor();
}

/** Support by a unit of your own, or a point on a neutral one's. Where to isn't asked if it's known. */
async function support(page: Page, by: string, whom: string, to?: string): Promise<void> {
  await unit(page, by).click();
  await verb(page, "Support S").click();
  await unit(page, whom).click();
  if (to) await pressProvince(page, to);
}

/** Orders and points of Spring that are pressed on the board. */
async function pressSpring({ players: { Egypt: egypt, Poland: poland }, desk }: Room): Promise<void> {
  await flyToKhartoum(egypt);
  // Points on a power you attack don't count.
  await unit(egypt, "Khm").click();
  await verb(egypt, "Hold H").click();
  await points(egypt).getByText("No orders for Khartoum from a player who attacks it").waitFor();
  await points(egypt).getByRole("button", { name: "Rule DIS-9.1-1" }).waitFor();
  await soon(() => points(egypt).getByRole("status").innerText()).toBe("3 of 3 left");

  await unit(poland, "War").click();
  await unit(poland, "Pra").click();
  await support(poland, "Aus", "War");
  const more = points(poland).getByRole("button", { name: "One point more on A Aus S A War - Pra" });
  await more.click();
  await points(poland).getByText("0 of 2 left").waitFor();
  await more.click();
  await points(poland).getByText("This would make 3 DP, and only 2 can be spent").waitFor();
  const less = points(poland).getByRole("button", { name: "One point less on A Aus S A War - Pra" });
  await less.click();
  await less.click();
  await support(poland, "Ram", "War");
  await points(poland).getByText("Favor with NATO: 1").waitFor();
  await points(poland).getByText("0 of 2 left").waitFor();

  // A slip of paper: the referee says whose points, and presses the unit.
  await openTab(desk, "Game master");
  await desk.getByRole("button", { name: "Enter orders from paper" }).click();
  await verb(desk, "Spend points of Pakistan").click();
  await unit(desk, "Tkm").click();
  await soon(() => desk.getByLabel("Whose points").locator("option:checked").innerText()).toBe(
    "Pakistan: 3 of 3 left",
  );
  await verb(desk, "Hold H").click();
  await desk.getByRole("group", { name: "Points on A Tkm H" }).waitFor();
  await desk.getByRole("button", { name: "Save changes" }).click();
  await confirm(desk, "Change orders", "handed in on paper");
}

/** What the referee sees before anyone else does: both boards, the report, the ledger, points without effect. */
async function preview({ desk, players }: Room): Promise<void> {
  await openTab(desk, "Game master");
  await desk.getByRole("button", { name: "Preview" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("region", { name: "Ledger of Diplomacy Points" }).waitFor();
  await soon(() => dialog.locator('.order[data-type="kick"]').count()).toBe(2);
  await soon(() => dialog.locator('.order[data-type="sortie"][data-state="void"]').count()).toBe(1);
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.locator("aside").getByRole("button", { name: "Close" }).click();
  await soon(() => players.Poland.getByRole("heading", { level: 1 }).innerText()).toBe("Spring 1992");
}

/** What Spring came to, on every kind of page. */
async function lookAtSpring({ table, players, desk }: Room): Promise<void> {
  const { Poland: poland, "Saudi Arabia": saudi, Pakistan: pakistan, Egypt: egypt } = players;
  await lookAt(poland, 0);
  await soon(() => rowsOf(poland)).toMatch(/counted/);
  const report = await rowsOf(poland);
  expect(report).toMatch(/✓ A War - Pra Moved 3v2 \(supported by A Aus and W Ram\), dislodging A Pra/);
  expect(report).toMatch(/✓ A Aus S A War - Pra Support given/);
  expect(report).toMatch(/1 DP: W Ram S A War - Pra 1 DP counted/);
  await soon(() => ledger(poland).count()).toBe(0);
  await lookAt(egypt, 0);
  await soon(() => rowsOf(egypt)).toMatch(/✓ A Cai - Asw - Khm Moved 2v1 \(supported by A AdA\)/);

  // Two kicks for what was done to NATO, with their reasons on the Favor Map.
  await lookAt(saudi, 0);
  await saudi.getByRole("heading", { name: "Violations and consequences" }).waitFor();
  await soon(() => drawn(saudi, "kick").count()).toBe(2);
  await unit(saudi, "N2m").click();
  await soon(() => saudi.getByRole("region", { name: "Why: N2m" }).innerText()).toMatch(
    /Saudi Arabia with NATO[\s\S]*without permission[\s\S]*kicked from N2m to the Perimeter N0z/,
  );

  await lookAt(desk, 0);
  const austria = await inLedger(desk, "Austria A Aus");
  expect(austria).toMatch(/most points[\s\S]+Poland\s+1[\s\S]+Yugoslavia\s+1/);
  expect(austria).toMatch(/A Aus S A War - Pra: 2; A Aus H: 1|A Aus H: 1; A Aus S A War - Pra: 2/);
  await soon(() => inLedger(desk, "Hungary A Hun")).toMatch(/tied, so the default order/);
  await soon(() => inLedger(desk, "Khartoum A Khm")).toMatch(
    /Ignored: No orders for Khartoum from a player who attacks it/,
  );
  await soon(() => inLedger(desk, "Turkmenistan A Tkm")).toMatch(/Pakistan\s+1/);

  // Nobody else is sent anything of it, and no page holds any of it.
  const { game, by } = table;
  for (const power of ["Ethiopia", "Poland"] as const)
    for (const path of [`/api/games/${game}`, `/api/games/${game}/turns/1`]) {
      const bytes = JSON.stringify(await by[power].ask("GET", path));
      expect(bytes).not.toMatch(/allocations|A Hun - Bgd|deception/);
      const seen = new Set(bytes.match(/\d DP: .{7}/g)?.map((line) => line.slice(6)));
      expect([...seen].sort()).toEqual(power === "Poland" ? ["A Aus S", "W Ram S"] : []);
    }
  await lookAt(pakistan, 0);
  await pakistan.getByText(/neutral units held/).waitFor();
  expect(await pakistan.content()).not.toMatch(/Ledger of|A Hun - Bgd|W Ram H/);
  for (const page of [poland, egypt, saudi, desk, pakistan]) await present(page);
}

/** Kazakhstan attacks a Russian wing out of Russian land, with Ukraine's help and in spite of Egypt's point. */
async function pressAutumn({ players }: Room): Promise<void> {
  const { Kazakhstan: kazakhstan, Ukraine: ukraine, Egypt: egypt } = players;
  await unit(kazakhstan, "Ast").click();
  await unit(kazakhstan, "Kra").click();
  await support(ukraine, "Sev", "Ast", "Kra");
  await support(egypt, "Kra", "Aze", "Aze");
  await points(egypt).getByText("Favor with Russia: 1").waitFor();
}

async function lookAtAutumn({ players, wall }: Room): Promise<void> {
  const { Kazakhstan: kazakhstan } = players;
  const isDisabled = (page: Page) => unit(page, "Kra").getAttribute("aria-label");
  await lookAt(kazakhstan, 1);
  await soon(() => isDisabled(kazakhstan)).toMatch(/disabled/);
  await soon(() => rowsOf(kazakhstan)).toMatch(/W Kra was disabled/);
  const report = await rowsOf(kazakhstan);
  expect(report).toMatch(/✕ A Ast - Kra Bounced 2v1 \(supported by F Sev\), disabling W Kra/);
  expect(report).toMatch(/W Kra was disabled by A Ast/);
  expect(report).toMatch(/attacked W Kra \(Russia\) from its territory/);
  // Twice kicked: out of the Favor of two, and out of that of one.
  await soon(() => drawn(kazakhstan, "kick").count()).toBe(2);
  await pressProvince(kazakhstan, "R2j");
  await soon(() => kazakhstan.getByRole("region", { name: "Why: R2j" }).innerText()).toMatch(
    /kicked from R2j to R1t[\s\S]*kicked from R1t to the Perimeter R0z/,
  );
  expect(await faultsOf(kazakhstan)).toEqual([]);

  // The wall shows both boards, and nobody's points.
  const results = wall.getByRole("button", { name: "Show last results" });
  await soon(async () => {
    if (await results.isVisible()) await results.click({ timeout: 5_000 });
    return wall.getByText("Autumn 1992: results").count();
  }).toBe(1);
  await soon(() => isDisabled(wall)).toMatch(/disabled/);
  await soon(() => drawn(wall, "kick").count()).toBe(2);
  expect(await wall.content()).not.toMatch(/ DP/);
  await present(kazakhstan);
}

async function lookAtRetreats({ players, desk }: Room): Promise<void> {
  const { Kazakhstan: kazakhstan, Poland: poland } = players;
  await lookAt(kazakhstan, 2);
  await soon(() => rowsOf(kazakhstan)).toMatch(/Retaliation: Russia destroyed A Ast \(Kazakhstan\)/);
  const struck = await kazakhstan.locator('.mark[data-type="retaliation"]').boundingBox();
  if (!struck) throw new Error("no mark");
  await kazakhstan.mouse.click(struck.x + struck.width / 2, struck.y + struck.height / 2);
  await soon(() => kazakhstan.getByRole("region", { name: "Why: A Ast" }).innerText()).toMatch(
    /Retaliation: Russia destroyed A Ast/,
  );
  await present(kazakhstan);
  await soon(() => unit(kazakhstan, "Ast").count()).toBe(0);
  await openTab(poland, "Standings");
  const row = (await poland.getByRole("row", { name: /^Poland/ }).innerText()).replace(/\s+/g, " ");
  expect(row).toMatch(/Poland .* 5 3 2 worth two 2 of 3/);
  await openTab(poland, "Orders");
  await openTab(desk, "Game master");
}

/** No first Winter has an empty center that was just taken: the referee, who misread a slip, puts the army elsewhere. */
async function correct({ desk, players }: Room): Promise<void> {
  await desk.getByRole("button", { name: "Correct the last result" }).click();
  const editor = desk.getByRole("dialog");
  await editor.locator('.unit[data-unit="Pra"]').first().click();
  await pressProvince(desk, "Poz", "[role=dialog]");
  await editor.locator('.unit[data-unit="N2k"]').click();
  await pressProvince(desk, "N2j", "[role=dialog]");
  expect(await faultsOf(desk)).toEqual([]);
  await editor.getByRole("button", { name: "Done" }).click();
  const changed = await editor.getByLabel("Changes").innerText();
  expect(changed).toMatch(/Poland\s+no longer\s+A Pra\s+now\s+A Poz/);
  expect(changed).toMatch(/Egypt\s+no longer\s+embassy N2k\s+now\s+embassy N2j/);
  await confirm(desk, "Correct result", "the slip said Poznan");
  const { Egypt: egypt } = players;
  await present(egypt);
  await egypt.locator('.unit[data-unit="N2j"]').waitFor();
  await openTab(egypt, "Players");
  await soon(() => recordOn(egypt)).toContain("corrected the last result: the slip said Poznan");
  await egypt.getByRole("button", { name: "Show changes" }).first().click();
  await egypt.getByText("embassy N2j").waitFor();
  await openTab(egypt, "Orders");
}

/** Builds and embassies by mouse: an emergent build, support across slices, and who must hold. */
async function pressWinter({ players }: Room): Promise<void> {
  const { Iran: iran, Poland: poland, Kazakhstan: kazakhstan } = players;
  // Pages that haven't heard of the correction yet would lose what is in hand.
  for (const page of Object.values(players))
    await soon(async () => {
      await present(page);
      return unit(page, "Poz").count();
    }).toBe(1);
  await pressProvince(poland, "Pra");
  await soon(() => rowsOf(poland)).toContain("Build A Pra");

  await pressProvince(kazakhstan, "R0z");
  await kazakhstan.getByText("E R0z was kicked this year and must hold").first().waitFor();
  await kazakhstan.getByText("0 of 2 moves").waitFor();

  await iran.getByText("0 of 3 moves").waitFor();
  await pressProvince(iran, "U0z");
  await pressProvince(iran, "I5a");
  await iran.getByText("cannot leave the slice of the US Navy").first().waitFor();
  await pressProvince(iran, "U1p");
  await pressProvince(iran, "N1u");
  await verb(iran, "Support S").click();
  await pressProvince(iran, "U0z");
  await verb(iran, "Iran").click();
  await iran.getByText("1 of 3 moves").waitFor();
  await soon(() => rowsOf(iran)).toMatch(
    /E U0z - U1p[\s\S]*E N1u S IR U0z - U1p|E N1u S IR U0z - U1p[\s\S]*E U0z - U1p/,
  );
  await iran.getByRole("button", { name: /^Saved/ }).waitFor();
  expect(await faultsOf(iran)).toEqual([]);
}

async function lookAtWinter({ players }: Room): Promise<void> {
  const { Iran: iran, Poland: poland } = players;
  await unit(poland, "Pra").waitFor();
  await soon(() => unit(poland, "Pra").getAttribute("data-power")).toBe("Poland");
  await iran.getByRole("button", { name: "Previous turn" }).click();
  await drawn(iran, "retreat").first().waitFor();
  await soon(() => drawn(iran, "support-move").count()).toBe(1);
  await pressProvince(iran, "U1p");
  await soon(() => iran.getByRole("region", { name: "Why: U1p" }).innerText()).toMatch(
    /Kazakhstan with US Navy[\s\S]*Dislodged by IR E U0z \(supported by E N1u\) \(2v1\)[\s\S]*retreated to U1u/,
  );
  await present(iran);
  await openTab(iran, "Favor");
  await soon(() => iran.getByRole("row", { name: /^Iran/ }).first().innerText()).toMatch(
    /Iran\s+1\s+1\s+0\s+3\s+2/,
  );
  await iran.getByText("Show as a table").click();
  await soon(() => iran.getByRole("row", { name: /^Autumn 1992 retreats/ }).count()).toBe(1);
  expect(await faultsOf(iran)).toEqual([]);
}

/** All agree on a draw; by the agreement of this table the ledger is opened to everyone. */
async function end({ table, players }: Room): Promise<void> {
  const { Pakistan: pakistan } = players;
  const vote = { how: "draw" } as const;
  await table.by.Egypt.do(table.game, { type: "propose", vote });
  for (const power of PLAYERS)
    if (power !== "Pakistan" && power !== "Egypt")
      await table.by[power].do(table.game, { type: "vote", vote });
  await pakistan.getByText("A draw has been proposed.").first().waitFor();
  await pakistan.getByRole("button", { name: "Accept" }).first().click();
  await soon(() => pakistan.getByRole("heading", { level: 1 }).innerText()).toBe("End of the game");
  await lookAt(pakistan, 0);
  await ledger(pakistan).getByText("The game is over, so everyone can see this.").waitFor();
  await soon(() => inLedger(pakistan, "Hungary A Hun")).toMatch(
    /Iran\s+1\s+A Hun - Bgd[\s\S]*Kazakhstan\s+1/,
  );
}

test("ten players and a referee play a year of Dissolution, each in a browser (DIS-2.0-1, DIS-2.1.2-3, DIS-5.1.3-5)", async ({
  stage,
}) => {
  const room = await gather(stage);
  await pressSpring(room);
  for (const [power, lines] of Object.entries(SPRING)) await write(room.players[power as Player], lines);
  await soon(async () => {
    const { sheets } = await room.table.referee.ask<{ sheets: { text: string | null }[] }>(
      "GET",
      `/api/games/${room.table.game}`,
    );
    return sheets.filter(({ text }) => text).length;
  }).toBe(10);
  await preview(room);
  await play(room, {}, "Autumn 1992");
  await lookAtSpring(room);
  await pressAutumn(room);
  await play(room, AUTUMN, "Autumn 1992 retreats");
  await lookAtAutumn(room);
  const { Yugoslavia: yugoslavia } = room.players;
  await yugoslavia.locator('.layer-dislodged .unit[data-unit="Cri"]').click();
  await pressProvince(yugoslavia, "Bgd");
  await soon(() => rowsOf(yugoslavia)).toContain("A Cri R Bgd");
  await play(room, {}, "Winter 1992 builds");
  await lookAtRetreats(room);
  await correct(room);
  await pressWinter(room);
  await play(room, WINTER, "Spring 1993");
  await lookAtWinter(room);
  await end(room);
});
