import type { Unit } from "../../state/unit.ts";
import { orderable } from "../position.ts";
import type { Problem, Scene } from "../scene.ts";
import { isWeak, type UnitPhrase } from "../sentences/phrases.ts";

const NOBODY = { code: "no-such-unit", provinces: [] } as const;

/**
 * The power's own units that a phrase can mean. A wrong letter does no harm where nothing else can be meant
 * (DATC 4.C.2), nor does a wrong coast (4.B.5) or nationality (4.C.6).
 */
export function findOwn(scene: Scene, phrase: UnitPhrase): Unit[] | Problem {
  const { place, kind, power } = phrase;
  if (place === null && power !== null && power !== scene.power)
    return { what: { code: "other-power", power }, phrase, unit: null };
  if (place === null) {
    // C71-SG-1: the place may be left out if there is but one such unit.
    const choices = orderable(scene.state).filter(
      (unit) => unit.power === scene.power && (kind === null || unit.kind.letter === kind.letter),
    );
    if (choices.length === 1) return choices;
    const what = choices.length > 0 ? { code: "missing-unit" as const, choices } : NOBODY;
    return { what, phrase, unit: null };
  }
  const there = place.all.flatMap((province) => scene.units[province] ?? []);
  const own = there.filter((unit) => unit.power === scene.power);
  const meant = ofKind(own, phrase);
  if (meant.length > 0) return meant;
  if (own.length > 0)
    return { what: { code: "unknown-place", nearest: place.all }, phrase: place, unit: null };
  if (there.length > 0) return { what: { code: "not-yours", other: there[0] }, phrase, unit: null };
  return { what: { code: "no-such-unit", provinces: place.all }, phrase, unit: null };
}

/** The units, of whatever power, that are supported or convoyed. */
export function findTargets(scene: Scene, phrase: UnitPhrase, ordered: Unit): Unit[] | Problem {
  const { place, power } = phrase;
  const all = place?.all ?? [];
  const there = all.flatMap((province) => scene.units[province] ?? []);
  const meant = ofKind(there, phrase);
  if (meant.length === 0) return { what: { code: "no-such-unit", provinces: all }, phrase, unit: ordered };
  return preferring(meant, (unit) => power === null || unit.power === power);
}

/** Those of the kind that is written, or all: but nobody is recognized by half a name and the wrong letter. */
function ofKind(units: Unit[], { kind, place }: UnitPhrase): Unit[] {
  const fitting = units.filter((unit) => kind === null || unit.kind.letter === kind.letter);
  return fitting.length > 0 || (place && isWeak(place)) ? fitting : units;
}

/** Those for which something holds, or all if it holds for none. */
function preferring(units: Unit[], holds: (unit: Unit) => boolean): Unit[] {
  const preferred = units.filter(holds);
  return preferred.length > 0 ? preferred : units;
}
