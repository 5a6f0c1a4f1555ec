import { BrokenInvariant, type Game, type Variant } from "@chancery/engine";
import { VARIANTS } from "@chancery/variants";
import { respond } from "../answers.ts";
import { type Played, played, type Setting, unitsAndOrders } from "../play.ts";

type ByPower = Readonly<Record<string, readonly string[]>>;
type Committee = "1901" | "1935";

interface SittingSetting extends Setting {
  readonly lost?: Readonly<Record<string, string | null>>;
  readonly helperPoints?: Readonly<Record<string, number>>;
  readonly control?: readonly string[];
}

/** Plays out a phase of a committee: units by power, then orders by power. */
export const sit = (
  committee: Committee,
  units: ByPower,
  orders: ByPower,
  setting: SittingSetting = {},
): Played => sitAt(variantOf(committee), units, orders, setting);

/** The same from lines that also tell where everyone stands: "A Ber - Sil". */
export function sitMoves(committee: Committee, lines: ByPower, setting: SittingSetting = {}): Played {
  const { units, orders } = unitsAndOrders(lines);
  return sit(committee, units, orders, setting);
}

/** Plays a committee from its starting position. */
export const sitDown = (
  committee: Committee,
  orders: ByPower,
  options: SittingSetting["options"] = {},
): Played => sitFrom(variantOf(committee), options, "start", orders);

/**
 * Plays out moves by the rules of a committee on the classic board and with its powers: the examples of both booklets
 * are set there (M35-31, R06, R07).
 */
export function sitOnClassicBoard(
  committee: Committee,
  lines: ByPower,
  setting: SittingSetting = {},
): Played {
  const { units, orders } = unitsAndOrders(lines);
  return sitAt(ON_CLASSIC_BOARD[committee], units, orders, setting);
}

/** The same of a case of the ordinary game, which gives units and orders apart. */
export const sitCase = (
  committee: Committee,
  { units, orders }: { readonly units: ByPower; readonly orders: ByPower },
): Played => sitAt(ON_CLASSIC_BOARD[committee], units, orders, {});

function variantOf(committee: Committee): Variant {
  const variant = VARIANTS.find(({ id }) => id === `committee-${committee}`);
  if (!variant) throw new BrokenInvariant(`no committee of ${committee}`);
  return variant;
}

/** A committee as it is played if nothing else is agreed on. */
export function committeeGame(committee: Committee): Game {
  const game = variantOf(committee).create(committee, {});
  if (!game.ok) throw new BrokenInvariant(`the committee of ${committee} cannot be set up`);
  return game.value;
}

/** The rules of a committee with the board and the powers of 1901. */
export function committeeOnClassicBoard(committee: Committee): Game {
  const { rules, start } = committeeGame("1901");
  const { board, powers } = rules;
  return { rules: { ...committeeGame(committee).rules, board, powers }, start };
}

const ON_CLASSIC_BOARD: Readonly<Record<Committee, Variant>> = {
  "1901": variantOf("1901"),
  "1935": { ...variantOf("1935"), create: () => ({ ok: true, value: committeeOnClassicBoard("1935") }) },
};

function sitAt(
  variant: Variant,
  units: ByPower,
  orders: ByPower,
  { options = {}, ...more }: SittingSetting,
): Played {
  return sitFrom(variant, options, { phase: `S${variant.rulebooks[0]}M`, ...more, units }, orders);
}

function sitFrom(variant: Variant, options: object, state: unknown, orders: ByPower): Played {
  const find = (): Variant => variant;
  return played(
    (position, sheets) => respond({ variant: variant.id, options, state: position, orders: sheets }, find),
    state,
    orders,
  );
}
