import type { Power } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
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

/** What is wrong, in a sentence for whoever wrote it. */
export function formatEmbassyMisreading(misreading: EmbassyMisreading): string {
  const quoted = `"${misreading.text}"`;
  switch (misreading.code) {
    case "empty":
      return "There is no order here. An order to an embassy is written like E R2m - R1q.";
    case "unknown-space":
      return `${quoted} is no space of the Favor Map.${didYouMean(misreading.nearest)}`;
    case "no-such-embassy":
      return noSuchEmbassy(misreading);
    case "not-yours":
      return `The embassy in ${misreading.text} belongs to ${nameOf(misreading.owner)}: you can only order your own.`;
    case "other-power":
      return `The embassy in ${misreading.text} belongs to ${nameOf(misreading.owner)}.`;
    case "power-missing":
      return `Several embassies are in ${misreading.text}: say whose you mean. Write ${either(misreading.meanings)}.`;
    case "missing-embassy":
      return misreading.text === ""
        ? "The order breaks off: it is not said which embassy is supported."
        : `Which embassy? Write the space where it stands before ${quoted}.`;
    case "missing-action":
      return "The embassy is given nothing to do: write H, - and a space, or S and another embassy.";
    case "missing-space":
      return "The order breaks off: a space is missing at its end.";
    case "cannot-convoy":
      return "Embassies neither convoy nor are convoyed: they hold, move or support.";
    case "trailing-text":
      return `The order is complete before ${quoted}. Leave that out, or write it as an order of its own.`;
  }
}

function noSuchEmbassy({
  text,
  power,
  elsewhere,
}: EmbassyMisreading & { readonly code: "no-such-embassy" }): string {
  if (power === null) return `There is no embassy in ${text}.`;
  const other = elsewhere ? `: its embassy in that slice is in ${elsewhere}` : "";
  return `${nameOf(power)} has no embassy in ${text}${other}.`;
}

const nameOf = (power: Power): string => PLAYERS[power].name;

const didYouMean = (words: readonly string[]): string =>
  words.length > 0 ? ` Did you mean ${either(words)}?` : " Spaces are written like R2m, Perimeters like R0z.";

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
