import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { listed } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

const LAGOON = readFileSync("packages/variants/map-file/lagoon.map", "utf8");

const units = {
  FRANCE: ["F BRE", "A MAR", "A PAR"],
  GERMANY: ["F KIE", "A BER", "A MUN"],
};
const saved = {
  id: "game-7",
  map: "standard",
  mood: "fine",
  phases: [
    {
      name: "S1902M",
      state: { name: "S1902M", units },
      orders: { FRANCE: ["A PAR - BUR"], GERMANY: ["A MUN - BUR"] },
      messages: [{ sender: "FRANCE", recipient: "GLOBAL", message: "Good luck!", time_sent: 1 }],
    },
    {
      name: "F1902M",
      state: { name: "F1902M", units: { ...units, FRANCE: ["F BRE", "A MAR", "A BUR"] } },
      orders: {},
    },
  ],
};

describe("bring a game", () => {
  test("a file is played again, its differences are told, and it opens as a replay", async ({ stage }) => {
    const page = await stage.open("/");
    await page.getByRole("link", { name: "Import a game" }).click();
    await page.getByRole("heading", { name: "Import a game" }).waitFor();
    const file = {
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(saved)),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    const game = page.getByRole("region", { name: "game-7" });
    await page.getByText("Read as: py-diplomacy").waitFor();
    await game.getByText("France has the units").waitFor();
    await game.getByText("A Par - Bur: Bounced 1v1 with A Mun").waitFor();
    await game.getByText("One field is not part of the format and wasn't read: mood").waitFor();
    const download = page.waitForEvent("download");
    await game.getByRole("button", { name: "Cicero (JSON)" }).click();
    const written = JSON.parse(readFileSync(await (await download).path(), "utf8"));
    expect(written.phases[0].messages[0]).toMatchObject({ recipient: "ALL", message: "Good luck!" });
    await game.getByRole("button", { name: "Open as replay" }).click();
    await soon(() => page.url()).toContain("/sandbox/2023");
    await page.getByRole("button", { name: "Previous phase" }).click();
    await soon(() => listed(page)).toContain("✕ A Par - Bur bounced");
  });

  test("a pasted sheet is read, a broken file is refused with its place, and drops work", async ({
    stage,
  }) => {
    const page = await stage.open("/import");
    const open = async (text: string): Promise<void> => {
      await page.getByLabel("Or paste a game, order sheets or a map").fill(text);
      await page.getByRole("button", { name: "Open", exact: true }).click();
    };
    await open('{"map": "standard"}');
    await page.getByRole("alert").getByText("(phases)").waitFor();
    await open("Spring 1901\nFrance: A Par - Bur\nLindria: A Eld - Cau");
    await page.getByText("Line 3 can't be read: Lindria:").waitFor();
    await page.getByLabel("Game", { exact: true }).selectOption("causeway");
    await page.getByText("Line 2 can't be read: France:").waitFor();
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "game.txt"));
      return data;
    }, "PHASE 1901 Spring Movement\nPOSITIONS\nFrance: A par\nORDERS\n France: Army par move bur");
    await page.getByText("Drop a file here").dispatchEvent("drop", { dataTransfer: transfer });
    await page.getByText("Read as: Droidippy").waitFor();
  });

  test("a map becomes a board to play on, which is kept and shared with it", async ({ stage }) => {
    // Names on a map are those that its maker gave them.
    for (const [, name, id] of LAGOON.matchAll(/^(.+?) = (\w{3})\b/gm))
      stage.typed.add(name).add(id[0].toUpperCase() + id.slice(1));
    for (const name of ["ForestFolk", "later", "DPjudge"]) stage.typed.add(name);
    const page = await stage.open("/sandbox/map");
    await page.getByRole("heading", { name: "Import a game" }).waitFor();
    const file = (name: string, text: string) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await page
      .locator('input[type="file"]')
      .setInputFiles(file("wrong.map", `${LAGOON}\nCOAST QQQ ABUTS LAG`));
    await page.getByText("QQQ has no name").waitFor();
    await page
      .locator('input[type="file"]')
      .setInputFiles([
        file("lagoon.map", LAGOON),
        file("later.map", "MAP lagoon\nBEGIN SPRING 1700 MOVEMENT"),
      ]);
    await page.getByText("Read as: DPjudge map").waitFor();
    await page.getByText("3 powers, 12 provinces, 9 supply centers. 6 centers win the game.").waitFor();
    await page.getByRole("button", { name: "Open in the sandbox" }).click();
    await soon(() => page.url()).toMatch(/\/sandbox\/map$/);
    await page.getByText("Spring 1700").first().waitFor();
    await page.getByRole("tab", { name: "Text" }).click();
    await page.getByRole("textbox", { name: "Orders as text" }).fill("Cove: F Cov - Isl");
    await page.getByRole("button", { name: "Resolve" }).first().click();
    await soon(() => listed(page)).toContain("✓ F Cov - Isl moved");
    await page.reload();
    await page.getByText("Fall 1700").first().waitFor();
  });
});
