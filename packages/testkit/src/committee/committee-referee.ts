import type { Game, PositionJson } from "@chancery/engine";
import { resolveByReference } from "../reference/reference.ts";
import { type Reading, readSeason, type Sheets } from "./committee-reading.ts";
import { riseByReferee } from "./committee-risings.ts";
import {
  type Atlas,
  atlasOf,
  type Beaten,
  type Cause,
  type Committee,
  countOf,
  type Piece,
  provinceIn,
  readScene,
  type Scene,
  standsIn,
  writeScene,
} from "./committee-scene.ts";

/** Centers that give control of Europe, as the booklets have it. */
const CONTROL: Readonly<Record<Committee, number>> = { "1901": 18, "1935": 25 };

/**
 * The second referee of a committee: plays a phase of the year from a position and the written sheets, by the booklets
 * and rulings and by the second resolver, and shares nothing with the game's own rules. Null where the resolver gave up.
 */
export function playByReferee(
  committee: Committee,
  game: Game,
  position: PositionJson,
  sheets: Sheets,
): PositionJson | null {
  const scene = readScene(position);
  const atlas = atlasOf(game.rules.board);
  const next = playTask(committee, game, atlas, scene, sheets);
  const powers = game.rules.powers.map(({ name }) => name);
  return next && writeScene(next, powers);
}

function playTask(
  committee: Committee,
  game: Game,
  atlas: Atlas,
  scene: Scene,
  sheets: Sheets,
): Scene | null {
  if (scene.task === "A")
    return { ...adjustUnits(game, atlas, scene, sheets), season: "S", task: "M", year: scene.year + 1 };
  const after = scene.task === "M" ? moveUnits(game, atlas, scene, sheets) : retreatUnits(scene, sheets);
  return after && endOfSeason(committee, game, atlas, after);
}

function moveUnits(game: Game, atlas: Atlas, scene: Scene, sheets: Sheets): Scene | null {
  const reading = readSeason(game, atlas, scene, sheets);
  const { state, joined, orders } = reading;
  const units = state.units.filter((unit) => !joined.has(unit));
  const result = resolveByReference({ rules: game.rules, state: { ...state, units }, orders, stray: [] });
  if (result.troubles.length > 0) return null;
  const { board, powers } = game.rules;
  const label = (place: number): string => board.locations[place].label;
  const pieceOf = ({ power, kind, at }: (typeof units)[number]): Piece => ({
    power: powers[power].name,
    unit: `${kind.letter} ${label(at)}`,
  });
  return {
    ...scene,
    pieces: result.units.map(pieceOf),
    beaten: result.dislodged.map(
      ({ unit, from, byConvoy, retreats }): Beaten => ({
        ...pieceOf(unit),
        ...(!byConvoy && { attackedFrom: label(from) }),
        retreats: retreats.map(label),
      }),
    ),
    contested: result.contested.map(label),
    ...investmentsOf(game, scene, reading),
  };
}

/** Who helps whom, and a point for each power with two units or more in the same insurrection (MB-241, MB-242). */
function investmentsOf(
  { rules }: Game,
  scene: Scene,
  { joined, revivals }: Reading,
): Pick<Scene, "causes" | "helperPoints"> {
  const helperPoints = { ...scene.helperPoints };
  const causes = Object.keys(scene.lost).flatMap((country): Cause[] => {
    const help: Record<string, number> = {};
    for (const [unit, cause] of joined)
      if (cause === country) {
        const { name } = rules.powers[unit.power];
        help[name] = (help[name] ?? 0) + 1;
        if (help[name] === 2) helperPoints[name] = (helperPoints[name] ?? 0) + 1;
      }
    const revival = revivals.get(country) ?? null;
    return Object.keys(help).length > 0 || revival ? [{ country, help, revival }] : [];
  });
  return { causes, helperPoints };
}

function retreatUnits(scene: Scene, sheets: Sheets): Scene {
  const goals = scene.beaten.map(({ power, unit, retreats }) => {
    const lines = sheets.get(power) ?? [];
    return retreats.find((place) => lines.includes(`${unit} R ${place}`)) ?? null;
  });
  const isAlone = (goal: string): boolean =>
    goals.filter((other) => other !== null && provinceIn(other) === provinceIn(goal)).length === 1;
  const retreated = scene.beaten.flatMap(({ power, unit }, i): Piece[] => {
    const goal = goals[i];
    return goal !== null && isAlone(goal) ? [{ power, unit: `${unit[0]} ${goal}` }] : [];
  });
  return { ...scene, pieces: [...scene.pieces, ...retreated], beaten: [] };
}

/** When nobody has to retreat anymore, the lost countries rise; after a Fall centers change hands (R64). */
function endOfSeason(committee: Committee, game: Game, atlas: Atlas, scene: Scene): Scene {
  const inRetreats: Scene = { ...scene, task: "R" };
  if (scene.beaten.length > 0) return inRetreats;
  const risen = riseByReferee(committee, atlas, inRetreats);
  if (risen.beaten.length > 0) return risen;
  const quiet = { ...risen, contested: [] };
  if (scene.season === "S") return { ...quiet, season: "F", task: "M" };
  const settled = settleYear(committee, game, atlas, quiet);
  const isDue = game.rules.powers.some(({ name }) => {
    const due = countOf(settled, name) - piecesOf(settled, name).length;
    return due < 0 || (due > 0 && sitesOf(game, settled, name).length > 0);
  });
  return isDue
    ? { ...settled, season: "W", task: "A" }
    : { ...settled, season: "S", task: "M", year: scene.year + 1 };
}

