/** What a page shows to people, and what doesn't fit. */
export interface Look {
  /** Each text with the element it is in. */
  readonly texts: readonly { readonly text: string; readonly at: string }[];
  readonly misfits: readonly string[];
}

/** What a page is made of. */
export interface Shape {
  readonly parts: readonly string[];
  /** What its tabs are called, without numbers. */
  readonly tabs: string;
  /** The number of the open tab, if it has any. */
  readonly tab: number | null;
}

/** The parts a page is made of. Runs in the browser. */
export function shapeOf(): Shape {
  // Names that a stylesheet of ours gave: "_title_8nmdz_11".
  const names = [...document.querySelectorAll("body :not(svg *)")].flatMap((element) =>
    [...element.classList].filter((name) => /^_\w+_\w{5}_\d+$/.test(name)),
  );
  const tabs = [...document.querySelectorAll("[role=tab]")];
  return {
    parts: [...new Set(names)].toSorted(),
    tabs: tabs.map(({ textContent }) => textContent.replace(/\d+/g, "").trim()).join(", "),
    tab: tabs.length > 0 ? tabs.findIndex((tab) => tab.ariaSelected === "true") : null,
  };
}

/** Looks at a page as it is, or under one of its tabs. Runs in the browser, so it needs everything within itself. */
export async function look(only: number | null): Promise<Look> {
  const texts = new Map<string, string>();
  const misfits = new Set<string>();

  /** Names, orders and what people wrote are left as they are, and so is what says that it's in another language. */
  const isForeign = (element: Element): boolean =>
    element.closest('[translate="no"], [lang]:not(html), textarea, script, style') !== null;
  const name = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${text}`;
  };

  function read(): void {
    texts.set(document.title, "<title>");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (!parent || text === "" || isForeign(parent)) continue;
      if (parent.closest("select") ? parent.closest("select")?.checkVisibility() : parent.checkVisibility())
        texts.set(text, name(parent));
      if (parent.checkVisibility({ visibilityProperty: true })) fits(node, parent, text);
    }
    for (const attribute of [
      "aria-label",
      "title",
      "placeholder",
      "alt",
      "aria-valuetext",
      "aria-description",
    ])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!isForeign(element) && element.checkVisibility())
          texts.set(element.getAttribute(attribute) ?? "", `${attribute} of ${name(element)}`);
  }

  /** Text is cut off where one of its lines is partly outside of something that hides it and can't be scrolled. */
  function fits(node: Node, parent: Element, text: string): void {
    if (parent.closest("svg, .hidden")) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A text that goes on on the next page has lines on both; none of them is cut off.
    const lines = [...range.getClientRects()];
    // A word in the head of a table isn't broken, unless the table may do so where it's narrow.
    const head = parent.closest("th");
    const mayBreak = !head || getComputedStyle(head).overflowWrap === "anywhere";
    if (!mayBreak && !/[\s-]/.test(text) && lines.length > 1)
      misfits.add(`"${text.slice(0, 60)}" is broken in ${name(parent)}`);
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, position } = getComputedStyle(around);
      if (overflowX === "auto" || overflowX === "scroll" || position === "fixed") return;
      if (overflowX === "visible") continue;
      const edge = around.getBoundingClientRect();
      const isCut = lines.some(
        ({ left, right, top, bottom }) =>
          left < edge.right &&
          right > edge.left &&
          top < edge.bottom &&
          bottom > edge.top &&
          (right > edge.right + 1.5 || left < edge.left - 1.5),
      );
      if (isCut && edge.width > 4 && !parent.closest("[title]"))
        misfits.add(`"${text.slice(0, 60)}" is cut off by ${name(around)}`);
    }
  }

  /** Nothing to press is in the way of something else. */
  function press(): void {
    const boxes = [
      ...document.querySelectorAll<HTMLElement>("button, :not(svg *)[role=button], [role=tab]"),
    ].flatMap((element) => {
      const box = visibleBox(element);
      return box ? [{ element, box, layer: layerOf(element) }] : [];
    });
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        if (one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 3 && high > 3) misfits.add(`${name(one.element)} overlaps ${name(other.element)}`);
      }
  }

  /**
   * What stays in its place while the page is scrolled may cover the rest, as may menus and dialogs that were opened. The
   * order menu at the edge of the board leaves the tools beside it free.
   */
  function layerOf(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (
        ["fixed", "sticky"].includes(getComputedStyle(around).position) ||
        around.matches("[role=dialog], [role=menu], [data-fixed]:not([data-dock], [data-tools])")
      )
        return around;
    return null;
  }

  function visibleBox(element: Element): { left: number; right: number; top: number; bottom: number } | null {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right > left && bottom > top ? { left, right, top, bottom } : null;
  }

  function wide(): void {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return;
    const beyond = [...document.querySelectorAll("body *")].filter(
      (each) => (visibleBox(each)?.right ?? 0) > innerWidth,
    );
    const [which] = beyond.slice(-1).map(({ outerHTML }) => outerHTML.slice(0, 160));
    misfits.add(`the page is ${scrollWidth - innerWidth}px wider than the window: ${which}`);
  }

  /** The innermost element that reaches furthest to the right. */
  const widest = (element: Element): string => {
    const edgeOf = (inner: Element): number => inner.getBoundingClientRect().right;
    const inners = [...element.querySelectorAll(":not(svg *)")];
    return name(inners.reduce((far, inner) => (edgeOf(inner) >= edgeOf(far) ? inner : far), element));
  };

  /** What is read from top to bottom isn't scrolled sideways as well. Strips of tabs and tables may be. */
  function sideways(): void {
    for (const element of document.querySelectorAll("body *")) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (scrollWidth <= clientWidth + 1 || clientWidth === 0) continue;
      const isPage = scrollHeight > clientHeight + 1 || element.querySelector("h1, h2, form") !== null;
      const { overflowX } = getComputedStyle(element);
      if (isPage && (overflowX === "auto" || overflowX === "scroll"))
        misfits.add(`${widest(element)} makes ${name(element)} ${scrollWidth - clientWidth}px too wide`);
    }
  }

  /** Until nothing has changed for a moment. */
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = (): void => {
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(stop, 80);
      const last = Date.now() + 1500;
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(stop, Math.max(0, Math.min(80, last - Date.now())));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });

  if (only !== null) document.querySelectorAll<HTMLElement>("[role=tab]")[only]?.click();
  await settle();
  for (const details of document.querySelectorAll("details")) details.open = true;
  read();
  press();
  wide();
  sideways();
  return { texts: [...texts].map(([text, at]) => ({ text, at })), misfits: [...misfits] };
}
