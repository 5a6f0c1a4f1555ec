import type { Line } from "@chancery/contract/orders";
import { formatOrder, kindsOf, type Location, own, type Power, type Province } from "@chancery/engine";
import { formatWish, isReviving, prospectsOf, type Wish } from "@chancery/variants/committee";
import { placeName } from "../../messages/localized.ts";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { coastName, kindName } from "../../orders/names.ts";
import { lostIn } from "./insurrections.ts";
import { text } from "./text.ts";

/** What a lost country wants back, as a list that is put in order by hand (MB-244 to MB-246). */

type Written = Pick<Line, "power" | "text">;

/** The lines of a country that order its revival. More than one make all of them void (MB-246). */
export const revivalsOf = (lines: readonly Line[], power: Power): readonly Line[] =>
  lines.filter((line) => line.power === power && line.order !== null && isReviving(line.order));

/** The wishes so far, the most important first. */
export function wishesOf(lines: readonly Line[], power: Power): readonly Wish[] {
  const order = revivalsOf(lines, power)[0]?.order;
  return order && isReviving(order) ? order.line.wishes : [];
}

/** Says that a lost country has not ordered its revival; null if all have. */
export const unfiledIn = (
  entry: OrderEntry,
  { lines }: { readonly lines: readonly Line[] },
): string | null =>
  lostIn(entry).some((power) => entry.powers.has(power) && revivalsOf(lines, power).length === 0)
    ? text("unfiled")
    : null;

/** Home centers that are not on the list. */
export const unwished = ({ rules }: OrderEntry, wishes: readonly Wish[], power: Power): readonly Province[] =>
  rules.powers[power].homes.filter((home) => !wishes.some(({ center }) => center === home));

/** A unit that could rise in a center, or none. */
export interface RisingUnit {
  readonly unit: Wish["unit"];
  readonly label: string;
}

/** What can rise in a center: an army, a fleet where it can stand, on each of its coasts, or no unit at all (R68). */
export function unitsFor({ rules }: OrderEntry, center: Province, power: Power): readonly RisingUnit[] {
  const { terrain, coasts } = rules.board.provinces[center];
  const whole = center as number as Location;
  const units = kindsOf(rules, power).flatMap((kind): RisingUnit[] => {
    const name = kindName(kind).replace(/^./, (letter) => letter.toUpperCase());
    if (kind.way !== "water") return [{ unit: { kind, at: whole }, label: name }];
    if (terrain === "inland") return [];
    if (coasts.length === 0) return [{ unit: { kind, at: whole }, label: name }];
    return coasts.map((at) => {
      const { coast } = rules.board.locations[at];
      return {
        unit: { kind, at },
        label: coast ? text("unitOnCoast", { unit: name, coast: coastName(coast) }) : name,
      };
    });
  });
  return [...units, { unit: null, label: text("noUnit") }];
}

/** What a list takes back with so many helpers: "2: Moscow, Warsaw" (R57). */
export const prospectsIn = (
  { rules, state }: OrderEntry,
  wishes: readonly Wish[],
): readonly { readonly helpers: number; readonly centers: string }[] =>
  prospectsOf(rules, state, wishes).map(({ helpers, centers }) => ({
    helpers,
    centers: centers.map((center) => placeName(rules.board, center)).join(", "),
  }));

/** A wish in a word, by which it is told from others for the same center. */
export const wishKey = ({ rules }: OrderEntry, wish: Wish): string => formatWish(rules, wish);

/** The sheets with another list; without any if nothing is wished for. */
export function withWishes(
  { rules }: OrderEntry,
  lines: readonly Line[],
  power: Power,
  wishes: readonly Wish[],
): readonly Written[] {
  const old = revivalsOf(lines, power);
  const rest = lines.filter((line) => !old.includes(line));
  if (wishes.length === 0) return rest;
  return [...rest, { power, text: formatOrder(rules, own({ kind: "revival", wishes, struck: [] })) }];
}

/** A list with one of its items elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= list.length) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}
