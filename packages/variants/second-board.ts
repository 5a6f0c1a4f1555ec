import type { OwnFacts, PositionFault, Result } from "@chancery/engine";
import type { Localized, PageLanguage } from "@chancery/messages";
import type { Geometry } from "./boards/geometry.ts";
import type { Scene } from "./boards/scene.ts";

/** A board beside the first one, on which a game keeps something else than units. */
export interface SecondBoard {
  /** Its id, and the option by which `chancery render` draws it. */
  readonly id: string;
  readonly title: Localized;
  /** What `chancery render --help` says about it, and examples of its use. */
  readonly help: Localized;
  readonly examples: readonly string[];
  readonly load: () => Promise<SecondDrawing>;
}

/** What it takes to draw a second board. */
export interface SecondDrawing {
  readonly geometry: (language: PageLanguage) => Geometry;
  readonly empty: (language: PageLanguage) => Scene;
  /** Reads a picture of it from a file of JSON, or lists everything that is wrong. */
  readonly read: (given: unknown, look: SecondLook) => Result<SecondPicture, readonly PositionFault[]>;
}

export interface SecondLook {
  readonly language: PageLanguage;
  /** With orders, as they were given. */
  readonly orders?: boolean;
  /** With the results of orders. */
  readonly results?: boolean;
  /** What a phase is called: "W1992A" is "Winter 1992". */
  readonly namePhase: (phase: string) => string;
  /** Puts what the game says in a code of its own into words. */
  readonly tell: (facts: OwnFacts) => string;
}

export interface SecondPicture {
  readonly scene: Scene;
  /** What is wrong with single orders, which are left out. */
  readonly complaints: readonly Complaint[];
}

/** An order that is left out: whose and how it was written, where that is known, and what is wrong with it. */
export interface Complaint {
  readonly power?: string;
  readonly text?: string;
  readonly facts: OwnFacts;
}
