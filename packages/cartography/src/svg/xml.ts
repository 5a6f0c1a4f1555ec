import { DOMParser, type Element, ParseError } from "@xmldom/xmldom";
import type { Fault } from "../fault.ts";

export const SVG = "http://www.w3.org/2000/svg";

/** A place in the file, for people. */
export const whereIs = (line: number, name = ""): string => (name ? `line ${line}, ${name}` : `line ${line}`);

/** The outermost element of an SVG file, or null with the reason among the faults. */
export function parseXml(text: string, faults: Fault[]): Element | null {
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        // what the parser lets pass with a warning, a browser does not
        if (level === "warning") throw new Error(message);
      },
    });
    const root = parser.parseFromString(text, "text/xml").documentElement;
    if (root?.localName === "svg" && root.namespaceURI === SVG) return root;
    faults.push({
      where: whereIs(root?.lineNumber ?? 1),
      what:
        root?.localName === "svg"
          ? `the svg element needs xmlns="${SVG}"`
          : `the outermost element is <${root?.localName}>: it must be <svg>`,
    });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    faults.push({
      where: whereIs(error.locator?.lineNumber || 1),
      what: `not well-formed XML: ${error.message}`,
    });
  }
  return null;
}
