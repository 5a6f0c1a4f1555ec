import { createNotation, type Power, powerNamed, readOrders } from "@chancery/engine";
import { createClassic } from "@chancery/variants";
import { expect, test } from "vitest";
import { diceOf } from "./dice.ts";
import { outlookOf } from "./outlook.ts";

const created = createClassic("2023");
if (!created.ok) throw new Error("no game");
const { rules, start } = created.value;
const notation = createNotation(rules);

function outlook(name: string, text: string) {
  const power = powerNamed(rules, name) as Power;
  const { orders } = readOrders(notation, start, power, text);
  return outlookOf(
    { rules, state: start, power },
    orders.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
    diceOf(1),
    12,
  );
}

const named = ({ aims }: ReturnType<typeof outlook>) =>
  aims.map(({ province, ...aim }) => ({ ...aim, at: rules.board.provinces[province].id }));

test("a move into an unowned center is counted in every guess, and nobody keeps Turkey out of Bulgaria", () => {
  expect(named(outlook("Turkey", "A Con - Bul\nA Smy - Con\nF Ank - Bla"))).toContainEqual({
    at: "Bul",
    kind: "take",
    owner: null,
    tried: 12,
    done: 12,
  });
});

test("an attack on a foreign center names its owner and comes off at most as often as it is tried", () => {
  const aims = named(outlook("Italy", "A Ven - Tri\nA Rom - Ven\nF Nap - Ion"));
  const attack = aims.find(({ at }) => at === "Tri");
  expect(attack).toMatchObject({ kind: "take", owner: powerNamed(rules, "Austria"), tried: 12 });
  for (const { tried, done } of aims) expect(done).toBeLessThanOrEqual(tried);
});

test("shares of the start are those of centers, squared", () => {
  expect(outlook("Russia", "").now).toBeCloseTo(16 / (16 + 6 * 9));
  expect(outlook("France", "").now).toBeCloseTo(9 / (16 + 6 * 9));
});
