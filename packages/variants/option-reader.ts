import { type Fault, noSuch, type OptionFault, parsePhase } from "@chancery/engine";
import type { OptionInfo } from "./option-info.ts";

/** A turn by its season and year, including its retreats and adjustments. */
interface TurnOption {
  readonly season: "S" | "F";
  readonly year: number;
}

/** Reads what was agreed on for a game, and notes everything that is wrong. What is null was not given. */
export class OptionReader {
  readonly faults: OptionFault[] = [];
  private readonly given: Readonly<Record<string, unknown>>;

  constructor(options: readonly Pick<OptionInfo, "name">[], given: Readonly<Record<string, unknown>>) {
    this.given = given;
    const known = options.map(({ name }) => name);
    for (const option of Object.keys(given))
      if (!known.includes(option)) this.fault(option, noSuch("option", option, known));
  }

  fault(option: string, fault: Fault): void {
    this.faults.push({ option, fault });
  }

  whole(option: string, standard: number, from: number, to: number): number {
    const value = this.given[option] ?? standard;
    if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
    this.fault(option, { code: "not-whole", from, to });
    return standard;
  }

  /** What decides lots and tosses. */
  seed(): number {
    return this.whole("seed", 0, 0, 2 ** 31 - 1);
  }

  choice<T>(option: string, standard: T, values: readonly T[]): T {
    const value = this.given[option] ?? standard;
    if (values.includes(value as T)) return value as T;
    this.fault(option, { code: "not-one-of", values: values.map((each) => JSON.stringify(each)) });
    return standard;
  }

  /** True, unless it is given as false. */
  flag(option: string): boolean {
    const value = this.given[option] ?? true;
    if (typeof value !== "boolean") this.fault(option, { code: "not-one-of", values: ["true", "false"] });
    return value === true;
  }

  /** A turn not before a year, or none. */
  turn(option: string, firstYear: number, example: string): TurnOption | null {
    const value = this.given[option];
    if (value === undefined || value === null) return null;
    const phase = typeof value === "string" ? parsePhase(`${value}M`) : null;
    if (!phase?.ok || phase.value.season === "W") this.fault(option, { code: "not-a-turn", example });
    else if (phase.value.year < firstYear)
      this.fault(option, { code: "too-early-a-turn", year: String(firstYear) });
    else return { season: phase.value.season, year: phase.value.year };
    return null;
  }
}
