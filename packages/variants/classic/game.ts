import {
  type Board,
  BrokenInvariant,
  compileBoard,
  fail,
  type Game,
  type Location,
  type OptionFault,
  ok,
  type Power,
  type Province,
  type Result,
  type Rules,
  type State,
  type Unit,
  type UnitKind,
} from "@chancery/engine";
import { classicBoard } from "../boards/classic/table.ts";
import { EDITIONS, type Edition, POLICIES } from "./editions.ts";
import { POWERS, START } from "./powers.ts";

const compiled = compileBoard(classicBoard);
if (!compiled.ok)
  throw new BrokenInvariant(compiled.error.map(({ where, what }) => `${where}: ${what}`).join("\n"));
const board: Board = compiled.value;

const ARMY: UnitKind = { letter: "A", name: "army", way: "land", convoys: false, convoyed: true };
const FLEET: UnitKind = { letter: "F", name: "fleet", way: "water", convoys: true, convoyed: false };

const isEdition = (name: string): name is Edition => EDITIONS.some((edition) => edition === name);

export function createClassic(
  rulebook: string,
  _options: Readonly<Record<string, unknown>>,
): Result<Game, readonly OptionFault[]> {
  if (!isEdition(rulebook)) return fail([{ option: "rulebook", what: `one of ${EDITIONS.join(", ")}` }]);
  const rules: Rules = {
    variant: "classic",
    rulebook,
    board,
    kinds: [ARMY, FLEET],
    powers: POWERS.map((power) => ({
      ...power,
      homes: START[power.name].map((unit) => provinceNamed(unit.slice(2))),
    })),
    policies: POLICIES[rulebook],
  };
  return ok({ rules, start: startingState(rules) });
}

function startingState(rules: Rules): State {
  const units = POWERS.flatMap(({ name }, power) => START[name].map((text) => unit(text, power as Power)));
  return {
    phase: { season: "S", year: 1901, task: "M" },
    units,
    owners: board.centres.map((centre) => {
      const owner = rules.powers.findIndex((power) => power.homes.includes(centre));
      return owner < 0 ? null : (owner as Power);
    }),
    dislodged: [],
    contested: [],
    seats: POWERS.map((_, power) => [power as Power]),
    closed: [],
    disorder: [],
    ending: null,
  };
}

const unit = (text: string, power: Power): Unit => ({
  power,
  kind: text.startsWith("A") ? ARMY : FLEET,
  at: board.locations.findIndex((location) => location.label === text.slice(2)) as Location,
});

const provinceNamed = (label: string): Province =>
  board.provinces.findIndex(({ id }) => label.split("/")[0] === id) as Province;
