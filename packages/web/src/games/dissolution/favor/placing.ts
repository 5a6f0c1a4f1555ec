import {
  type Embassy,
  type Favor,
  favorValue,
  isPerimeter,
  occupants,
  placeOf,
  relocate,
  SPACE_CODES,
  type SpaceCode,
  sliceOf,
} from "@chancery/variants/dissolution/favor";

/** Where an embassy can be put by hand: in its slice, and where values are kept only at the same Favor Value. */
export function openTo(favor: Favor, embassy: Embassy, keepsValues: boolean): Set<SpaceCode> {
  const from = placeOf(favor, embassy);
  return new Set(
    SPACE_CODES.filter(
      (space) =>
        sliceOf(space) === embassy.slice &&
        space !== from &&
        (!keepsValues || favorValue(space) === favorValue(from)),
    ),
  );
}

/** Places an embassy; in a hex it changes places with the one that is there. */
export function place(favor: Favor, embassy: Embassy, to: SpaceCode): Favor {
  const from = placeOf(favor, embassy);
  const [other] = isPerimeter(to) ? [] : occupants(favor, to);
  const moved = relocate(favor, embassy, to);
  return other === undefined ? moved : relocate(moved, { power: other, slice: embassy.slice }, from);
}