const piecesOf = ({ pieces }: Scene, power: string): readonly Piece[] =>
  pieces.filter((piece) => piece.power === power);

const homesOf = ({ rules }: Game, power: string): string[] => {
  const { homes = [] } = rules.powers.find(({ name }) => name === power) ?? {};
  return homes.map((home) => rules.board.provinces[home].id);
};

/** Home centers in which a power could build: its own and empty (MB-207). */
const sitesOf = (game: Game, scene: Scene, power: string): string[] =>
  homesOf(game, power).filter((home) => scene.owners[home] === power && !standsIn(scene, home));

/** Ownership, then control of Europe, then losses (R40, R41, R43, R64). */
function settleYear(committee: Committee, { rules }: Game, atlas: Atlas, scene: Scene): Scene {
  const owners = { ...scene.owners };
  const taken: { readonly from: string | undefined; readonly by: string }[] = [];
  for (const center of atlas.centers) {
    const by = standsIn(scene, center)?.power;
    if (by === undefined || by === owners[center]) continue;
    taken.push({ from: owners[center], by });
    owners[center] = by;
  }
  const settled = { ...scene, owners };
  const powers = rules.powers.map(({ name }) => name);
  const gained = powers.filter(
    (power) => countOf(settled, power) >= CONTROL[committee] && !scene.control.includes(power),
  );
  const gone = powers.filter((power) => countOf(settled, power) === 0 && !(power in scene.lost));
  const overlordOf = (power: string): string | null => {
    const takers = taken.filter(({ from }) => from === power).map(({ by }) => by);
    if (takers.length === 0) return scene.ruined[power] ?? null;
    const count = (taker: string): number => takers.filter((other) => other === taker).length;
    const most = Math.max(...takers.map(count));
    const first = [...new Set(takers)].filter((taker) => count(taker) === most);
    return first.length === 1 ? first[0] : null;
  };
  return {
    ...settled,
    control: [...scene.control, ...gained],
    lost: { ...scene.lost, ...Object.fromEntries(gone.map((power) => [power, overlordOf(power)])) },
    ruined: {},
  };
}

function adjustUnits(game: Game, atlas: Atlas, scene: Scene, sheets: Sheets): Scene {
  const pieces = game.rules.powers.flatMap(({ name }): readonly Piece[] => {
    const own = piecesOf(scene, name);
    const due = countOf(scene, name) - own.length;
    const lines = sheets.get(name) ?? [];
    return due < 0
      ? remaining(game, atlas, name, own, lines, -due)
      : [...own, ...built(game, atlas, scene, name, lines, due)];
  });
  return { ...scene, pieces };
}

function built(
  game: Game,
  atlas: Atlas,
  scene: Scene,
  power: string,
  lines: readonly string[],
  due: number,
): Piece[] {
  const sites = sitesOf(game, scene, power);
  const units: Piece[] = [];
  let left = due;
  for (const line of lines) {
    const [, letter = "", place = ""] = /^Build ([AF]) (\S+)$/.exec(line) ?? [];
    const isSite = sites.includes(provinceIn(place)) && !units.some(({ unit }) => isAt(unit, place));
    if (left === 0 || (line !== "Waive" && !(isSite && mayStand(atlas, letter, place)))) continue;
    left--;
    if (line !== "Waive") units.push({ power, unit: `${letter} ${place}` });
  }
  return units;
}

const isAt = (unit: string, place: string): boolean => provinceIn(unit) === provinceIn(place);

/** Armies on land, fleets on a coast that is named where there are two (MB-209, MB-210). */
function mayStand(atlas: Atlas, letter: string, place: string): boolean {
  const { terrain, coasts } = atlas.province(place);
  const isWhole = place === provinceIn(place);
  return letter === "A" ? isWhole : terrain !== "inland" && isWhole === (coasts.length === 0);
}

/** What is left when the excess has gone: as ordered, then the farthest from home, fleets first, then by name (R38). */
function remaining(
  game: Game,
  atlas: Atlas,
  power: string,
  own: readonly Piece[],
  lines: readonly string[],
  excess: number,
): Piece[] {
  const ordered = own.filter(({ unit }) => lines.includes(`Disband ${unit}`));
  const gone = new Set(
    ordered
      .toSorted((a, b) => lines.indexOf(`Disband ${a.unit}`) - lines.indexOf(`Disband ${b.unit}`))
      .slice(0, excess),
  );
  const homes = homesOf(game, power);
  const key = ({ unit }: Piece) => ({
    far: distance(atlas, provinceIn(unit), homes),
    letter: unit[0],
    name: atlas.province(unit.slice(2)).name.toLowerCase().replace(/\P{L}/gu, ""),
  });
  const rest = own
    .filter((piece) => !gone.has(piece))
    .map((piece) => ({ piece, ...key(piece) }))
    .sort(
      (a, b) =>
        b.far - a.far || Number(a.letter === "A") - Number(b.letter === "A") || (a.name < b.name ? -1 : 1),
    );
  return rest.slice(excess - gone.size).map(({ piece }) => piece);
}

/** Steps from province to province, for any kind of unit. */
function distance(atlas: Atlas, from: string, goals: readonly string[]): number {
  let reached = [from];
  for (let steps = 0; ; steps++) {
    if (reached.some((id) => goals.includes(id))) return steps;
    const more = new Set(reached.flatMap((id) => [id, ...atlas.beside(id)]));
    if (more.size === reached.length) return Number.POSITIVE_INFINITY;
    reached = [...more];
  }
}
