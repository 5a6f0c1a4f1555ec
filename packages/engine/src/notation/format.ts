import type { Board, Location } from "../board/board.ts";
import type { Order } from "../orders/order.ts";
import { BrokenInvariant } from "../result.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Unit, UnitKind } from "../state/unit.ts";
import { plain } from "./lexicon/words.ts";

/** A unit as it is written in orders: `A Par`, `F StP/sc`. */
export const formatUnit = (rules: Rules, { kind, at }: Unit): string => formatPiece(rules, kind, at);

/** An order in its one canonical form, which reads back as the same order. */
export function formatOrder(rules: Rules, order: Order): string {
  switch (order.type) {
    case "waive":
      return "Waive";
    case "build":
      return `Build ${formatPiece(rules, order.kind, order.to)}`;
    case "disband":
      return `Disband ${formatUnit(rules, order.unit)}`;
    case "hold":
      return `${formatUnit(rules, order.unit)} H`;
    case "move":
      return formatMove(rules, order);
    case "retreat":
      return `${formatUnit(rules, order.unit)} R ${formatPlace(rules, order.unit.kind, order.to)}`;
    case "support":
    case "convoy":
      return formatAid(rules, order);
    case "own":
      if (!rules.own) throw new BrokenInvariant(`${rules.variant} has no lines of its own`);
      return rules.own.formatLine(rules, order.line);
    default:
      throw new BrokenInvariant(`no order type ${(order satisfies never as Order).type}`);
  }
}

/** `A Par - Bur`, `A Lon - Nwy via convoy`; where the way is declared, `A Cai - Asw - Khm`. */
function formatMove(rules: Rules, { unit, to, path, viaConvoy }: Order & { type: "move" }): string {
  const way = path.map((link) => ` - ${rules.board.provinces[link].id}`).join("");
  const end = formatPlace(rules, unit.kind, to);
  return `${formatUnit(rules, unit)}${way} - ${end}${viaConvoy ? " via convoy" : ""}`;
}

function formatAid(rules: Rules, { type, unit, target, to }: Order & { type: "support" | "convoy" }): string {
  const verb = type === "support" ? "S" : "C";
  const aid = `${formatUnit(rules, unit)} ${verb} ${formatUnit(rules, target)}`;
  return to === null ? aid : `${aid} - ${formatPlace(rules, target.kind, to)}`;
}

const formatPiece = (rules: Rules, kind: UnitKind, at: Location): string =>
  `${kind.letter} ${formatPlace(rules, kind, at)}`;

/**
 * The place's abbreviation. Where that is also a name of another place which suits the unit better (Tyr for
 * the Tyrrhenian Sea, C71-Examples-1), the name in full: when in doubt, write it out.
 */
function formatPlace({ board }: Rules, kind: UnitKind, at: Location): string {
  const { province, coast, label } = board.locations[at];
  if (suits(board, kind, at) || !sharedIds(board).has(province)) return label;
  const { name } = board.provinces[province];
  return coast === null ? name : `${name}/${coast}`;
}

/** Whether units of a kind could stand there at all. */
export function suits(board: Board, kind: UnitKind, at: Location): boolean {
  const { terrain } = board.provinces[board.provinceOf[at]];
  if (kind.way === "air") return true;
  return terrain !== (kind.way === "land" ? "sea" : "inland");
}

const shared = new WeakMap<Board, ReadonlySet<number>>();

/** Provinces whose id is also a name of another one. */
function sharedIds(board: Board): ReadonlySet<number> {
  const known = shared.get(board);
  if (known) return known;
  const found = new Set<number>();
  for (const [index, { id }] of board.provinces.entries()) {
    const isNamed = board.provinces.some(
      (other, place) =>
        place !== index && [other.id, other.name, ...other.aliases].some((name) => plain(name) === plain(id)),
    );
    if (isNamed) found.add(index);
  }
  shared.set(board, found);
  return found;
}
