import type { Order, Rules } from "@chancery/engine";

/** A name as it is compared: small letters, single blanks. */
export const plainName = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

/** Everything that the unit of an order, or the one it builds, can be called: "a par", "paris", "army paris". */
export function namesOf({ board }: Rules, { unit, kind: built, to }: Order): string[] {
  const kind = unit?.kind ?? built;
  const at = unit?.at ?? to;
  if (!kind || at === null) return [];
  const { label, province, coast } = board.locations[at];
  const { id, name, aliases } = board.provinces[province];
  const places = [label, id, name, ...aliases, ...(coast === null ? [] : [`${name}/${coast}`])];
  return places.flatMap((place) =>
    ["", `${kind.letter} `, `${kind.name} `].map((lead) => plainName(lead + place)),
  );
}
