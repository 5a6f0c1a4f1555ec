/** What is wrong with a map file, and in which line; line 0 is the map as a whole. */
export interface MapFault {
  readonly line: number;
  readonly code:
    | "map-line"
    | "map-include"
    | "map-too-large"
    | "map-rule"
    | "map-port"
    | "map-abbreviation"
    | "map-place"
    | "map-no-name"
    | "map-no-neighbors"
    | "map-itself"
    | "map-one-way"
    | "map-coasts"
    | "map-which-coast"
    | "map-sea-center"
    | "map-two-owners"
    | "map-unit"
    | "map-no-power"
    | "map-powers"
    | "map-victory"
    | "map-begin";
  readonly text: string;
  readonly most?: number;
}
