import {
  formatOrder,
  type Power,
  powerNamed,
  readOrder,
  readOrders,
  readPosition,
  type State,
} from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { adjudicate } from "../adjudicate.ts";
import { type OpenGame, openVariant } from "../open-variant.ts";
import { gameIn } from "../program-game.ts";

/** German orders, each in its position, as the books write them; or the code of why not. */
function opened(variant: string): OpenGame {
  const game = openVariant({ variant, options: {} });
  if (!game.ok) throw new Error(game.error.code);
  return gameIn(game.value, "de");
}

const classic = opened("classic");

function at(game: OpenGame, phase: string, units: Record<string, string[]>, rest: object = {}): State {
  const state = readPosition(game.notation, game.start, { phase, units, centers: {}, ...rest });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function read(game: OpenGame, state: State, power: string, text: string): string {
  const reading = readOrder(game.notation, state, powerNamed(game.rules, power) as Power, text);
  return reading.ok ? formatOrder(game.rules, reading.value) : reading.error.code;
}

const board = at(classic, "S1901M", {
  Austria: ["A Vie", "F Tri", "A Boh"],
  Germany: ["A Mun", "A Ber", "F Kie", "F Hel"],
  England: ["F Nth", "A Lon", "F Eng"],
  France: ["F Mid", "A Par"],
  Russia: ["A War", "F Bla", "F StP/sc"],
  Turkey: ["F Aeg", "F Con"],
});

describe("German orders are read", () => {
  test.each([
    ["Austria", "Armee Wien nach Tirol", "A Vie - Tyr"],
    ["Austria", "A Wien - Galizien", "A Vie - Gal"],
    ["Austria", "Wien hält", "A Vie H"],
    ["Austria", "Armee Wien haelt", "A Vie H"],
    ["Austria", "Die Armee in Wien hält die Stellung", "A Vie H"],
    ["Austria", "Wien zieht nach Böhmen", "A Vie - Boh"],
    ["Austria", "Flotte Triest nach Venedig", "F Tri - Ven"],
    ["Austria", "F Triest in die Adria", "F Tri - Adr"],
    ["Austria", "F Triest zieht ins Adriatische Meer", "F Tri - Adr"],
    ["Germany", "A München nach Burgund", "A Mun - Bur"],
    ["Germany", "A Muenchen nach Burgund", "A Mun - Bur"],
    ["Germany", "A Munchen nach Burgund", "A Mun - Bur"],
    ["Germany", "Armee München unterstützt Armee Berlin nach Schlesien", "A Mun S A Ber - Sil"],
    ["Germany", "Armee Muenchen unterstuetzt A Berlin nach Preussen", "A Mun S A Ber - Pru"],
    ["Germany", "A Berlin unterstützt München", "A Ber S A Mun"],
    ["Germany", "A Berlin nach Preußen", "A Ber - Pru"],
    ["Germany", "Deutsche Flotte Kiel nach Dänemark", "F Kie - Den"],
    ["Germany", "F Kiel nach Daenemark", "F Kie - Den"],
    ["Germany", "F Kiel - Den", "F Kie - Den"],
    ["Germany", "Flotte Helgoländer Bucht in die Nordsee", "F Hel - Nth"],
    ["Germany", "A Mun greift Burgund an", "A Mun - Bur"],
    ["Germany", "München supports Berlin to Schlesien", "A Mun S A Ber - Sil"],
    ["England", "Flotte Nordsee befördert Armee London nach Norwegen", "F Nth C A Lon - Nwy"],
    ["England", "F Nordsee Konvoi A London nach Norwegen", "F Nth C A Lon - Nwy"],
    ["England", "A London nach Norwegen per Konvoi", "A Lon - Nwy via convoy"],
    ["England", "Flotte Ärmelkanal in den Mittelatlantik", "F Eng - Mid"],
    ["England", "F Aermelkanal nach Belgien", "F Eng - Bel"],
    ["England", "F Nordsee nach Norwegische See", "F Nth - Nrg"],
    ["England", "F Nordsee nach Norwegen", "F Nth - Nwy"],
    ["France", "F Mittelatlantik nach Spanien (Nordküste)", "F Mid - Spa/nc"],
    ["France", "F Mittelatlantik - Spanien Südküste", "F Mid - Spa/sc"],
    ["France", "Paris nach der Picardie", "A Par - Pic"],
    ["Russia", "A Warschau nach Galizien", "A War - Gal"],
    ["Russia", "F Schwarzes Meer nach Rumänien", "F Bla - Rum"],
    ["Russia", "Flotte im Schwarzen Meer hält", "F Bla H"],
    ["Russia", "F Sankt Petersburg in den Bottnischen Meerbusen", "F StP/sc - Bot"],
    ["Russia", "russische Armee Warschau nach Moskau", "A War - Mos"],
    ["Turkey", "F Ägäis nach Griechenland", "F Aeg - Gre"],
    ["Turkey", "F Konstantinopel in das Schwarze Meer", "F Con - Bla"],
  ])("%s: %s", (power, text, order) => expect(read(classic, board, power, text)).toBe(order));

  test("retreats, removals, builds and waivers too", () => {
    const retreats = at(
      classic,
      "F1901R",
      { Germany: ["A Ber"] },
      {
        dislodged: [{ power: "Germany", unit: "A Mun", retreats: ["Tyr", "Boh"] }],
      },
    );
    const retreat = (text: string) => read(classic, retreats, "Germany", text);
    expect(retreat("A München zieht sich nach Tirol zurück")).toBe("A Mun R Tyr");
    expect(retreat("A München zieht sich zurück nach Böhmen")).toBe("A Mun R Boh");
    expect(retreat("Rückzug München nach Tirol")).toBe("A Mun R Tyr");
    expect(retreat("Armee München wird aufgelöst")).toBe("Disband A Mun");
    expect(retreat("A München löst sich auf")).toBe("Disband A Mun");
    const winter = at(
      classic,
      "W1901A",
      { Germany: ["A Mun"], Italy: ["A Rom", "A Ven"] },
      {
        centers: { Germany: ["Mun", "Ber", "Kie"], Italy: ["Rom"] },
      },
    );
    const build = (text: string) => read(classic, winter, "Germany", text);
    expect(build("Aufbau Flotte Kiel")).toBe("Build F Kie");
    expect(build("baue eine Armee in Berlin")).toBe("Build A Ber");
    expect(build("Flotte Kiel aufbauen")).toBe("Build F Kie");
    expect(build("verzichtet auf einen Aufbau")).toBe("Waive");
    expect(build("Verzicht")).toBe("Waive");
    expect(read(classic, winter, "Italy", "Armee Venedig auflösen")).toBe("Disband A Ven");
    expect(read(classic, winter, "Italy", "löse Armee Rom auf")).toBe("Disband A Rom");
  });

  test("a whole sheet with powers, dates and several orders", () => {
    const sheet =
      "Frühjahr 1901\nDeutschland:\nA München nach Burgund, A Berlin hält und F Kiel nach Holland";
    const { orders, faults } = readOrders(
      classic.notation,
      board,
      powerNamed(classic.rules, "Germany") as Power,
      sheet,
    );
    expect(faults).toEqual([]);
    expect(orders.map(({ reading }) => reading.ok && formatOrder(classic.rules, reading.value))).toEqual([
      "A Mun - Bur",
      "A Ber H",
      "F Kie - Hol",
    ]);
    const other = readOrders(
      classic.notation,
      board,
      powerNamed(classic.rules, "Russia") as Power,
      "Herbst 1901\nRussland: A Warschau hält",
    );
    expect(other.faults.map(({ code }) => code)).toEqual(["other-phase"]);
    expect(other.orders).toHaveLength(1);
  });
});

describe("a German name means what Germans mean by it", () => {
  test("and is never a misspelling of an English one", () => {
    const edinburgh = at(classic, "S1901M", { England: ["F Edi", "F Bar"] });
    expect(read(classic, edinburgh, "England", "F Barentssee nach Norwegen")).toBe("F Bar - Nwy");
    const committee = opened("committee-1935");
    const gulf = at(committee, "S1935M", { "United Kingdom": ["A Irq"], Turkey: ["F Arb"] });
    expect(read(committee, gulf, "United Kingdom", "A Irak nach Persien")).toBe("A Irq - Irn");
    const cold = opened("dissolution");
    const abroad = at(cold, "S1992M", { NATO: ["F Ara"] });
    expect(read(cold, abroad, "NATO", "F Ara - Persien")).toBe("unknown-place");
  });

  test("and one of several places is refused, with both named, unless only one is in reach", () => {
    const sea = at(classic, "S1901M", { England: ["F Iri", "F Nrg"], Italy: ["F Tun", "F Ion"] });
    expect(read(classic, sea, "England", "F Irische See in den Atlantik")).toBe("two-meanings");
    expect(read(classic, sea, "England", "F Norwegische See in den Atlantik")).toBe("F Nrg - NAt");
    expect(read(classic, sea, "Italy", "F Ion - Mittelmeer")).toBe("F Ion - Eas");
  });

  test("two names that are equally good are two meanings", () => {
    const nordic = at(classic, "S1901M", { Russia: ["F Bar"] });
    expect(read(classic, nordic, "Russia", "F Bar - Norweg")).toBe("two-meanings");
  });
});

test("what the books write is read as before, whatever the language", () => {
  const english = openVariant({ variant: "classic", options: {} });
  if (!english.ok) throw new Error("no game");
  for (const text of [
    "A Mun - Tyr",
    "F Kie - Den",
    "A Ber S A Mun",
    "F Hel-Nth",
    "A Munich to Burgundy",
    "Army Den H",
    "A in Mun H",
  ])
    expect([text, read(classic, board, "Germany", text)]).toEqual([
      text,
      read(english.value, board, "Germany", text),
    ]);
});

test("programs read orders in the language in which they answer, unless the request asks for another", () => {
  const ask = (orders: readonly string[], language?: string) => {
    const answer = adjudicate({ state: "start", orders: { France: orders }, language }, undefined, "de");
    if ("error" in answer) throw new Error(answer.error.message);
    return answer.orders.map(({ order, why }) => order ?? why);
  };
  expect(ask(["Armee Paris nach Burgund", "Flotte Brest hält"])).toEqual(["A Par - Bur", "F Bre H"]);
  expect(ask(["A Paris vers Bourgogne"], "fr")).toEqual(["A Par - Bur"]);
  expect(ask(["Armee Paris nach Burgund"], "en")).not.toEqual(["A Par - Bur"]);
});
