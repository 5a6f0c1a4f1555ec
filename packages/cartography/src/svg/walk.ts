import type { Element } from "@xmldom/xmldom";
import type { Fault } from "../fault.ts";
import { type Nesting, refusalsOf, SHAPES } from "./element.ts";
import { SVG, whereIs } from "./xml.ts";

/** Elements that show nothing. */
const SILENT = ["defs", "desc", "metadata", "script", "style", "title"];

/** The shapes of a drawing, each with all that is around it. What cannot be followed is told. */
export function* shapesIn(nesting: Nesting, faults: Fault[]): Generator<Nesting> {
  const [element] = nesting;
  const { localName } = element;
  const where = whereIs(element.lineNumber ?? 0, nameOf(element));
  for (const what of refusalsOf(element)) faults.push({ where, what });
  if (SHAPES.some((tag) => tag === localName)) yield nesting;
  else if (localName === "g" || nesting.length === 1) {
    for (const child of element.childNodes)
      if (isDrawn(child as Element)) yield* shapesIn([child as Element, ...nesting], faults);
  } else {
    faults.push({
      where,
      what: `<${localName}> cannot be read: draw provinces as ${SHAPES.join(", ")}, and put decoration into <g data-decoration="">`,
    });
  }
}

/** The name written on a shape: `data-province`, or else its id. */
export const nameOf = (element: Element): string =>
  (element.getAttribute("data-province") ?? element.getAttribute("id") ?? "").trim();

const isDrawn = (node: Element): boolean =>
  node.nodeType === node.ELEMENT_NODE &&
  node.namespaceURI === SVG &&
  !SILENT.includes(node.localName ?? "") &&
  !node.hasAttribute("data-decoration");
