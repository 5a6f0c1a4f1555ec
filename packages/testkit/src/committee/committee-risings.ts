import {
  type Atlas,
  type Beaten,
  type Cause,
  type Committee,
  provinceIn,
  type Scene,
} from "./committee-scene.ts";

/** What the booklets ask for, as they say it: so many helpers for so many centers, one more for each occupied one. */
function suffices(committee: Committee, helpers: number, centers: number, occupied: number): boolean {
  const left = helpers - occupied;
  if (centers === 0) return true;
  if (committee === "1935") return centers <= 3 ? left >= 3 : left >= 4;
  if (centers <= 2) return left >= 2;
  return centers === 3 ? left >= 4 : left >= 6;
}

/** All choices among the centers, the one that honors the first preferences most first. */
function choices(ranking: readonly string[]): string[][] {
  if (ranking.length === 0) return [[]];
  const [first, ...rest] = ranking;
  const later = choices(rest);
  return [...later.map((each) => [first, ...each]), ...later];
}

/** What a rising wins back: the best choice that the help suffices for, found by trying all (MB-247, R57). */
export const wonByTrying = (
  committee: Committee,
  ranking: readonly string[],
  occupied: readonly string[],
  helpers: number,
): string[] =>
  choices(ranking).find((each) =>
    suffices(committee, helpers, each.length, each.filter((home) => occupied.includes(home)).length),
  ) ?? [];

const sum = (help: Cause["help"]): number => Object.values(help).reduce((total, units) => total + units, 0);

/** The end of a season: all causes rise at once, by where units stand now that the retreats are over (R64, R65). */
export function riseByReferee(committee: Committee, atlas: Atlas, scene: Scene): Scene {
  const occupied = scene.pieces.map(({ unit }) => provinceIn(unit));
  const risings = scene.causes.map(({ country, help, revival }) => {
    const wishes = revival ?? [];
    const centers = wonByTrying(committee, wishes.map(provinceIn), occupied, sum(help));
    const units = wishes.filter((wish) => /^[AF] /.test(wish) && centers.includes(provinceIn(wish)));
    return { country, centers, pieces: units.map((unit) => ({ power: country, unit })) };
  });
  const risen = risings.filter(({ centers }) => centers.length > 0);
  const regained = risen.flatMap(({ country, centers }) =>
    centers.map((center): [string, string] => [center, country]),
  );
  const isRegained = (unit: string): boolean => regained.some(([center]) => center === provinceIn(unit));
  const pieces = [
    ...scene.pieces.filter(({ unit }) => !isRegained(unit)),
    ...risen.flatMap((each) => each.pieces),
  ];
  const standing = pieces.map(({ unit }) => provinceIn(unit));
  // Not where someone stands, not where a standoff was, not into what the same rising took back (R66).
  const beaten = scene.pieces
    .filter(({ unit }) => isRegained(unit))
    .map((piece): Beaten => {
      const own = risen.find(({ centers }) => centers.includes(provinceIn(piece.unit)))?.centers ?? [];
      const isOpen = (place: string): boolean =>
        ![...standing, ...scene.contested, ...own].includes(provinceIn(place));
      return { ...piece, retreats: atlas.next(piece.unit).filter(isOpen) };
    });
  return {
    ...scene,
    pieces,
    beaten,
    owners: { ...scene.owners, ...Object.fromEntries(regained) },
    lost: Object.fromEntries(
      Object.entries(scene.lost).filter(([country]) => !risen.some((each) => each.country === country)),
    ),
    ruined: { ...scene.ruined, ...ruinedBy(scene, risen) },
    contested: beaten.length > 0 ? scene.contested : [],
    causes: [],
  };
}

/** Powers that had centers and lost them all, each with the country whose rising took the last one. */
function ruinedBy(
  { owners }: Scene,
  risen: readonly { readonly country: string; readonly centers: readonly string[] }[],
): Record<string, string> {
  const ruined: Record<string, string> = {};
  const left = { ...owners };
  for (const { country, centers } of risen) {
    const robbed = new Set(centers.flatMap((center) => left[center] ?? []));
    for (const center of centers) left[center] = country;
    for (const power of robbed) if (!Object.values(left).includes(power)) ruined[power] = country;
  }
  return ruined;
}
