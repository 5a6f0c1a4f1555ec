import type { SvgElement } from "@chancery/boardview";
import { createElement, type ReactElement, type ReactNode } from "react";

/** An element of a board as one of the page. Provinces are reached by arrow keys, and names are shown beside the pointer. */
export function rendered(element: SvgElement, index: number): ReactElement {
  const { name, attributes, children } = inOnePiece(element);
  const inside = children.flatMap((child, place): ReactNode[] =>
    typeof child === "string" ? [child] : child.name === "title" ? [] : [rendered(child, place)],
  );
  return createElement(name, { key: attributes.id ?? index, ...propsOf(attributes) }, ...inside);
}

/** A text of one line needs no element of its own for that. */
function inOnePiece(element: SvgElement): SvgElement {
  const [line, ...more] = element.children;
  if (element.name !== "text" || more.length > 0 || typeof line !== "object") return element;
  return { ...line, name: "text", attributes: { ...element.attributes, ...line.attributes } };
}

const reactNames = new Map<string, string>();

/** React's name of an attribute, computed once: a board has thousands. */
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
