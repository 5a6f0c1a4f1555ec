import type { Power, Rules, State } from "@chancery/engine";
import { ownOf } from "@chancery/variants/committee";

/**
 * What has become of a country without centers, as a choice to be made by hand: "" if it isn't lost, "lost" with the
 * power whose province it is (none while the officers have to name one), or "ruined" with the country whose rising
 * took its last center this year.
 */
export function fateOf(state: State, country: Power): string {
  const { lost, ruined } = ownOf(state);
  if (lost.has(country)) return `lost ${lost.get(country) ?? ""}`.trim();
  const by = ruined.get(country);
  return by === undefined ? "" : `ruined ${by}`;
}

/** The choices: a rising can only have taken the last center this year, so after Spring. */
export function fatesOpen({ powers }: Rules, { phase }: State, country: Power): readonly string[] {
  const others = [...powers.keys()].filter((power) => power !== country);
  const ruined = phase.season === "F" ? others.map((power) => `ruined ${power}`) : [];
  return ["", "lost", ...others.map((power) => `lost ${power}`), ...ruined];
}

/** The position with one of these. A lost country keeps units only until the adjustments that remove them. */
export function withFate(state: State, country: Power, fate: string): State {
  const [kind, text] = fate.split(" ");
  const by = text === undefined ? null : (Number(text) as Power);
  const own = ownOf(state);
  const lost = new Map([...own.lost].filter(([power]) => power !== country));
  const ruined = new Map([...own.ruined].filter(([power]) => power !== country));
  if (kind === "lost") lost.set(country, by);
  if (kind === "ruined" && by !== null) ruined.set(country, by);
  const insurrections = own.insurrections.filter((each) => lost.has(each.country));
  const goes = kind === "lost" && state.phase.task !== "A";
  return {
    ...state,
    units: goes ? state.units.filter(({ power }) => power !== country) : state.units,
    dislodged: goes ? state.dislodged.filter(({ unit }) => unit.power !== country) : state.dislodged,
    own: { ...own, lost, ruined, insurrections },
  };
}
