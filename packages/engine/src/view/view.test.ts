import { createClassic } from "@chancery/variants";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Power } from "../state/unit.ts";
import { type Sealed, type Viewer, view } from "./view.ts";

const created = createClassic("2023");
if (!created.ok) throw new Error("no game");
const { rules, start } = created.value;

const powers = fc.constantFrom(...([...rules.powers.keys()] as Power[]));
const sealed: fc.Arbitrary<Sealed> = fc
  .array(
    fc.tuple(
      powers,
      fc.array(fc.constantFrom("A Par - Bur", "A Mun H", "F Lon - Nth", "A Ven - Tri"), { maxLength: 4 }),
    ),
    { maxLength: 7 },
  )
  .map((entries) => new Map(entries));
const viewers: fc.Arbitrary<Viewer> = fc.oneof(
  fc
    .uniqueArray(powers, { minLength: 1, maxLength: 3 })
    .map((list): Viewer => ({ kind: "player", powers: list })),
  fc.constantFrom<Viewer>({ kind: "spectator" }, { kind: "projector" }),
);

test("whatever others have submitted changes not a byte of anyone's view (CB-34)", () => {
  fc.assert(
    fc.property(sealed, sealed, viewers, (before, after, viewer) => {
      const own = viewer.kind === "player" ? viewer.powers : [];
      const mixed: Sealed = new Map(
        [...after]
          .filter(([power]) => !own.includes(power))
          .concat([...before].filter(([power]) => own.includes(power))),
      );
      expect(JSON.stringify(view(rules, start, mixed, viewer))).toBe(
        JSON.stringify(view(rules, start, before, viewer)),
      );
    }),
    { seed: 7 },
  );
});

test("players see the orders of the powers they play (CB-42)", () => {
  const orders: Sealed = new Map([
    [0 as Power, ["A Vie - Tri"]],
    [2 as Power, ["A Par - Bur"]],
  ]);
  expect(view(rules, start, orders, { kind: "player", powers: [2 as Power] }).orders).toEqual({
    France: ["A Par - Bur"],
  });
  expect(view(rules, start, orders, { kind: "spectator" }).orders).toEqual({});
});

test("a gamesmaster sees all orders", () => {
  const orders: Sealed = new Map([
    [0 as Power, ["A Vie - Tri"]],
    [2 as Power, ["A Par - Bur"]],
  ]);
  const referee: Viewer = { kind: "referee" };
  expect(view(rules, start, orders, referee).orders).toEqual({
    Austria: ["A Vie - Tri"],
    France: ["A Par - Bur"],
  });
});

test("the tally of centers is kept for everyone to see (C71-VII.5-1)", () => {
  const { position } = view(rules, start, new Map(), { kind: "projector" });
  expect(Object.values(position.centers).map((list) => list.length)).toEqual([3, 3, 3, 3, 3, 4, 3]);
});
