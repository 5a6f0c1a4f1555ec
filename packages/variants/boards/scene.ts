import type { BoardTable } from "@chancery/engine";
import type { Slot } from "./slots.ts";

/** What to show on a board, in names. Nothing here knows what the rules allow. */
export interface Scene {
  readonly board: BoardTable;
  /** What the picture shows, as its title: "Spring 1901". */
  readonly title?: string;
  readonly powers: readonly ScenePower[];
  /** Who owns which province on land. Those not named are nobody's. */
  readonly provinces: readonly SceneProvince[];
  readonly units: readonly SceneUnit[];
  readonly centers: readonly SceneCenter[];
  readonly orders: readonly SceneOrder[];
  readonly highlights: readonly SceneHighlight[];
}

/** A province in the color of its owner. */
export interface SceneProvince {
  readonly at: string;
  readonly owner: string;
  /** How much deeper than usual its color is, from 0 to 1. */
  readonly depth?: number;
}

/** A power, with its name and color. */
export interface ScenePower {
  readonly name: string;
  /** What people call it. The name serves where there is none. */
  readonly title?: string;
  /** "German", for "German army". The name serves where there is none. */
  readonly adjective?: string;
  readonly slot: Slot;
}

/** The kinds of units that can be drawn. */
export const UNIT_KINDS = ["army", "fleet", "wing", "embassy"] as const;

/** One of `UNIT_KINDS`. */
export type SceneUnitKind = (typeof UNIT_KINDS)[number];

/** A unit and where it is drawn. */
export interface SceneUnit {
  readonly power: string;
  readonly kind: SceneUnitKind;
  /** A province or one of its coasts: `StP/sc`. */
  readonly at: string;
  /** What it looks like where that is not its kind. */
  readonly figure?: SceneUnitKind;
  readonly stationary?: boolean;
  readonly invulnerable?: boolean;
  readonly disabled?: boolean;
  readonly dislodged?: boolean;
}

/** A supply center and who owns it. */
export interface SceneCenter {
  readonly at: string;
  readonly owner: string | null;
  /** Victory points, in games whose centers differ in worth. */
  readonly points?: 1 | 2;
  readonly oil?: boolean;
}

/** How an order fared, or that nobody knows yet. */
export const ORDER_STATES = ["pending", "succeeds", "fails", "void"] as const;

/** One of `ORDER_STATES`. */
export type OrderState = (typeof ORDER_STATES)[number];

interface Ordered {
  /** What this is the drawing of; its number in the scene if left out. */
  readonly id?: string;
  readonly power: string;
  readonly state: OrderState;
  /** The reason, in a sentence. */
  readonly why?: string;
}

/** A unit that gets help: where it stands, and whose it is where several stand together. */
interface Aid extends Ordered {
  readonly at: string;
  readonly from: string;
  readonly aided?: string;
}

/** `at` is the place of the unit ordered; of a build, the place where it appears. */
export type SceneOrder =
  | (Ordered & { readonly type: "hold"; readonly at: string })
  | (Ordered & {
      readonly type: "move";
      readonly at: string;
      readonly to: string;
      /** The fleets (or wings) that convoy it, in sequence; none if it goes by land. Left out, the convoy orders tell. */
      readonly path?: readonly string[];
    })
  | (Ordered & { readonly type: "sortie"; readonly at: string; readonly to: string })
  | (Aid & { readonly type: "support-hold" })
  | (Aid & { readonly type: "support-move"; readonly to: string })
  | (Aid & { readonly type: "convoy"; readonly to: string })
  | (Ordered & { readonly type: "retreat"; readonly at: string; readonly to: string })
  /** A unit that leaves the board to join the insurrection of a country. */
  | (Ordered & { readonly type: "insurrection"; readonly at: string; readonly country: string })
  /** An embassy that was kicked; it may be shown where it was, or where it is now. */
  | (Ordered & { readonly type: "kick"; readonly at: string; readonly to: string })
  /** A unit that a nuclear power destroys, where it stands or where it is now. */
  | (Ordered & { readonly type: "retaliation"; readonly at: string; readonly by: string })
  | (Ordered & { readonly type: "disband"; readonly at: string; readonly dislodged?: boolean })
  | (Ordered & { readonly type: "build"; readonly at: string; readonly kind: SceneUnitKind })
  | (Ordered & { readonly type: "waive" });

/** The id that the drawing of an order carries. */
export const orderId = ({ id }: SceneOrder, number: number): string => id ?? String(number);

/** What kind of order is drawn. */
export type SceneOrderType = SceneOrder["type"];

/** `selected` is in hand, `target` may be clicked next, `own` waits for an order, `warning` wants a look. */
export const HIGHLIGHT_KINDS = ["selected", "target", "own", "warning"] as const;

/** What a highlight means. */
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

/** A place that is highlighted. */
export interface SceneHighlight {
  readonly at: string;
  readonly kind: HighlightKind;
  /** Of a target: whether it takes more than a step of the unit's own, as by convoy. */
  readonly isFar?: boolean;
}
