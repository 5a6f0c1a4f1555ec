import { languageData } from "@chancery/messages";
import en from "@chancery/messages/en/starterGoals.ts";
import { expect, test } from "vitest";
import { openGame } from "../../../orders/testing.ts";
import { countriesOf, readGoals } from "./read-goals.ts";
import { starterList } from "./starters.ts";

const powersOf = (rulebook: string): readonly string[] =>
  openGame(`committee-${rulebook}`).rules.powers.map(({ name }) => name);
const CASES = ["1901", "1935"].flatMap((rulebook) =>
  [en, languageData("de", "starterGoals") ?? {}].map((goals) => ({
    rulebook,
    goals: goals as Readonly<Record<string, string>>,
  })),
);

test.each(CASES)(
  "every power of $rulebook has three goals to begin with, and one to spare (R77)",
  ({ rulebook, goals }) => {
    const powers = powersOf(rulebook);
    expect(powers.length).toBeGreaterThan(6);
    const list = starterList((key) => goals[key], rulebook, powers, []);
    const countries = countriesOf(powers);
    const read = readGoals(list, countries);
    expect(read.unread).toEqual([]);
    for (const power of powers) {
      const own = read.goals.filter((goal) => goal.power === power);
      expect(own.map(({ value }) => value)).toEqual([1, 2, 3]);
      for (const { title, text } of own) expect([title, text]).not.toContain("");
    }
    const spare = readGoals(list.replaceAll("# ", ""), countries);
    expect(spare.goals).toHaveLength(4 * powers.length);
    expect(new Set(spare.goals.map(({ power, title }) => power + title)).size).toBe(spare.goals.length);
  },
);

test("goals that were given aren't listed again, and other committees have none", () => {
  const told = (key: string): string | undefined => (en as Readonly<Record<string, string>>)[key];
  const [first] = readGoals(starterList(told, "1901", ["France"], []), countriesOf(["France"])).goals;
  expect(
    readGoals(starterList(told, "1901", ["France"], [first]), countriesOf(["France"])).goals,
  ).toHaveLength(2);
  expect(starterList(told, "1848", ["France"], [])).toBe("");
});
