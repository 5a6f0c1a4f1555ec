import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SLOTS } from "./boards/slots.ts";
import { editionOf, manifestOf } from "./games.ts";
import { GAMES } from "./registry.ts";

const root = new URL("../../", import.meta.url);
const hasFile = (path: string): boolean => existsSync(new URL(path, root));

test("games, editions and their pages have names of their own", () => {
  const editions = GAMES.flatMap((game) => game.editions);
  for (const names of [
    GAMES.map(({ variant }) => variant.id),
    editions.map(({ id }) => id),
    editions.map(({ id, page = id }) => page),
  ])
    expect(new Set(names).size).toBe(names.length);
});

test("the rulebooks come first", () => {
  const shelves = GAMES.map(({ shelf }) => shelf);
  expect(shelves).toEqual(shelves.toSorted().reverse());
});

describe.each(GAMES.map((game) => [game.variant.id, game] as const))("%s is complete:", (id, game) => {
  const { variant, editions, options, powers, board, rules } = game;
  const created = variant.create(variant.rulebooks[0], {});
  if (!created.ok) throw new Error(JSON.stringify(created.error));

  test("it can be found, with an edition for each rulebook", () => {
    expect(manifestOf({ variant: id })).toBe(game);
    expect(editions.map(({ rulebook }) => rulebook)).toEqual(variant.rulebooks);
    for (const rulebook of variant.rulebooks) expect(editionOf({ variant: id, rulebook })).toBeDefined();
    expect(created.value.rules).toMatchObject({ variant: id, rulebook: variant.rulebooks[0] });
  });

  test("every power has a look, and those that people play have colors of their own", () => {
    const { rules } = created.value;
    expect(Object.keys(powers).toSorted()).toEqual(rules.powers.map(({ name }) => name).toSorted());
    const played = rules.powers.filter(({ neutral }) => !neutral).map(({ name }) => powers[name].slot);
    for (const { slot } of Object.values(powers)) expect(SLOTS).toContain(slot);
    expect(new Set(played).size).toBe(played.length);
  });

  test("its board is drawn, with a place for every province and coast", async () => {
    expect(created.value.rules.board.id).toBe(board.table.id);
    const geometry = await board.geometry();
    expect(geometry.board).toBe(board.table.id);
    for (const { id: province, coasts = [] } of board.table.provinces)
      expect(Object.keys(geometry.provinces.get(province)?.coasts ?? {}), province).toEqual(coasts);
  });

  test("its rules are written down, or it is played by those of another game", () => {
    const { ledger, otherwise } = rules;
    expect(ledger ?? otherwise).toBeDefined();
    if (otherwise) expect(editionOf(otherwise)).toBeDefined();
    if (!ledger) return;
    for (const ending of ["ledger.tsv", "rulings.md"])
      expect(hasFile(`docs/rules/${ledger.name}.${ending}`)).toBe(true);
    expect(ledger.prefixes).not.toEqual([]);
  });

  test("each edition can be set up for every number of players it offers", () => {
    const takesPlayers = options.some(({ name }) => name === "players");
    for (const { rulebook, players } of editions) {
      const counts = players.map((count) => {
        const set = variant.create(rulebook, takesPlayers ? { players: count } : {});
        return set.ok && set.value.start.seats.length;
      });
      expect(counts).toEqual(players);
      const standard = variant.create(rulebook, {});
      expect(standard.ok && standard.value.start.seats.length).toBe(players.at(-1));
    }
  });

  test("every choice a form offers is taken", () => {
    for (const { rulebook, players } of editions)
      for (const { name, field } of options) {
        const { input, isFor } = field ?? {};
        const count = players.find((each) => isFor?.(rulebook, each) ?? true);
        if (!input || count === undefined) continue;
        const values =
          input.kind === "choice"
            ? input.choices.map(({ value }) => value)
            : input.kind === "number"
              ? [input.from, input.to]
              : [];
        for (const value of values) {
          const asked = { ...(count !== players.at(-1) && { players: count }), [name]: value };
          const set = variant.create(rulebook, value === undefined ? {} : asked);
          expect(set, `${rulebook} ${JSON.stringify(asked)}`).toMatchObject({ ok: true });
        }
      }
  });
});

test("a power of one name is called the same in every game", () => {
  const titles = new Map<string, unknown>();
  for (const { powers } of GAMES)
    for (const [name, { title }] of Object.entries(powers)) {
      expect(title, name).toEqual(titles.get(name) ?? title);
      titles.set(name, title);
    }
});
