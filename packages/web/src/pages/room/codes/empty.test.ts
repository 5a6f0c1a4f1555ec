import { expect, test } from "vitest";
import { emptyDelegations } from "./empty.ts";

test("a delegation is empty if neither delegates nor a bot play for it", () => {
  const delegations = ["Austria", "England", "France"].map((power, i) => ({
    power,
    delegates: i === 0 ? ["Ann"] : [],
  }));
  const bot = { level: "club", character: "bold" } as const;
  const seats = [
    { powers: ["Austria"], bot: null },
    { powers: ["England"], bot },
    { powers: ["France"], bot: null },
  ];
  expect(emptyDelegations({ room: { delegations }, seats })).toEqual(["France"]);
});
