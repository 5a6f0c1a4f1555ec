/** How large things are on paper: the boards, in mm; the letters, in pt; and in how many columns orders stand. */
type Sizes = readonly [boards: number, letters: number, columns: number];

/** From the most legible on. Letters shrink before the board does, until they could no longer be read. */
const SIZES: readonly Sizes[] = [
  [152, 10, 2],
  [152, 9, 3],
  [148, 8, 3],
  [140, 7.5, 3],
  [132, 7, 4],
  [124, 6.5, 4],
  [112, 6, 4],
  [100, 6, 4],
  [90, 5.5, 5],
  [75, 5, 5],
  [60, 4.5, 5],
];

/** Makes everything as large as finds room on one page. */
export function fitOnPage(page: HTMLElement): void {
  const columns = page.querySelector("[data-columns]");
  for (const [boards, letters, count] of SIZES) {
    page.style.setProperty("--boards", `${boards}mm`);
    page.style.setProperty("--letters", `${letters}pt`);
    page.style.setProperty("--columns", String(count));
    // Text that doesn't fit continues in columns beside the page.
    if (!columns || columns.scrollWidth <= columns.clientWidth) return;
  }
}
