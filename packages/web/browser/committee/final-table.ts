import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { openTab, present, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { field, press, title } from "./parts.ts";

/** The end: announced a full turn ahead; then the score decides (MB-271 to MB-273, R105). */

export async function announceEnd({ desk, wall }: Committee, turn: string): Promise<void> {
  await press(desk, "Closing");
  await desk.getByLabel("Last turn").selectOption({ label: `After ${turn}` });
  await press(desk.getByRole("dialog"), "Announce the last turn");
  await wall.getByText(`After ${turn}`).waitFor();
}

export interface Ending {
  readonly winner: string;
  /** Centers, points and total of each, as the wall has them. */
  readonly wall: readonly string[];
  /** The winner's row on a phone. */
  readonly row: string;
  /** Goals that nobody else knew of until now. */
  readonly goals: readonly string[];
}

/** The officers close too early, and take it back: the turn continues where it was (R105). */
export async function reopen(committee: Committee, reason: string): Promise<void> {
  const { desk, wall } = committee;
  const before = await title(wall);
  await openTab(desk, "Schedule");
  await press(desk, "Closing");
  await press(desk.getByRole("dialog"), "Close committee now");
  await press(desk.getByRole("dialog"), "Close and count");
  await committee.turnIs("The committee is over");
  await press(desk, "Reopen committee");
  await field(desk.getByRole("dialog"), "Reason").fill(reason);
  await press(desk.getByRole("dialog"), "Reopen committee");
  await committee.turnIs(before);
}

/** The officers give bots places in the ranking, and take them away again (R109). */
export async function rankBots({ desk, wall }: Committee, bot: string): Promise<void> {
  const rank = async (): Promise<string> =>
    (await wall.getByRole("row").filter({ hasText: bot }).getByRole("cell").first().innerText()).trim();
  await openTab(desk, "Standings");
  await soon(rank).toBe("–");
  await press(desk, "Rank bots");
  await soon(rank).toMatch(/^\d$/);
  await press(desk, "Keep bots outside the ranking");
  await soon(rank).toBe("–");
  await openTab(desk, "Schedule");
}

/** The officers close the committee; wall, phones and paper show the final table, and all goals are open. */
export async function close(committee: Committee, { winner, wall: rows, row, goals }: Ending): Promise<void> {
  const { desk, wall, everybody, agenda } = committee;
  await openTab(desk, "Schedule");
  await press(desk, "Closing");
  await press(desk.getByRole("dialog"), "Close committee now");
  await desk.getByRole("dialog").getByText(`${winner} wins with the score as it stands.`).waitFor();
  await press(desk.getByRole("dialog"), "Close and count");
  await committee.turnIs("The committee is over");
  await wall.getByText(`${winner} won with the highest score.`).waitFor();
  const shown = async (): Promise<string[]> =>
    (await wall.getByRole("row").allInnerTexts()).map((each) =>
      each
        .replace(/\s+/g, " ")
        .trim()
        // Ranks stand before delegations.
        .replace(/^(\d+|–) /, ""),
    );
  await soon(shown).toEqual(expect.arrayContaining([...rows]));
  for (const phone of everybody) await soon(() => present(phone)).toBe("End of the game");
  const phone = committee.phone(agenda.delegations[0], 2);
  await openTab(phone, "Room");
  await press(phone, "View the final table");
  await phone.getByText(`${winner} won with the highest score.`).waitFor();
  const own = phone.getByRole("row", { name: new RegExp(`^1 ${winner}`) });
  expect((await own.innerText()).replace(/\s+/g, " ")).toContain(row);
  const open = phone.getByRole("region", { name: "Goals and awards" });
  for (const goal of goals) await open.getByText(goal).waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  await printTable(committee, winner, goals);
}

/** The officers print it for their signatures. */
async function printTable(
  { desk, agenda }: Committee,
  winner: string,
  goals: readonly string[],
): Promise<void> {
  const [paper] = await Promise.all([
    desk.context().waitForEvent("page"),
    desk.getByRole("link", { name: "Printouts", exact: true }).click(),
  ]);
  await paper.getByRole("link", { name: "Table", exact: true }).click();
  await paper.getByRole("heading", { name: "Final table" }).waitFor();
  await soon(() => paper.locator("tbody tr").count()).toBe(agenda.countries);
  await soon(() => paper.locator("tbody tr").first().innerText()).toContain(`${winner} winner`);
  for (const goal of goals) await paper.getByText(goal).waitFor();
  await paper.getByText("Olaf, officer").waitFor();
}
