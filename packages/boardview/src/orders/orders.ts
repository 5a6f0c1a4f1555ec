import type { OrderState, SceneOrderType, Slot } from "@chancery/variants/boards";
import { liveryOf } from "../colors/livery.ts";
import type { Theme } from "../colors/theme.ts";
import { circle, type GroupShape, group, type Shape, type Spot } from "../drawing.ts";
import type { Words } from "../labels/words.ts";
import { drawToken } from "../tokens/token.ts";
import { drawArrow, drawHead, headSpot, type Pen } from "./arrows.ts";
import { badge, flag, stateMark } from "./marks.ts";
import type { Figure, LineName, Plan } from "./plans.ts";

/** Width and dashes of lines beside a unit of 20 px. */
const LINES: Readonly<Record<LineName, { readonly width: number; readonly dash?: readonly number[] }>> = {
  move: { width: 4.8 },
  support: { width: 3.2 },
  convoy: { width: 4.4, dash: [10, 5.5] },
  retreat: { width: 4.6, dash: [0.1, 8] },
  kick: { width: 3.4 },
};

/** How wide the sign for a struck unit is, from its middle. */
const STRUCK = 16;

/** Lines of orders that failed are thinner, and broken more finely than any that worked. */
const BROKEN: Readonly<
  Partial<Record<OrderState, { readonly width: number; readonly dash: readonly number[] }>>
> = {
  fails: { width: 0.7, dash: [4.6, 4.2] },
  void: { width: 0.5, dash: [2, 5.4] },
};

/** What lies below what. */
const SEQUENCE: readonly SceneOrderType[] = [
  "hold",
  "convoy",
  "support-hold",
  "support-move",
  "sortie",
  "move",
  "retreat",
  "kick",
  "build",
  "disband",
  "insurrection",
  "retaliation",
];

/** Orders that have no line, only a badge. */
const isBadge = (type: SceneOrderType): boolean =>
  type === "build" || type === "disband" || type === "insurrection" || type === "retaliation";

export interface OrderLayers {
  /** Arrows, arcs and rings, below the units. */
  readonly lines: readonly GroupShape[];
  /** The heads of the arrows: names lie over lines, but not over these. */
  readonly heads: readonly GroupShape[];
  /** Where the heads can be pressed. */
  readonly spots: readonly Spot[];
  /** Crosses and badges, above the units. */
  readonly marks: readonly GroupShape[];
}

export function drawOrders(
  theme: Theme,
  slots: ReadonlyMap<string, Slot>,
  plans: readonly Plan[],
  words: Words,
): OrderLayers {
  const sorted = plans.toSorted((a, b) => SEQUENCE.indexOf(a.order.type) - SEQUENCE.indexOf(b.order.type));
  const labels = sorted.map(({ order }) => words.order(order));
  const layer = (name: string, draw: (plan: Plan, slot: Slot) => readonly Shape[]): GroupShape[] =>
    sorted.flatMap((plan, i) => {
      const { id, order } = plan;
      const shapes = draw(plan, slots.get(order.power) ?? "ink");
      if (shapes.length === 0) return [];
      const data = { order: id, type: order.type, state: order.state, power: order.power };
      // said once, however many parts can be clicked
      const role = name === "order" || isBadge(order.type) ? ({ role: "img" } as const) : {};
      return [group(shapes, { id: `${name}-${id}`, class: name, data, label: labels[i], ...role })];
    });
  const eachFigure =
    (draw: (theme: Theme, slot: Slot, plan: Plan, figure: Figure) => Shape[]) => (plan: Plan, slot: Slot) =>
      plan.figures.flatMap((figure) => draw(theme, slot, plan, figure));
  return {
    // a support joins its arrow visibly
    lines: [...layer("order", eachFigure(drawLine)), ...layer("joint", eachFigure(drawJoint))],
    heads: [
      group(
        sorted.flatMap((plan) => eachFigure(drawTip)(plan, slots.get(plan.order.power) ?? "ink")),
        { passive: true },
      ),
    ],
    spots: sorted.flatMap(({ id, order, scale, figures }) =>
      figures.flatMap((figure): Spot[] => {
        // A unit that was struck is no longer there to be pressed.
        if (figure.figure === "badge" && figure.sign === "burst")
          return [{ kind: "head", order: id, at: figure.at, radius: STRUCK * scale }];
        if (figure.figure !== "arrow" || figure.head === "none") return [];
        const pen = penOf(theme, slots.get(order.power) ?? "ink", order.state, figure.line, scale);
        return [{ kind: "head", order: id, ...headSpot(figure.route, pen) }];
      }),
    ),
    marks: layer("mark", (plan, slot) => [
      ...eachFigure(drawBadge)(plan, slot),
      ...plan.figures.flatMap((figure) =>
        figure.figure === "flag"
          ? [flag(theme, liveryOf(theme, slots.get(figure.power) ?? "ink"), figure.at, plan.scale)]
          : [],
      ),
      ...stateMark(theme, plan.order.state, plan.mark, plan.scale),
    ]),
  };
}

/** A line has its power's color whatever its result: it must be clear who attacked whom. */
function penOf(theme: Theme, slot: Slot, state: OrderState, line: LineName, scale: number): Pen {
  const { width, dash: usual } = LINES[line];
  const broken = BROKEN[state];
  // dots stay dots
  const dash = usual && usual[0] < 1 ? usual : (broken?.dash ?? usual);
  return {
    color: liveryOf(theme, slot).line,
    casing: theme.casing,
    width: width * scale * (broken?.width ?? 1),
    head: width * scale * (broken ? 0.85 : 1),
    ...(dash && { dash: dash.map((each) => each * scale) }),
  };
}

function drawLine(theme: Theme, slot: Slot, { order, scale }: Plan, figure: Figure): Shape[] {
  switch (figure.figure) {
    case "arrow":
      return drawArrow(figure.route, figure.head, penOf(theme, slot, order.state, figure.line, scale));
    case "arc":
      return drawArrow(figure.route, "none", penOf(theme, slot, order.state, "support", scale));
    case "ring": {
      const { color, casing, dash: unmade } = penOf(theme, slot, order.state, "support", scale);
      const dash = unmade ?? (figure.broken ? [6.5 * scale, 4 * scale] : null);
      return [
        circle(figure.at, figure.radius, { stroke: casing, width: 5 * scale }),
        circle(figure.at, figure.radius, {
          stroke: color,
          width: 2.4 * scale,
          ...(dash && { dash, butt: true }),
        }),
      ];
    }
    default:
      return [];
  }
}

function drawTip(theme: Theme, slot: Slot, { order, scale }: Plan, figure: Figure): Shape[] {
  if (figure.figure !== "arrow") return [];
  return drawHead(figure.route, figure.head, penOf(theme, slot, order.state, figure.line, scale));
}

function drawJoint(theme: Theme, slot: Slot, { order, scale }: Plan, figure: Figure): Shape[] {
  if (figure.figure !== "joint") return [];
  const { color, casing, width } = penOf(theme, slot, order.state, "support", scale);
  return [circle(figure.at, width * 1.25, { fill: color, stroke: casing, width: 1.6 })];
}

function drawBadge(theme: Theme, slot: Slot, { scale }: Plan, figure: Figure): Shape[] {
  switch (figure.figure) {
    case "badge":
      return [badge(theme, figure.sign, figure.at, scale)];
    case "token":
      return [drawToken(theme, slot, { kind: figure.kind }, figure.seat.at, figure.seat.radius)];
    default:
      return [];
  }
}
