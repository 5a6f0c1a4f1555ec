import type { Scene } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { geometryOf } from "../testing/boards.ts";
import { retreats1902, start1935, turn1902, turn1992, winter1992 } from "../testing/scenes.ts";
import { TEXT } from "../testing/text.ts";
import { drawBoard } from "./board.ts";
import type { Drawing } from "./drawing.ts";
import { toSvg } from "./svg.ts";

const draw = (scene: Scene, id?: string): Drawing =>
  drawBoard(geometryOf(scene), scene, {
    theme: "light",
    labels: "full",
    text: TEXT,
    ...(id && { id }),
  });

/** Names of the elements that are open at the end, or a complaint. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name, attributes, empty] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/\s([\w-]+)=/g)].map(([, each]) => each);
    if (new Set(names).size < names.length) return [`${name} says something twice: ${attributes}`];
    if (end) {
      if (open.pop() !== name) return [`${name} is closed but was not open`];
    } else if (!empty) open.push(name);
  }
  return open;
}

describe.each([turn1902(), retreats1902(), start1935(), turn1992(), winter1992()])(
  "$board, $title",
  (scene) => {
    const svg = toSvg(draw(scene));

    test("is well-formed", () => {
      expect(unclosed(svg)).toEqual([]);
      expect(svg.replace(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    });

    test("refers only to what it holds", () => {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#|aria-labelledby=")([^")]+)/g))
        expect(ids).toContain(id);
    });

    test("holds no long path twice", () => {
      const paths = [...svg.matchAll(/ d="([^"]{150,})"/g)].map(([, d]) => d);
      expect(new Set(paths).size).toBe(paths.length);
    });
  },
);

test("a picture has a title and a role, real text in Inter, and provinces that can be reached", () => {
  const svg = toSvg(draw(turn1902()));
  expect(svg).toMatch(/^<svg [^>]*role="group" aria-labelledby="classic-title" font-family="Inter, /);
  expect(svg).toContain('<title id="classic-title">Europe 1901: Autumn 1902</title>');
  expect(svg).toContain(
    '<g id="classic-province-Mun" class="province" data-province="Mun" role="img" tabindex="0" aria-label="Munich, supply center, owned by Germany, German army">',
  );
  expect(svg).toMatch(/<text [^>]*><tspan [^>]*>Munich<\/tspan>/);
});

test("it fills what it is put in, or is as wide as wished", () => {
  const drawing = draw(turn1902());
  expect(toSvg(drawing)).toMatch(/^<svg [^>]*viewBox="0 0 2000 \d+" role/);
  expect(toSvg(drawing, { width: 1000 })).toMatch(/ width="1000" height="\d+(\.\d+)?"/);
});

test("a crop shows part of the sheet and leaves out bands that are not in it", () => {
  const drawing = draw(turn1902());
  const svg = toSvg(drawing, { crop: [1500, 900, 400, 300], width: 800 });
  expect(svg).toMatch(/viewBox="1500 900 400 300" width="800" height="600"/);
  const bands = (text: string): number => [...text.matchAll(/clip-path="/g)].length;
  expect(bands(svg)).toBeLessThan(bands(toSvg(drawing)));
});

test("pictures with ids of their own can share a page", () => {
  const svg = toSvg(draw(turn1902(), "left"));
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^left-/);
});

test("text that looks like markup stays text", () => {
  const scene = { ...turn1902(), title: 'Autumn <b>"1902"</b> & after' };
  expect(toSvg(draw(scene))).toContain("Autumn &lt;b&gt;&quot;1902&quot;&lt;/b&gt; &amp; after</title>");
});
