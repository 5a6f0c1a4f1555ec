import type { Element } from "@xmldom/xmldom";
import { checkTransform } from "./transform.ts";

/** An element and all around it up to the root, innermost first. */
export type Nesting = readonly Element[];

/** The shapes that can be read, and the numbers each must have. */
const NUMBERS = {
  path: [],
  polygon: [],
  rect: ["x", "y", "width", "height"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
} as const;
type ShapeTag = keyof typeof NUMBERS;
export const SHAPES = Object.keys(NUMBERS) as readonly ShapeTag[];

/** What a point can give a place to. */
export const ROLES = ["unit", "label", "center", "coast"] as const;
export type Role = (typeof ROLES)[number];

/** The attributes that mean something here. */
const OURS = ["data-province", "data-off", "data-decoration", ...ROLES.map((role) => `data-${role}`)];

/** Older drawings spell it as in Britain. */
const OLDER = "data-centre";

/** The province or coast whose place in this role an element gives; null if it gives none. */
export const nameFor = (element: Element, role: Role): string | null =>
  (
    element.getAttribute(`data-${role}`) ?? (role === "center" ? element.getAttribute(OLDER) : null)
  )?.trim() ?? null;

/** Where SVG itself has a default of 0. */
const OPTIONAL: readonly string[] = ["x", "y", "cx", "cy"];

/** The path data of a shape, or why there are none. */
export type PathData = { readonly data: string } | { readonly fault: string };

/** SVG path data of any shape. */
export function pathDataOf(element: Element): PathData {
  const tag = element.localName as ShapeTag;
  if (tag === "path") {
    const data = element.getAttribute("d")?.trim();
    return data ? { data } : { fault: "the path has no d attribute" };
  }
  if (tag === "polygon") return polygonData(element.getAttribute("points") ?? "");
  const read = numbersOf(element, NUMBERS[tag]);
  if ("fault" in read) return read;
  const [a, b, c, d = c] = read.numbers;
  if (c <= 0 || d <= 0) return { fault: `the ${tag} has no size` };
  if (tag !== "rect")
    return { data: `M${a - c} ${b}A${c} ${d} 0 0 1 ${a + c} ${b}A${c} ${d} 0 0 1 ${a - c} ${b}Z` };
  if (Number(element.getAttribute("rx") ?? 0) || Number(element.getAttribute("ry") ?? 0))
    return { fault: "a rect with rounded corners cannot be read: draw it as a path" };
  return { data: `M${a} ${b}h${c}v${d}h${-c}Z` };
}

function polygonData(text: string): PathData {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (numbers.length < 6 || numbers.length % 2 === 1 || numbers.some((one) => !Number.isFinite(one)))
    return { fault: 'the polygon needs three or more points, like points="0,0 100,0 50,80"' };
  return { data: `M${numbers.join(" ")}Z` };
}

/** Plain numbers among an element's attributes, or which of them is none. */
export function numbersOf(
  element: Element,
  names: readonly string[],
): { readonly numbers: readonly number[] } | { readonly fault: string } {
  const numbers: number[] = [];
  for (const name of names) {
    const text = element.getAttribute(name)?.trim() || (OPTIONAL.includes(name) ? "0" : "");
    const number = Number(text);
    if (text === "" || !Number.isFinite(number))
      return { fault: `the ${element.localName} has ${name}="${text}": it must be a plain number` };
    numbers.push(number);
  }
  return { numbers };
}

export const transformsOf = (nesting: Nesting): string[] =>
  nesting.flatMap((element) => element.getAttribute("transform") ?? []);

/** Ways to change what is seen of a shape that are not followed here. */
const REFUSED: readonly [property: string, values: RegExp, instead: string][] = [
  ["clip-path", /^(?!none)/, "draw the shape as it should be seen"],
  ["mask", /^(?!none)/, "draw the shape as it should be seen"],
  ["display", /^none$/, "show it, delete it, or move it to a group with data-decoration"],
  ["visibility", /^(hidden|collapse)$/, "show it, delete it, or move it to a group with data-decoration"],
];

/** What an element itself asks for that cannot be followed. */
export function refusalsOf(element: Element): string[] {
  const styles = new Map(
    (element.getAttribute("style") ?? "").split(";").map((rule): [string, string] => {
      const [property, value = ""] = rule.split(":").map((word) => word.trim());
      return [property, value];
    }),
  );
  const transform = checkTransform(element.getAttribute("transform") ?? "");
  const unknown = [...element.attributes].filter(
    ({ name }) => /^data-/.test(name) && name !== OLDER && !OURS.includes(name),
  );
  return [
    ...unknown.map(({ name }) => `${name} means nothing here: there are ${OURS.join(", ")}`),
    ...REFUSED.flatMap(([property, values, instead]) => {
      const value = styles.get(property) ?? element.getAttribute(property);
      return value && values.test(value.trim()) ? `${property} is not supported: ${instead}` : [];
    }),
    ...(styles.has("transform")
      ? ["a transform in a style is not supported: use the transform attribute"]
      : []),
    ...(transform ? [transform] : []),
  ];
}
