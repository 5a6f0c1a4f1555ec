import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isLiteral } from "./plain-words.ts";
import { look, type Shape, shapeOf } from "./pseudo-look.ts";
import { Popups } from "./pseudo-popups.ts";
import type { Stage } from "./site.ts";
import { test } from "./stage.ts";

const page = (body: string): string => `<!doctype html><title>Šàñđƀôẋ~~~</title><main>${body}</main>`;

/** Without the application, which would go on drawing. */
async function emptyPage(stage: Stage): Promise<Page> {
  const tab = await stage.open("/");
  await tab.goto("about:blank");
  return tab;
}

test("the check finds what is not in the catalog, cut off, too wide or in the way", async ({ stage }) => {
  const tab = await emptyPage(stage);
  const seen = async (body: string) => {
    await tab.setContent(page(body));
    const { texts, misfits } = await tab.evaluate(look, null);
    const literals = texts.filter(({ text }) => isLiteral(text, new Set(["Oda", "en"])));
    return { literals: literals.map(({ text }) => text), misfits: misfits.length };
  };
  expect(await seen("<p>Ŕéàđý~~ Oda, A Vienna</p>")).toEqual({ literals: [], misfits: 0 });
  expect(await seen(`<p>Ñô~ "~~Od" ñéàŕ~~</p>`)).toEqual({ literals: [], misfits: 0 });
  expect(await seen("<button>Ready</button>")).toEqual({ literals: ["Ready"], misfits: 0 });
  expect(await seen('<img alt="The board" src="data:,">')).toEqual({ literals: ["The board"], misfits: 0 });
  expect(await seen('<p translate="no">Ready</p>')).toEqual({ literals: [], misfits: 0 });
  const narrow = "width: 40px; overflow: hidden; white-space: nowrap";
  expect(await seen(`<p style="${narrow}">Ŕéšôļṽé~~~~~~</p>`)).toEqual({ literals: [], misfits: 1 });
  expect(await seen('<p style="width: 3000px">Ŕ~</p>')).toEqual({ literals: [], misfits: 1 });
  const tall = `<div style="width: 90px; height: 90px; overflow: auto"><p style="width: 200px; height: 200px">Ŕ~</p></div>`;
  expect(await seen(tall)).toEqual({ literals: [], misfits: 1 });
  const over = "<button>Ĵôîñ~~</button><button style='margin-left: -30px'>Ļéàṽé~~</button>";
  expect(await seen(over)).toEqual({ literals: [], misfits: 1 });
});

test("pages made of the same parts have the same shape, whatever they say", async ({ stage }) => {
  const tab = await emptyPage(stage);
  const shape = async (body: string): Promise<Shape> => {
    await tab.setContent(page(body));
    return tab.evaluate(shapeOf);
  };
  const card = (text: string): string => `<p class="_card_8nmdz_11 other">${text}</p>`;
  expect(await shape(card("one") + card("two"))).toEqual(await shape(card("three")));
  expect(await shape(card("one"))).not.toEqual(await shape(`${card("one")}<p class="_note_8nmdz_4"></p>`));
  const tabs = `<i role="tab">One</i>, <i role="tab" aria-selected="true">Two<b>2</b></i><div role="tabpanel">${card("one")}</div>`;
  expect(await shape(tabs)).toEqual({ parts: ["_card_8nmdz_11"], tabs: "One, Two", tab: 1 });
});

test("what opens is looked at once while it's open, and so is what opens from there", async ({ stage }) => {
  const tab = await emptyPage(stage);
  await tab.setContent(
    page(`
      <button aria-haspopup="menu" onclick="menu.hidden = false">Ṁéñû~ Oda</button>
      <button aria-haspopup="menu" onclick="menu.hidden = false">Ṁéñû~ Ida</button>
      <button aria-haspopup="dialog" disabled>Ñôñé~</button>
      <button aria-expanded="false" onclick="more.hidden = !(ariaExpanded = String(more.hidden))">Ṁôŕé~</button>
      <div id="menu" role="menu" hidden>
        <button aria-haspopup="dialog" onclick="dialog.hidden = !(menu.hidden = true)">Ľéàṽé~</button>
        <button aria-haspopup="dialog" onclick="dialog.hidden = !(menu.hidden = true)">Çàñçéļ~</button>
      </div>
      <p id="dialog" role="dialog" hidden>Ŕéàļļý?</p>
      <p id="more" hidden>Ṁôŕé~ Ṁôŕé~</p>
      <script>onkeydown = ({ key }) => { if (key === "Escape") menu.hidden = dialog.hidden = true }</script>`),
  );
  const known = new Set<string>();
  const popups = new Popups(tab, (opener) => !known.has(opener) && known.add(opener).size > 0);
  const see = () => tab.locator("#menu:visible, #dialog:visible, #more:visible").getAttribute("id");
  expect(await popups.look(see)).toEqual(["menu", "dialog", "dialog", "more"]);
  expect(await popups.look(see)).toEqual([]);
});
