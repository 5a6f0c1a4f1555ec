import type { Power } from "@chancery/engine";
import type { SpaceCode } from "./map.ts";

/** Why a text is no order: the smallest piece that is wrong, where it begins, and what would be right. */
export type EmbassyMisreading = {
  readonly at: number;
  readonly text: string;
} & (
  | { readonly code: "empty" }
  | { readonly code: "unknown-space"; readonly nearest: readonly SpaceCode[] }
  /** Nobody in question has an embassy there; where theirs in that slice stands, if they have one. */
  | { readonly code: "no-such-embassy"; readonly power: Power | null; readonly elsewhere: SpaceCode | null }
  | { readonly code: "not-yours"; readonly owner: Power }
  | { readonly code: "other-power"; readonly owner: Power }
  /** Several embassies are in that Perimeter and it is not said whose is meant (DIS-11.5.2-4). */
  | { readonly code: "power-missing"; readonly meanings: readonly string[] }
  | { readonly code: "missing-embassy" }
  | { readonly code: "missing-action" }
  | { readonly code: "missing-space" }
  | { readonly code: "cannot-convoy" }
  | { readonly code: "trailing-text" }
);
