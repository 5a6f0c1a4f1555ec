import type { Board, Location, Order, Rules, Unit } from "@chancery/engine";

/** Seas that other programs abbreviate in their own way. All other provinces have our abbreviation, in capitals. */
const OTHERWISE: Readonly<Record<string, string>> = {
  GoL: "LYO",
  Mid: "MAO",
  NAt: "NAO",
  Nrg: "NWG",
  Tyn: "TYS",
};

/** A place as other programs write it: "StP/sc" is "STP/SC". */
export function placeInCapitals(label: string): string {
  const [id, coast] = label.split("/");
  return [OTHERWISE[id] ?? id.toUpperCase(), ...(coast ? [coast.toUpperCase()] : [])].join("/");
}

/** "F StP/sc" is "F STP/SC". */
export function unitInCapitals(unit: string): string {
  const [letter, place = ""] = unit.split(" ");
  return `${letter} ${placeInCapitals(place)}`;
}

const placeOf = ({ locations }: Board, at: Location): string => placeInCapitals(locations[at].label);

const nameOf = (board: Board, { kind, at }: Unit): string => `${kind.letter} ${placeOf(board, at)}`;

/** An order as other programs write it; null for a line that only its own game knows. */
export function orderInCapitals({ board }: Rules, order: Order): string | null {
  const unit = order.unit ? nameOf(board, order.unit) : "";
  switch (order.type) {
    case "hold":
      return `${unit} H`;
    case "move":
      return `${unit} - ${placeOf(board, order.to)}${order.viaConvoy ? " VIA" : ""}`;
    case "support":
      return `${unit} S ${nameOf(board, order.target)}${order.to === null ? "" : ` - ${placeOf(board, order.to)}`}`;
    case "convoy":
      return `${unit} C ${nameOf(board, order.target)} - ${placeOf(board, order.to)}`;
    case "retreat":
      return `${unit} R ${placeOf(board, order.to)}`;
    case "disband":
      return `${unit} D`;
    case "build":
      return `${order.kind.letter} ${placeOf(board, order.to)} B`;
    case "waive":
      return "WAIVE";
    case "own":
      return null;
  }
}
