import type { SvgElement } from "@chancery/boardview";
import { createElement, type ReactElement, type ReactNode } from "react";

/** How wide an order's line is to the finger. */
const GRIP = 24;

/** An element of a board as one of the page. Provinces are reached by arrow keys, and names are shown beside the pointer. */
export function rendered({ name, attributes, children }: SvgElement, index: number): ReactElement {
  const inside = children.flatMap((child, place): ReactNode[] =>
    typeof child === "string" ? [child] : child.name === "title" ? [] : [rendered(child, place)],
  );
  return createElement(
    name,
    { key: attributes.id ?? index, ...propsOf(attributes) },
    ...(attributes["data-order"] === undefined ? inside : [...gripsOf(children), ...inside]),
  );
}

const reactNames = new Map<string, string>();

/** React's name of an attribute, worked out once: a board has thousands. */
function reactName(name: string): string {
  let known = reactNames.get(name);
  if (known === undefined) {
    known =
      name === "class"
        ? "className"
        : /^(data|aria)-/.test(name)
          ? name
          : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    reactNames.set(name, known);
  }
  return known;
}

function propsOf(attributes: SvgElement["attributes"]): Record<string, string | number> {
  const props: Record<string, string | number> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && name === "tabindex") props.tabIndex = -1;
    else if (value !== undefined) props[reactName(name)] = value;
  }
  return props;
}

/** Lines that cannot be seen make orders easier to press. */
const gripsOf = (children: SvgElement["children"]): ReactElement[] =>
  children.flatMap((child, place) =>
    typeof child !== "string" && child.name === "path" && child.attributes.stroke !== undefined
      ? [
          createElement("path", {
            key: `grip-${place}`,
            d: child.attributes.d,
            stroke: "transparent",
            strokeWidth: GRIP,
            pointerEvents: "stroke",
          }),
        ]
      : [],
  );
