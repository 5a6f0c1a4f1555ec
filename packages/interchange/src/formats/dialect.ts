/** In what the programs that save games in one way differ. */
export interface Dialect {
  /** The recipient of what everybody reads. */
  readonly everyone: string;
  /** How long a unit of time is, in milliseconds. */
  readonly tick: number;
}

export const PY_DIPLOMACY: Dialect = { everyone: "GLOBAL", tick: 0.001 };
export const CICERO: Dialect = { everyone: "ALL", tick: 10 };

/** Their names of boards, and our games. */
export const MAPS: Readonly<Record<string, string>> = {
  standard: "classic",
  standard_fleet_rome: "fleet-rome",
  standard_france_austria: "france-austria",
  standard_germany_italy: "germany-italy",
  fva: "france-austria",
};
