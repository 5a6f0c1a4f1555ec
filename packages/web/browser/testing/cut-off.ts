import type { Page } from "playwright-core";

/** Everything in a paged box that can't be seen whole on any of its pages; and boxes that cut something off. */
export const cutOff = (wall: Page): Promise<string[]> =>
  wall.evaluate(() => {
    const cut: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>("[data-pages]")) {
      const pages = Number(box.dataset.pages);
      const before = box.style.getPropertyValue("--page");
      const frame = (box.parentElement ?? box).getBoundingClientRect();
      const seen = new Set<Element>();
      const items = [...box.querySelectorAll("li, tr, p, h2, pre")];
      for (let page = 0; page < pages; page++) {
        box.style.setProperty("--page", String(page));
        for (const item of items) {
          const rects = [...item.getClientRects()].filter(({ width, height }) => width * height > 0);
          const isIn = rects.some(
            ({ left, right, top, bottom }) =>
              left >= frame.left - 1 &&
              right <= frame.right + 1 &&
              top >= frame.top - 1 &&
              bottom <= frame.bottom + 1,
          );
          if (isIn || rects.length === 0) seen.add(item);
        }
      }
      box.style.setProperty("--page", before);
      cut.push(
        ...items.filter((item) => !seen.has(item)).map((item) => item.textContent?.slice(0, 60) ?? ""),
      );
    }
    for (const element of document.querySelectorAll<HTMLElement>("main *:not(svg *)")) {
      if (element.closest("svg, .hidden, button, [data-pages]") || element.querySelector("[data-pages]"))
        continue;
      const { overflow } = getComputedStyle(element);
      const isCut =
        overflow !== "visible" &&
        (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
      if (isCut && element.textContent?.trim()) cut.push(`box: ${element.textContent.slice(0, 60)}`);
    }
    return cut;
  });
