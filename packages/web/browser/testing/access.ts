import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The same, and whether people can tell what to do first. */
export async function findings(page: Page): Promise<string[]> {
  const main = await mainActions(page);
  const faults = await faultsOf(page);
  return main.length > 1 ? [...faults, `More than one main action: ${main.join(" · ")}`] : faults;
}

/** The buttons that look like the main action; of a dialog, where one is open. */
const mainActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((each) =>
      each.checkVisibility(),
    );
    return [...(dialogs.at(-1) ?? document).querySelectorAll<HTMLElement>("[data-variant=filled]")]
      .filter((each) => each.matches("button, a") && each.checkVisibility())
      .map((each) => each.ariaLabel ?? each.innerText);
  });

/** What an examiner finds serious, each with the first place. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    // What it doesn't complain about needs no details, which take their time.
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}, ${nodes[0].html.slice(0, 160)})`);
  });
}

/** The same in both schemes. It needs a page without a security policy, as both do. */
export async function findingsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await colorsAreSettled(page);
    found.push(...(await faultsOf(page)).map((each) => `${colorScheme}: ${each}`));
  }
  return found;
}

/** Some colors fade into the other scheme, and halfway there is too little contrast. */
const colorsAreSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

/** Targets too low for a finger, except those within sentences. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, summary, header a, input:not([type=radio])")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
      .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ height, bottom }) => bottom > 0 && height < 43.5)
      .map(({ element, height }) => `${element.ariaLabel ?? element.innerText}: ${height} px`),
  );
