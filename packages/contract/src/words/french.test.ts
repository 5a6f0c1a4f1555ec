import {
  formatOrder,
  formatPhase,
  type Power,
  powerNamed,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import { LANGUAGES, placeName } from "@chancery/messages";
import { GAMES } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import { type OpenGame, openVariant } from "../open-variant.ts";
import { gameIn } from "../program-game.ts";

function opened(variant: string, language: string): OpenGame {
  const game = openVariant({ variant, options: {} });
  if (!game.ok) throw new Error(game.error.code);
  return gameIn(game.value, language);
}

const classic = opened("classic", "fr");

function at(phase: string, units: Record<string, string[]>, rest: object = {}): State {
  const state = readPosition(classic.notation, classic.start, { phase, units, centers: {}, ...rest });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function read(state: State, power: string, text: string): string {
  const reading = readOrder(classic.notation, state, powerNamed(classic.rules, power) as Power, text);
  return reading.ok ? formatOrder(classic.rules, reading.value) : reading.error.code;
}

const board = at("S1901M", {
  France: ["A Par", "F Bre", "A Mar", "F Mid"],
  England: ["F Nth", "A Lon", "F Edi"],
  Germany: ["A Mun"],
});

describe("French orders are read", () => {
  test.each([
    ["France", "A Paris - Bourgogne", "A Par - Bur"],
    ["France", "Armée Paris vers la Bourgogne", "A Par - Bur"],
    ["France", "L'armée de Paris va en Bourgogne", "A Par - Bur"],
    ["France", "Paris tient", "A Par H"],
    ["France", "A Marseille soutient A Paris - Bourgogne", "A Mar S A Par - Bur"],
    ["France", "Marseille soutient Paris", "A Mar S A Par"],
    ["France", "Flotte Brest - Manche", "F Bre - Eng"],
    ["France", "F Brest va en Manche", "F Bre - Eng"],
    ["France", "F Atlantique moyen - Espagne côte sud", "F Mid - Spa/sc"],
    ["England", "A Londres - Norvège", "A Lon - Nwy"],
    ["England", "F mer du Nord convoie A Londres - Norvège", "F Nth C A Lon - Nwy"],
    ["England", "Flotte Édimbourg vers mer de Norvège", "F Edi - Nrg"],
    ["England", "F Edimbourg - mer de Norvege", "F Edi - Nrg"],
  ])("%s: %s", (power, text, order) => {
    expect(read(board, power, text)).toBe(order);
  });

  test("also where units retreat, and where they are built and disbanded", () => {
    const after = at(
      "F1901R",
      { France: ["A Par"] },
      { dislodged: [{ power: "France", unit: "A Mar", attackedFrom: "Pie" }] },
    );
    expect(read(after, "France", "A Marseille bat en retraite en Gascogne")).toBe("A Mar R Gas");
    const winter = at("W1901A", { France: ["A Bur"] }, { centers: { France: ["Par", "Bre", "Mar"] } });
    expect(read(winter, "France", "construit une armée à Paris")).toBe("Build A Par");
  });
});

const BOARDS = [...new Map(GAMES.map(({ board, variant }) => [board.table.id, variant.id])).values()];

describe.each(LANGUAGES.slice(1))("in %s", (language) => {
  test.each(BOARDS)("every name of a place in %s is read as that place alone", (id) => {
    const { rules, notation, start } = opened(id, language);
    const [power] = rules.powers.filter(({ neutral }) => !neutral);
    const names = rules.board.provinces.map(({ name }) => placeName(language, name, rules.board.id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const [i, { id: place, terrain }] of rules.board.provinces.entries()) {
      const letter = terrain === "sea" ? "F" : "A";
      const units = { [power.name]: [`${letter} ${place}`] };
      const state = readPosition(notation, start, {
        phase: formatPhase(start.phase),
        units,
        centers: {},
      });
      if (!state.ok) throw new Error(JSON.stringify(state.error));
      const seat = powerNamed(rules, power.name) as Power;
      const reading = readOrder(notation, state.value, seat, `${letter} ${names[i]} H`);
      expect(reading.ok ? formatOrder(rules, reading.value) : reading.error, names[i]).toBe(
        `${letter} ${place} H`,
      );
    }
  });
});
