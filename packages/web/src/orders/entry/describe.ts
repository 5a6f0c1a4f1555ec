import type { Province } from "@chancery/engine";
import { board } from "../../messages/board.ts";
import { orders as text } from "../../messages/orders.ts";
import { adjectiveOf, coastName } from "../names.ts";
import type { OrderEntry } from "./order-entry.ts";

/** A province in a few words: its name, whose center it is, who stands there. */
export function describeProvince({ rules, state }: OrderEntry, id: string): readonly string[] {
  const { provinces, provinceOf, centers, locations } = rules.board;
  const index = provinces.findIndex((each) => each.id === id);
  const { name, center } = provinces[index];
  const owner = state.owners[centers.indexOf(index as Province)];
  const standing = state.units.filter(({ at }) => provinceOf[at] === index);
  const dislodged = state.dislodged.map(({ unit }) => unit).filter(({ at }) => provinceOf[at] === index);
  const unit = ({ power, kind, at }: (typeof standing)[number]): string => {
    const { coast } = locations[at];
    const facts = { adjective: adjectiveOf(rules, power), kind: kind.name };
    return coast ? board("unitOnCoast", { ...facts, coast: coastName(coast) }) : board("unit", facts);
  };
  return [
    name,
    ...(center
      ? [
          owner === null || owner === undefined
            ? text("unownedCenter")
            : text("centerOf", { adjective: adjectiveOf(rules, owner) }),
        ]
      : []),
    ...standing.map(unit),
    ...dislodged.map((each) => text("dislodgedUnit", { unit: unit(each) })),
  ];
}

/** What a center is worth, in games where they differ. */
export const worthInWords = (
  center: { readonly points?: 1 | 2; readonly oil?: boolean } | undefined,
): readonly string[] =>
  center?.points
    ? [text("centerPoints", { points: center.points }), ...(center.oil ? [text("centerOil")] : [])]
    : [];
