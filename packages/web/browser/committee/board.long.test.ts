import { expect } from "vitest";
import { formatLink } from "../../src/pages/sandbox/sharing/share.ts";
import { goOn, resolve } from "../testing/acts.ts";
import { listed, pressProvince, unit } from "../testing/board.ts";
import { test } from "../testing/stage.ts";
import { soon } from "../testing/tables.ts";
import { overflow, PHONE } from "./parts.ts";

const setup = { variant: "committee-1935", rulebook: "1935", options: {} };

/** Fleets where the board of 1935 is unlike others. */
const POSITION = {
  phase: "S1935M",
  units: { "United Kingdom": ["F Egy", "F Per"], USSR: ["F Ros", "F Cas"] },
  centers: {
    "United Kingdom": ["Lon", "Edi", "Ire", "Gib", "Egy"],
    USSR: ["Mos", "Mur", "Stp", "Sib", "Ros"],
  },
};

const ORDERS = [
  ["Egy", "Red", "F Egy - Red"],
  ["Per", "Irn", "F Per - Irn/sc"],
  ["Ros", "Wol", "F Ros - Wol"],
  ["Cas", "Irn", "F Cas - Irn/nc"],
] as const;

/** The board of 1935 on a phone. */
test("fleets go through waterways and to either coast of Iran, by finger on a phone (M35-34, M35-35, M35-36)", async ({
  stage,
}) => {
  const link = await formatLink({ setup, phases: [{ position: POSITION, orders: {} }] });
  const page = await stage.open(`/sandbox/committee-1935#${link}`, PHONE);
  // It opens on its middle, at a size for fingers.
  await page.getByRole("button", { name: "Show the whole board" }).tap();
  // The list of orders is there once it has been opened.
  await page.getByRole("button", { name: "Expand panel" }).tap();
  await page.getByRole("button", { name: "Collapse panel" }).tap();
  for (const [from, to, order] of ORDERS) {
    await unit(page, from).tap();
    await pressProvince(page, to);
    await expect.poll(() => listed(page)).toContain(order);
  }
  expect(await overflow(page)).toBe(0);
  await resolve(page);
  await goOn(page);
  await unit(page, "Wol").waitFor();
  await unit(page, "Red").waitFor();
  // Both want Iran, each from its own sea: neither gets it.
  await soon(() => unit(page, "Per").count()).toBe(1);
  await soon(() => unit(page, "Cas").count()).toBe(1);
});
