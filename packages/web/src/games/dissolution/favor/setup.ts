import { DEFAULT_LAYOUT, type Favor, randomLayout, readFavor } from "@chancery/variants/dissolution/favor";

/** Where embassies start by the options of a game, as far as these can be read. */
export function layoutOf({ favorSetup, favor, seed }: Readonly<Record<string, unknown>>): Favor {
  if (favorSetup === "random") return randomLayout(typeof seed === "number" ? seed : 0);
  if (favorSetup !== "custom") return DEFAULT_LAYOUT;
  const read = readFavor(favor);
  return read.ok ? read.value : DEFAULT_LAYOUT;
}

/** A layout as people type it: a line for each power, its five spaces after its name. */
export const formatLayout = (layout: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(layout)
    .map(([power, spaces]) => `${power}: ${spaces.join(" ")}`)
    .join("\n");

/** What was typed, for judging layouts: names and spaces are looked at there. */
export const parseLayout = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const [power, spaces = ""] = line.split(":");
        return [power.trim(), spaces.split(/[\s,]+/).filter((space) => space !== "")];
      }),
  );
