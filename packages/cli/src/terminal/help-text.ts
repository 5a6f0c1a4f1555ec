import { Help } from "commander";
import { help } from "./messages.ts";

const WIDTH = 100;

/** A paragraph, or a list of points. */
type Part = string | readonly string[];

/** What the help of a command ends with: paragraphs and lists, then examples to copy. */
export function helpText(parts: readonly Part[], examples: readonly string[]): string {
  const box = new Help();
  const lines = parts.flatMap((part) =>
    typeof part === "string"
      ? [box.boxWrap(part, WIDTH)]
      : part.map((point) => indented(box.boxWrap(point, WIDTH - 2))),
  );
  const above = lines.length > 0 ? ["", ...lines] : [];
  return [...above, "", help("examples"), ...examples.map(indented)].join("\n");
}

const indented = (text: string): string => text.replaceAll(/^/gm, "  ");
