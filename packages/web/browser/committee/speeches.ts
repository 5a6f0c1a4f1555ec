import { openTab } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { button, choice, press, says } from "./parts.ts";

/** Speeches: who speaks when and how long, one after the other, as the officers call (MB-41 to MB-43). */

/** Moves a delegation up to the first place of a list, by keys. */
export async function putFirst({ desk }: Committee, power: string): Promise<void> {
  const grip = button(desk, new RegExp(`^Move ${power},`));
  const name = (await grip.getAttribute("aria-label")) ?? "";
  const [, from, count] = / now (\d+) of (\d+)/.exec(name) ?? [];
  for (let place = Number(from) - 1; place > 0; place--) {
    await grip.focus();
    await desk.keyboard.press("ArrowUp");
    await button(desk, new RegExp(`^Move ${power}, now ${place} of ${count}`)).waitFor();
  }
}

/** Announces order and time, which the wall shows, and calls the first. */
export async function beginSpeeches(
  { desk, wall }: Committee,
  seconds: number,
  isExtra = false,
): Promise<void> {
  const begin = isExtra ? "Start the extra speeches" : "Start the speeches";
  if (await button(desk, begin).isEnabled()) throw new Error("speeches begin without being announced");
  await press(desk, "Announce to everyone");
  if (!isExtra) await says(wall, `${seconds} seconds per speech`);
  await press(desk, begin);
}

/** Waits until a delegation has the floor, for all to see. */
async function hasFloor({ desk, wall }: Committee, power: string): Promise<void> {
  await desk.getByRole("listitem").filter({ hasText: "Has the floor" }).getByText(power).waitFor();
  await wall.getByRole("region", { name: "Speakers" }).getByText(power).first().waitFor();
}

/** Has all delegations speak, one after the other, as they were announced. */
export async function hearAll(committee: Committee, order: readonly string[]): Promise<void> {
  const { desk, wall } = committee;
  for (const [i, power] of order.entries()) {
    if (i > 0) await press(desk, `Call ${power}`);
    await hasFloor(committee, power);
    const next = order[i + 1];
    if (next) await wall.getByText(`Next ${next}`).waitFor();
  }
}

/** Has the others speak after the first. */
export async function hearRest(committee: Committee, [, ...order]: readonly string[]): Promise<void> {
  await press(committee.desk, `Call ${order[0]}`);
  await hearAll(committee, order);
}

/** The first is done before its time, the second leaves the rest of it to the third (R16). */
export async function hearFreely(
  committee: Committee,
  [first, second, third, ...others]: readonly string[],
): Promise<void> {
  const { desk } = committee;
  const [one, two, three] = [first, second, third].map((power) => committee.phone(power));
  await one.getByText("You have the floor").waitFor();
  await two.getByText("You're next.").waitFor();
  await press(one, "Finish speaking");
  await two.getByText("Nobody has the floor").waitFor();
  await press(desk, `Call ${second}`);
  await choice(two, "Yield the rest of your time to").selectOption(third);
  await press(two, `Yield to ${third}`);
  await three.getByText("You have the floor").waitFor();
  await desk.getByText(`Yields to ${third}`).waitFor();
  for (const power of [third, ...others]) {
    await press(desk, `Call ${power}`);
    await hasFloor(committee, power);
  }
}

/** A Fall turn has speeches only because someone asks for them (MB-45). */
export async function askForSpeeches({ desk, phone }: Committee, power: string): Promise<void> {
  await desk.getByText("No delegation has asked for speeches").waitFor();
  await openTab(phone(power), "Room");
  await press(phone(power), "Request speeches");
}

/** The officers grant or refuse the extra speeches that were asked for (MB-46, R15). */
export async function decideExtra(
  { desk, wall }: Committee,
  power: string,
  isGranted: boolean,
): Promise<void> {
  await wall.getByText(`${power} asked for extra speeches`).waitFor();
  if (isGranted) return press(desk, "Grant extra speeches");
  await press(desk, "Skip and start order writing");
  await wall.getByText("Order writing", { exact: true }).waitFor();
}
