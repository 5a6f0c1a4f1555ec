import type { BoardGeometry, Scene } from "@chancery/boardview";
import type { Explanation } from "@chancery/contract";
import type { Line, Played } from "@chancery/contract/orders";
import type { LegalOrder, OrderType, PositionJson, Power, Rules, State, Task } from "@chancery/engine";
import type { ComponentType } from "react";
import type { OrderEntry } from "./entry/order-entry.ts";

/** What a game adds to order entry and to the panels. */
export interface VariantPlugin {
  /** The keys for a unit's actions, by the task of the phase. */
  readonly keys: Readonly<Record<Task, Readonly<Partial<Record<string, OrderType>>>>>;
  /** What the board lets you order, where that is more than your own units. */
  readonly byHand?: (entry: OrderEntry) => OrderEntry;
  /** How an order entered on the board is written down, or why not; null leaves it to the usual way. */
  readonly put?: (
    entry: OrderEntry,
    lines: readonly Line[],
    order: LegalOrder,
    giver: Power | null,
  ) => Put | Explanation | null;
  /** What else to choose while a unit is in hand. */
  readonly InHand?: ComponentType;
  /** Whether a power has something to write although it has no units to order. */
  readonly writes?: (entry: OrderEntry, power: Power) => boolean;
  /** What of the game's own is not given yet, in a few words; null if nothing is left. */
  readonly left?: (entry: OrderEntry, phase: Played) => string | null;
  /** Lines to be filled in on paper besides the orders of units, beside what a power has written already. */
  readonly blanks?: (entry: OrderEntry, written: readonly Line[], power: Power) => readonly string[];
  /** More of a power's sheet, below the orders of its units: lines of the game's own, such as bids or embassies. */
  readonly Sheet?: ComponentType<{ readonly power: Power }>;
  /** The outcome of every order, in place of the usual list. */
  readonly Report?: ComponentType;
  /** What counts of a power, where that is not how many centers it has. */
  readonly counts?: (state: State, power: Power) => number;
  /** Who has how much, in place of the usual table. */
  readonly Standings?: ComponentType;
  /** What can be agreed on in a sandbox; nothing, where a game has one way to be played. */
  readonly Settings?: ComponentType<SettingsProps>;
  /** What else of a position can be set by hand, besides what stands on the boards. */
  readonly EditMore?: ComponentType<{ readonly onState: (state: State) => void }>;
  /** A board beside the first one. */
  readonly second?: SecondBoard;
  /** Something of the game's own in the panel beside the boards. */
  readonly tab?: PluginTab;
}

/** A board with what it shows, ready to be drawn. */
export interface BoardScene {
  readonly geometry: BoardGeometry;
  readonly scene: Scene;
}

interface SecondBoard {
  /** What the two boards are called where one of them is chosen. */
  readonly titles: readonly [first: string, second: string];
  /** Whose maps these are. */
  readonly credit?: string | undefined;
  readonly Board: ComponentType;
  /** Whether orders are given there in this phase, or something happened there. */
  readonly matters: (phase: Played, resolved: boolean) => boolean;
  /** A phase on it, where it is only to be looked at: on a wall, on paper, in a file. */
  readonly picture: (rules: Rules, phase: Played, resolved: boolean) => BoardScene;
  /** The same while the position is set by hand. */
  readonly Edit: ComponentType<{ readonly onState: (state: State) => void }>;
}

/** A game as it is agreed on, and how to agree on something else. */
export interface SettingsProps {
  readonly setup: AgreedOn;
  readonly onChange: (setup: AgreedOn) => void;
}

interface AgreedOn {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface PluginTab {
  readonly id: string;
  readonly title: string;
  /** It is given the positions of the game so far. */
  readonly Panel: ComponentType<{ readonly moments: readonly Moment[] }>;
}

/** A position that was reached in a game, and the phase it came of. */
export interface Moment {
  readonly phase: string;
  readonly position: PositionJson;
}

interface Put {
  readonly lines: readonly Pick<Line, "power" | "text">[];
  readonly spoken: string;
}

/** The keys of the classic game, which others add to. */
export const KEYS: VariantPlugin["keys"] = {
  M: { h: "hold", m: "move", s: "support", c: "convoy" },
  R: { m: "retreat", r: "retreat", d: "disband" },
  A: {},
};
