import type { Page } from "playwright-core";

/** How people find things on a board, and press them. */

export const unit = (page: Page, at: string) => page.locator(`.unit[data-unit="${at}"]`).first();
export const province = (page: Page, id: string) => page.locator(`.province[data-province="${id}"]`);

/** Presses a province where its unit would stand: the middle of its frame may be someone else's. */
export async function pressProvince(page: Page, id: string, within = "body"): Promise<void> {
  const at = await page.evaluate(
    async ([name, place]) => {
      const shape = document.querySelector<SVGGElement>(`${place} .province[data-province="${name}"]`);
      const path = [...(shape?.querySelectorAll("path") ?? [])].at(-1);
      // The board moves so that a unit that is taken up can be seen.
      const isMoved = async (before: DOMMatrix | null | undefined): Promise<boolean> => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { e, f } = path?.getScreenCTM() ?? new DOMMatrix();
        return e !== before?.e || f !== before?.f;
      };
      while (path && (await isMoved(path.getScreenCTM())));
      const matrix = path?.getScreenCTM();
      if (!path || !matrix) throw new Error(`no ${name}`);
      const box = path.getBBox();
      for (let step = 1; step < 400; step++) {
        const point = new DOMPoint(
          box.x + box.width * ((step * 0.618) % 1),
          box.y + box.height * ((step * 0.379) % 1),
        );
        const { x, y } = point.matrixTransform(matrix);
        if (document.elementFromPoint(x, y)?.closest(".province") === shape) return { x, y };
      }
      throw new Error(`${name} is covered`);
    },
    [id, within] as const,
  );
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** The orders and results as the panel lists them. */
export const listed = (page: Page): Promise<string[]> =>
  page
    .locator("aside li")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, " ").trim()));

/** Whether the middle of a province can be seen. */
export const isInView = (page: Page, id: string): Promise<boolean> =>
  page.locator(`.province[data-province="${id}"]`).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const board = element.closest("[data-board]")?.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return (
      board !== undefined &&
      middleX > board.left &&
      middleX < board.right &&
      middleY > board.top &&
      middleY < board.bottom
    );
  });
