import type { BoardTable, OwnFacts } from "@chancery/engine";
import { type Localized, localized, type PageLanguage } from "@chancery/messages";
import { SPACES } from "../boards/favor/spaces.ts";
import { favorBoard } from "../boards/favor/table.ts";
import type { OrderState, Scene, SceneHighlight, SceneOrder, SceneUnit } from "../boards/scene.ts";
import { shownCast } from "../shown-cast.ts";
import { FAVOR_CAST } from "./cast.ts";
import {
  type EmbassyOrder,
  type EmbassyVerdict,
  embassyFacts,
  type Favor,
  formatFavor,
  type Kick,
  kickFacts,
  kickRules,
  placeOf,
  playerName,
} from "./favor/index.ts";

/** What the Favor Map shows beside the embassies. */
export interface FavorSceneContext {
  readonly title?: string;
  /** Orders whose results nobody knows yet. */
  readonly orders?: readonly EmbassyOrder[];
  /** The outcomes of orders, on the map on which they were given. */
  readonly verdicts?: readonly EmbassyVerdict[];
  /** Kicks, on the map before or after them. */
  readonly kicks?: readonly Kick[];
  /** Puts reasons into words; without it none are given. */
  readonly tell?: Tell;
  readonly highlights?: readonly SceneHighlight[];
  readonly language?: PageLanguage;
}

type Tell = (facts: OwnFacts) => string;

/** A scene of the Favor Map. */
export function favorScene(
  favor: Favor,
  { orders = [], verdicts = [], kicks = [], tell, ...context }: FavorSceneContext = {},
): Scene {
  const lost = new Set<string>(verdicts.flatMap(({ retreat }) => retreat?.from ?? []));
  return {
    ...embassyScene(formatFavor(favor), lost, context),
    orders: [
      ...orders.map((order) => sceneOrder(favor, order, "pending")),
      ...verdicts.flatMap((verdict) => judged(favor, verdict, tell)),
      ...kicks.map((kick) => kicked(kick, tell)),
    ],
  };
}

/** The Favor Map with the embassies of each power, by the spaces they stand in. */
export function embassyScene(
  embassies: Readonly<Record<string, readonly string[]>>,
  lost: ReadonlySet<string> = new Set(),
  {
    title = "",
    highlights = [],
    language,
  }: Pick<FavorSceneContext, "title" | "highlights" | "language"> = {},
): Scene {
  const cast = Object.entries(shownCast(FAVOR_CAST, language));
  const names = [...new Set([...Object.keys(embassies), ...cast.map(([name]) => name)])];
  const looks = new Map(cast);
  return {
    board: boardIn(language),
    title,
    powers: names.map((name) => {
      const { slot, title, adjective } = looks.get(name) ?? { slot: "tan" as const };
      return { name, slot, ...(title && { title }), ...(adjective && { adjective }) };
    }),
    provinces: HEXES,
    units: Object.entries(embassies).flatMap(([power, spaces]) =>
      spaces.map(
        (at): SceneUnit => ({
          power,
          kind: "embassy",
          at,
          // Embassies with the US Navy look like fleets (DIS-11.1.1-3).
          ...(at.startsWith("U") && { figure: "fleet" }),
          ...(lost.has(at) && { dislodged: true }),
        }),
      ),
    ),
    centers: [],
    orders: [],
    highlights,
  };
}

const TITLE: Localized = { en: favorBoard.name };

/** What a Perimeter is called. */
const perimeterOf = (power: Localized): Localized => ({ en: "{power} Perimeter", values: { power } });

/** What the Favor Map says besides, for those who translate it. */
export const FAVOR_TEXTS: readonly Localized[] = [TITLE, perimeterOf(TITLE)];

const BOARDS = new Map<PageLanguage | undefined, BoardTable>();

/** The board in a language: spaces are called after their nuclear power. */
function boardIn(language?: PageLanguage): BoardTable {
  const known = BOARDS.get(language);
  if (known) return known;
  const provinces = SPACES.map(({ id, value, slice }, i) => {
    const { title } = FAVOR_CAST[slice.power];
    const name =
      value === 0 ? localized(perimeterOf(title), language) : `${localized(title, language)} ${id.slice(1)}`;
    return { ...favorBoard.provinces[i], name };
  });
  const board = { ...favorBoard, name: localized(TITLE, language), provinces };
  BOARDS.set(language, board);
  return board;
}

/** The hexes are their nuclear power's, deeper in color the more they are worth (DIS-11.1.1-2). */
const HEXES: Scene["provinces"] = favorBoard.provinces.flatMap(({ id, country = "" }) => {
  const value = Number(id[1]);
  return value > 0 ? [{ at: id, owner: country, depth: (value - 1) * 0.04 }] : [];
});

function sceneOrder(favor: Favor, order: EmbassyOrder, state: OrderState, why?: string): SceneOrder {
  const power = playerName(order.embassy.power);
  const common = { power, state, at: placeOf(favor, order.embassy), ...(why !== undefined && { why }) };
  if (order.type === "hold") return { ...common, type: "hold" };
  if (order.type === "move") return { ...common, type: "move", to: order.to };
  const aid = { ...common, from: placeOf(favor, order.target), aided: playerName(order.target.power) };
  return order.to === null
    ? { ...aid, type: "support-hold" }
    : { ...aid, type: "support-move", to: order.to };
}

/** An order with its outcome and the retreat that followed. Embassies that hold without being attacked show nothing. */
function judged(
  favor: Favor,
  { order, status, reason, retreat }: EmbassyVerdict,
  tell: Tell | undefined,
): SceneOrder[] {
  const why = tell?.(embassyFacts(favor, reason));
  const state = status === "succeeds" || status === "fails" ? status : "void";
  const power = playerName(order.embassy.power);
  return [
    ...(reason.code === "held" || (order.type === "hold" && retreat)
      ? []
      : [sceneOrder(favor, order, state, why)]),
    ...(retreat
      ? [
          {
            type: "retreat",
            power,
            state: "succeeds",
            at: retreat.from,
            to: retreat.to,
            ...(tell && { why: tell(embassyFacts(favor, retreat.reason)) }),
          } as const,
        ]
      : []),
  ];
}

const kicked = (kick: Kick, tell: Tell | undefined): SceneOrder => ({
  type: "kick",
  power: playerName(kick.embassy.power),
  state: "succeeds",
  at: kick.from,
  to: kick.to,
  ...(tell && { why: tell({ code: "kicked", rules: kickRules(kick), facts: kickFacts(kick) }) }),
});
