import type { Location, Province } from "../board/board.ts";
import type { Fault } from "../fault.ts";
import { retreatsFrom } from "../resolve/places.ts";
import { fail, ok, type Result } from "../result.ts";
import { kindOf, kindsOf, type Rules } from "../rulebook/rules.ts";
import { type Phase, parsePhase } from "../state/phase.ts";
import type { Dislodged, State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { readPiece, readPlace, readPower } from "./gazetteer.ts";
import type { Notation } from "./notation.ts";

/** Something wrong with a position: where, and what. */
export interface PositionFault {
  readonly path: string;
  readonly fault: Fault;
}

/** A position whose shape is right, but whose names haven't been looked up yet. */
export interface LoosePosition {
  readonly phase: string;
  readonly units: ByPower;
  readonly centers?: ByPower | undefined;
  readonly dislodged?: readonly LooseDislodged[] | undefined;
  readonly contested?: readonly string[] | undefined;
  readonly seats?: readonly (readonly string[])[] | undefined;
  readonly closed?: readonly string[] | undefined;
  readonly civilDisorder?: readonly string[] | undefined;
}

interface LooseDislodged {
  readonly power: string;
  readonly unit: string;
  readonly attackedFrom?: string | null | undefined;
  /** Computed from the position if left out. */
  readonly retreats?: readonly string[] | undefined;
}

type ByPower = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a position written in names, in any usual spelling, or lists what is wrong with it. What it leaves
 * out (owners of centers, seats) is as at the start of the game.
 */
export function readPosition(
  notation: Notation,
  start: State,
  json: LoosePosition,
): Result<State, readonly PositionFault[]> {
  const reader = new PositionReader(notation);
  const state = reader.read(start, json);
  return reader.faults.length > 0 ? fail(reader.faults) : ok(state);
}

class PositionReader {
  readonly faults: PositionFault[] = [];
  private readonly notation: Notation;
  private readonly rules: Rules;

  constructor(notation: Notation) {
    this.notation = notation;
    this.rules = notation.rules;
  }

  read(start: State, json: LoosePosition): State {
    const phase = this.phase(json.phase, start.phase);
    const state: State = {
      phase,
      units: this.units(json.units),
      owners: json.centers ? this.owners(json.centers) : start.owners,
      dislodged: [],
      contested: (json.contested ?? []).flatMap((text, i) => this.province(text, `contested[${i}]`)),
      seats: json.seats ? json.seats.map((seat, i) => this.powers(seat, `seats[${i}]`)) : start.seats,
      closed: this.closed(start, json),
      disorder: this.powers(json.civilDisorder ?? [], "civilDisorder"),
      ending: null,
      own: null,
    };
    if (phase.task === "A" && !json.centers) this.fault("centers", { code: "centers-needed" });
    if (phase.task !== "R" && json.dislodged?.length)
      this.fault("dislodged", { code: "dislodged-out-of-season" });
    const whole = { ...state, dislodged: this.dislodged(state, json.dislodged ?? []) };
    return { ...whole, own: this.own(start, whole, json) };
  }

  /** A position that says who plays what says all there is to say of closed provinces too. */
  private closed(start: State, { closed, seats }: LoosePosition): readonly Province[] {
    if (!closed && !seats) return start.closed;
    return (closed ?? []).flatMap((text, i) => this.province(text, `closed[${i}]`));
  }

  /** What the game itself has to say of the position. */
  private own(start: State, state: Omit<State, "own">, json: LoosePosition): unknown {
    const { rules } = this;
    if (!rules.own) return null;
    return rules.own.readState(
      {
        rules,
        start,
        state,
        power: (text, path) => this.power(text, path),
        province: (text, path) => this.province(text, path),
        location: (text, path) => this.place(text, path),
        fault: (path, fault) => this.fault(path, fault),
      },
      json as unknown as Readonly<Record<string, unknown>>,
    );
  }

  private fault(path: string, fault: Fault): void {
    this.faults.push({ path, fault });
  }

  private phase(text: string, otherwise: Phase): Phase {
    const parsed = parsePhase(text);
    const year = this.rules.year;
    if (!parsed.ok) this.fault("phase", parsed.error);
    else if (year.some(({ season, task }) => season === parsed.value.season && task === parsed.value.task))
      return parsed.value;
    else
      this.fault("phase", {
        code: "no-such-phase",
        text,
        phases: year.map(({ season, task }) => `${season}…${task}`),
      });
    return otherwise;
  }

  private power(text: string, path: string): Power[] {
    const power = readPower(this.notation, text);
    if (power.ok) return [power.value];
    this.fault(path, power.error);
    return [];
  }

  private powers(texts: readonly string[], path: string): Power[] {
    return texts.flatMap((text, i) => this.power(text, `${path}[${i}]`));
  }

  private place(text: string, path: string): Location[] {
    const place = readPlace(this.notation, text);
    if (place.ok) return [place.value];
    this.fault(path, place.error);
    return [];
  }

  private province(text: string, path: string): Province[] {
    return this.place(text, path).map((location) => this.rules.board.provinceOf[location] as Province);
  }

  private unit(power: Power, text: string, path: string): Unit[] {
    const piece = readPiece(this.notation, text);
    if (!piece.ok) {
      this.fault(path, piece.error);
      return [];
    }
    const { kind: named, at } = piece.value;
    const kind = kindOf(this.rules, power, named.letter);
    if (kind) return [{ power, kind, at }];
    this.fault(path, {
      code: "no-such-kind",
      power: this.rules.powers[power].name,
      letter: named.letter,
      letters: kindsOf(this.rules, power).map(({ letter }) => letter),
    });
    return [];
  }

  private units(byPower: ByPower): Unit[] {
    const { provinceOf, provinces } = this.rules.board;
    const seen = new Map<number, string>();
    return Object.entries(byPower).flatMap(([name, texts]) =>
      this.power(name, `units.${name}`).flatMap((power) =>
        texts.flatMap((text, i) =>
          this.unit(power, text, `units.${name}[${i}]`).filter((unit) => {
            const province = provinceOf[unit.at];
            const other = seen.get(province);
            if (other)
              this.fault(`units.${name}[${i}]`, {
                code: "already-occupied",
                unit: other,
                province: provinces[province].name,
              });
            seen.set(province, text);
            return !other;
          }),
        ),
      ),
    );
  }

  private owners(byPower: ByPower): (Power | null)[] {
    const { centers, provinces } = this.rules.board;
    const owners: (Power | null)[] = centers.map(() => null);
    for (const [name, texts] of Object.entries(byPower)) {
      for (const power of this.power(name, `centers.${name}`)) {
        for (const [i, text] of texts.entries()) {
          const path = `centers.${name}[${i}]`;
          for (const province of this.province(text, path)) {
            const index = centers.indexOf(province);
            const { name: center } = provinces[province];
            if (index < 0) this.fault(path, { code: "not-a-center", province: center });
            else if (owners[index] !== null && owners[index] !== power)
              this.fault(path, { code: "two-owners", province: center });
            else owners[index] = power;
          }
        }
      }
    }
    return owners;
  }

  private dislodged(state: State, rows: readonly LooseDislodged[]): Dislodged[] {
    const { provinceOf } = this.rules.board;
    const taken = new Set(state.units.map((unit) => provinceOf[unit.at]));
    return rows.flatMap((row, i) => {
      const path = `dislodged[${i}]`;
      const from = row.attackedFrom ? this.province(row.attackedFrom, `${path}.attackedFrom`)[0] : undefined;
      const attackedFrom = from ?? null;
      return this.power(row.power, `${path}.power`)
        .flatMap((power) => this.unit(power, row.unit, `${path}.unit`))
        .map((unit) => ({
          unit,
          attackedFrom,
          retreats: this.retreats(state, unit, row.retreats, attackedFrom, taken, path),
        }));
    });
  }

  /** As given, or computed from the position. */
  private retreats(
    state: State,
    unit: Unit,
    given: readonly string[] | undefined,
    attackedFrom: Province | null,
    taken: ReadonlySet<number>,
    path: string,
  ): readonly Location[] {
    if (given) return given.flatMap((text, i) => this.place(text, `${path}.retreats[${i}]`));
    const isTaken = (province: Province): boolean => taken.has(province);
    return retreatsFrom(this.rules, state, unit, { isTaken, attackedFrom, contested: state.contested });
  }
}
