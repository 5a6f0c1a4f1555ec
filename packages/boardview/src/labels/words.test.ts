import { messagesIn } from "@chancery/messages/catalogs";
import { type Appearance, boardAppearance } from "@chancery/variants";
import { expect, test } from "vitest";
import { retreats1902, start1992, turn1902, turn1992, winter1992 } from "../../testing/scenes.ts";
import { TEXT } from "../../testing/text.ts";
import { wordsOf } from "./words.ts";

const turn = wordsOf(TEXT, turn1902());

test("a province says its name, what it is, whose it is and who is there", () => {
  expect(turn.province("Mun")).toBe("Munich, supply center, owned by Germany, German army");
  expect(turn.province("Sil")).toBe("Silesia, owned by Germany");
  expect(turn.province("Nth")).toBe("North Sea, English fleet");
  expect(turn.province("Bel")).toBe("Belgium, supply center");
  expect(turn.province("StP")).toBe(
    "St. Petersburg, supply center, owned by Russia, Russian fleet on the south coast",
  );
});

test("dislodged units are named after the victor", () => {
  expect(wordsOf(TEXT, retreats1902()).province("Bur")).toBe(
    "Burgundy, owned by France, German army, French army (dislodged)",
  );
});

test("in 1992 there are points, oil and stranger units", () => {
  const words = wordsOf(TEXT, start1992());
  expect(words.province("Akt")).toBe(
    "Aktau, supply center worth 2 points with oil, owned by Kazakhstan, Kazakh army",
  );
  expect(words.province("Mos")).toBe("Moscow, owned by Russia, Russian army (stationary and invulnerable)");
});

test("a hex does not repeat whose slice it is in, and a Perimeter names all embassies", () => {
  const words = wordsOf(TEXT, winter1992());
  expect(words.province("N2k")).toBe("NATO 2k, Egyptian embassy");
  expect(words.province("R0z")).toBe("Russia Perimeter, Ethiopian embassy, Romanian embassy");
});

test("orders say what they do, how they fared and why", () => {
  const [move, support, hold] = turn1902().orders.map(turn.order);
  expect(move).toBe("Austrian army Galicia moves to Ukraine, fails: Bounced 1v2 with A Ukr");
  expect(support).toBe("Austrian army Vienna supports Budapest, succeeds");
  expect(hold).toBe("Austrian army Budapest holds, succeeds");
  const texts = [
    ...turn1902().orders.map(turn.order),
    ...retreats1902().orders.map(wordsOf(TEXT, retreats1902()).order),
  ];
  expect(texts).toContain("French fleet Mid-Atlantic Ocean moves to Spain (north coast), succeeds");
  expect(texts).toContain("English fleet North Sea convoys Yorkshire to Norway, succeeds");
  expect(texts).toContain("French fleet English Channel supports Paris, is void");
  expect(texts).toContain("Germany builds army Munich");
  expect(texts).toContain("Italy waives a build");
  const spring = turn1992();
  expect(spring.orders.map(wordsOf(TEXT, spring).order)).toContain(
    "Kazakh unit Astrakhan is destroyed by Russia in retaliation, succeeds",
  );
});

test("everything has words in German, with the right endings", () => {
  const german = wordsOf(messagesIn("de").board, germanTurn());
  expect(german.province("StP")).toBe(
    "Sankt Petersburg, Versorgungszentrum, Besitzer: Russland, russische Flotte, Südküste",
  );
  const [move] = germanTurn().orders.map(german.order);
  expect(move).toMatch(/^österreichische Armee in Galizien zieht in die Ukraine, scheitert: /);
});

/** The same turn, with its powers in German. */
function germanTurn() {
  const { cast } = boardAppearance("classic", "de") as Appearance;
  const scene = turn1902();
  return { ...scene, powers: scene.powers.map((power) => ({ ...power, ...cast[power.name] })) };
}
