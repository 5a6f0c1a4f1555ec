import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { openingNamed } from "./opening.ts";
import { GAMES } from "./registry.ts";

const games = GAMES.filter(({ openings }) => openings);

describe.each(games.map((game) => [game.variant.id, game] as const))("openings of %s", (id, game) => {
  test("are first orders of one power, written as the game writes them, with a name", async () => {
    for (const { power, orders, name } of (await game.openings?.()) ?? []) {
      const { orders: told } = respond({ variant: id, state: "start", orders: { [power]: orders } });
      const own = told.filter((each) => each.power === power && orders.includes(each.text ?? ""));
      expect(own.map(({ order }) => order).toSorted(), name.en).toEqual(orders.toSorted());
      expect(own.map(({ status }) => status)).not.toContain("illegal");
    }
  });

  test("have names of their own", async () => {
    const known = (await game.openings?.()) ?? [];
    for (const told of [
      known.map(({ power, name }) => `${power} ${name.en}`),
      known.map(({ orders }) => orders.join()),
    ])
      expect(new Set(told).size).toBe(told.length);
  });
});

test("an opening has the name that says most about it, and one of another power or with other orders has none", async () => {
  const known = (await games.find(({ variant }) => variant.id === "classic")?.openings?.()) ?? [];
  const nameOf = (power: string, ...orders: string[]) => openingNamed(known, power, orders)?.en ?? null;
  expect(nameOf("England", "A Lvp - Wal", "F Edi - Nrg", "F Lon - Nth")).toBe("Northern Opening");
  expect(nameOf("England", "A Lvp - Edi", "F Edi - Nrg", "F Lon - Nth")).toBe("Churchill Opening");
  expect(nameOf("Italy", "A Rom - Apu", "A Ven H", "F Nap - Ion")).toBe("Lepanto");
  expect(nameOf("Italy", "A Rom - Apu", "A Ven - Tri", "F Nap - Ion")).toBe("Key Lepanto");
  expect(nameOf("England", "A Lvp H", "F Edi H", "F Lon H")).toBe(null);
  expect(nameOf("Turkey", "F Edi - Nrg", "F Lon - Nth")).toBe(null);
});
