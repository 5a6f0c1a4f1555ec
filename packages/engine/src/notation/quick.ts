import type { Board, Location, Province } from "../board/board.ts";
import { build, convoy, disband, hold, move, type Order, retreat, support, waive } from "../orders/order.ts";
import { kindOf, type Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";
import { suits } from "./format.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { BLANK, DASH, packCoast, Scanner } from "./scanner.ts";

const [B, C, D, H, R, S] = [..."bcdhrs"].map((letter) => letter.charCodeAt(0));

type Units = readonly (Unit | null)[];

/**
 * Reads strictly written orders ("A PAR - BUR", "F StP/sc S F Nwy - Swe", "Build F Kie") letter by letter,
 * because programs send them by the thousand. Whatever needs a second thought is left to the careful
 * reader, which gives the same for these too.
 */
export class Quick {
  private readonly rules: Rules;
  private readonly board: Board;
  private readonly scanner: Scanner;
  /** By location. */
  private readonly coasts: Int16Array;

  constructor(rules: Rules, { exact, reserved }: Lexicon) {
    const { board } = rules;
    this.rules = rules;
    this.board = board;
    this.scanner = new Scanner(rules.kinds);
    for (const [key, provinces] of exact)
      if (/^[a-z]{3}$/.test(key) && !reserved.has(key)) this.scanner.codes.add(key, provinces);
    this.coasts = Int16Array.from(board.locations, ({ coast }) => packCoast(coast));
  }

  /** The order, or null if the text is not written strictly or not clear at once. */
  read(state: State, power: Power, units: Units, text: string): Order | null {
    this.scanner.start(text);
    switch (state.phase.task) {
      case "M":
        return this.movement(power, units);
      case "R":
        return this.retreat(power, units);
      default:
        return this.adjustment(power, units);
    }
  }

  private movement(power: Power, units: Units): Order | null {
    const { scanner } = this;
    const unit = this.unit(units, power);
    if (unit === null) return null;
    scanner.skipBlank();
    switch (scanner.take()) {
      case H:
        return scanner.isEnd() ? hold(unit) : null;
      case DASH: {
        const to = this.destination(unit);
        if (to < 0) return null;
        if (scanner.isEnd()) return move(unit, to as Location);
        return this.via() ? move(unit, to as Location, true) : null;
      }
      case S:
        return this.supporting(unit, units);
      case C:
        return this.convoying(unit, units);
      default:
        return null;
    }
  }

  private supporting(unit: Unit, units: Units): Order | null {
    if (this.scanner.take() !== BLANK) return null;
    const target = this.unit(units, null);
    if (target === null) return null;
    if (this.scanner.isEnd()) return support(unit, target);
    const to = this.aim(target);
    return to < 0 ? null : support(unit, target, to as Location);
  }

  private convoying(unit: Unit, units: Units): Order | null {
    if (this.scanner.take() !== BLANK) return null;
    const target = this.unit(units, null);
    const to = target === null ? -1 : this.aim(target);
    return target === null || to < 0
      ? null
      : convoy(unit, target, this.board.provinceOf[to] as number as Location);
  }

  /** Where a supported or convoyed unit goes; a coast only if it is written. */
  private aim(target: Unit): number {
    const { scanner } = this;
    scanner.skipBlank();
    if (scanner.take() !== DASH) return -1;
    scanner.skipBlank();
    const to = this.place(target.kind);
    return scanner.isEnd() || this.via() ? to : -1;
  }

  private retreat(power: Power, units: Units): Order | null {
    const { scanner } = this;
    if (scanner.word("disband ")) return this.disbanding(power, units);
    const unit = this.unit(units, power);
    if (unit === null) return null;
    scanner.skipBlank();
    const verb = scanner.take();
    if (verb === D) return scanner.isEnd() ? disband(unit) : null;
    if (verb !== DASH && !(verb === R && scanner.word(" "))) return null;
    const to = this.destination(unit);
    return to >= 0 && scanner.isEnd() ? retreat(unit, to as Location) : null;
  }

  private adjustment(power: Power, units: Units): Order | null {
    const { scanner } = this;
    if (scanner.word("disband ")) return this.disbanding(power, units);
    if (scanner.word("waive")) return scanner.isEnd() ? waive() : null;
    const stated = scanner.word("build ");
    const named = scanner.kind();
    const kind = named && kindOf(this.rules, power, named.letter);
    if (!kind) return null;
    const provinces = scanner.provinces();
    const to = this.among(kind, provinces);
    if (stated) return scanner.isEnd() && to >= 0 ? build(kind, to as Location) : null;
    scanner.skipBlank();
    const verb = scanner.take();
    if (!scanner.isEnd()) return null;
    if (verb === B) return to < 0 ? null : build(kind, to as Location);
    const unit = this.standing(kind, provinces, units, power);
    return verb === D && unit !== null ? disband(unit) : null;
  }

  private disbanding(power: Power, units: Units): Order | null {
    const unit = this.unit(units, power);
    return unit !== null && this.scanner.isEnd() ? disband(unit) : null;
  }

  /** The unit, of one power or of any, named by its letter and place. */
  private unit(units: Units, power: Power | null): Unit | null {
    const kind = this.scanner.kind();
    return kind === null ? null : this.standing(kind, this.scanner.provinces(), units, power);
  }

  /** What is written of a standing unit's coast does not matter (DATC 4.B.5). */
  private standing(
    kind: UnitKind,
    provinces: readonly Province[],
    units: Units,
    power: Power | null,
  ): Unit | null {
    let found: Unit | null = null;
    for (let index = 0; index < provinces.length; index++) {
      const unit = units[provinces[index]];
      if (unit === null || unit.kind.letter !== kind.letter || (power !== null && unit.power !== power))
        continue;
      if (found !== null) return null;
      found = unit;
    }
    return found;
  }

  /** Where a unit goes that is sent to the place written here: a coast that goes without saying is filled in. */
  private destination({ kind, at }: Unit): number {
    const { board, scanner } = this;
    scanner.skipBlank();
    const to = this.place(kind);
    if (to < 0 || scanner.coast !== 0 || kind.way !== "water" || board.provinces[to].coasts.length === 0)
      return to;
    if (this.rules.policies.coasts === "stated") return to;
    let reached = -1;
    for (const place of board.reach.water.to[at]) {
      if (board.provinceOf[place] !== to) continue;
      if (reached >= 0) return to;
      reached = place;
    }
    return reached < 0 ? to : reached;
  }

  private place(kind: UnitKind): number {
    return this.among(kind, this.scanner.provinces());
  }

  /** The one place meant for a unit of a kind, on the coast that was written; -1 if that needs more thought. */
  private among(kind: UnitKind, provinces: readonly Province[]): number {
    if (provinces.length === 1) return this.onCoast(kind, provinces[0]);
    let found = -1;
    for (const province of provinces) {
      if (!suits(this.board, kind, province as number as Location)) continue;
      if (found >= 0) return -1;
      found = province;
    }
    return found < 0 ? -1 : this.onCoast(kind, found);
  }

  private onCoast(kind: UnitKind, province: number): number {
    const { coast } = this.scanner;
    if (coast === 0) return province;
    for (const place of this.board.provinces[province].coasts)
      if (this.coasts[place] === coast) return kind.way === "water" ? place : province;
    return -1;
  }

  /** " VIA" or " via convoy", up to the end. */
  private via(): boolean {
    const { scanner } = this;
    return scanner.word(" via") && (scanner.isEnd() || (scanner.word(" convoy") && scanner.isEnd()));
  }
}
