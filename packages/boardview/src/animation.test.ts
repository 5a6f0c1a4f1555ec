import type { Scene } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../testing/boards.ts";
import { order, retreats1902, turn1902 } from "../testing/scenes.ts";
import { TEXT } from "../testing/text.ts";
import { toAnimatedSvg } from "./animation.ts";
import { type BoardOptions, drawBoard } from "./board.ts";
import { toSvg } from "./svg.ts";

const LOOK: BoardOptions = { theme: "light", labels: "full", text: TEXT };
const draw = (scene: Scene) => drawBoard(GEOMETRY.classic, scene, LOOK);
const turn = draw(turn1902());
const retreats = draw(retreats1902());
const bare = draw(turn1902([]));

const animate = (...drawings: readonly ReturnType<typeof draw>[]): string =>
  toAnimatedSvg(drawings, { seconds: 2, theme: "light", title: "A year" });
const count = (text: string, piece: string | RegExp): number => text.split(piece).length - 1;
/** Which cell shows from when on, by film. */
const films = (svg: string): string[] =>
  [...svg.matchAll(/@keyframes film-\d+\{(.*?\})\}/g)].map(([, frames]) => frames);

describe("an animation", () => {
  test("shows every drawing for the same time, over and over", () => {
    const svg = animate(turn, retreats, bare);
    expect(svg).toContain(".film{animation:6s step-end infinite}");
    expect(svg).toContain('<title id="classic-title">A year</title>');
    const captions = films(svg).at(-1);
    expect(captions).toMatch(/^0%\{transform:translateX\(0px\)\}33\.3333%\{[^}]+\}66\.6667%\{[^}]+\}$/);
    expect(count(svg, "Europe 1901: Autumn 1902<")).toBe(2);
    expect(count(svg, "Europe 1901: Retreats of autumn 1902<")).toBe(1);
  });

  test("has the map once", () => {
    const alone = toSvg(turn).length;
    const svg = animate(...Array.from({ length: 12 }, (_, i) => [turn, retreats, bare][i % 3]));
    expect(count(svg, 'class="layer-land"')).toBe(1);
    expect(count(svg, ">Barents Sea<")).toBe(1);
    expect(svg.length).toBeLessThan(alone * 2);
  });

  test("writes a part once that is the same in several drawings", () => {
    const one = draw(turn1902([order("move", "Turkey", "succeeds", { at: "Smy", to: "Arm" })]));
    const two = draw(turn1902([order("move", "Turkey", "fails", { at: "Smy", to: "Arm" })]));
    const svg = animate(one, two, one, bare);
    const [lines] = films(svg);
    expect(count(lines, "translateX(0px)")).toBe(2);
    expect(count(svg, "moves to Armenia, succeeds<")).toBe(1);
  });

  test("of identical drawings is a still picture, over a line that moves on", () => {
    expect(films(animate(bare, bare, bare)).length).toBe(1);
  });

  test("shows the last drawing where motion is off", () => {
    const svg = animate(turn, bare);
    const [, style] = /<style>(.*?)<\/style>/s.exec(svg) ?? [];
    expect(style).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{\.film\{/);
    // by their own place, all films show their second cell
    expect(count(svg, /class="film film-\d+" transform="translate\(-6000 0\)"/)).toBe(films(svg).length);
  });

  test("keeps each drawing's land within its own frontiers", () => {
    const svg = animate(turn, retreats, bare);
    for (const [, clip] of svg.matchAll(/clip-path="url\(#([^)]+)\)"/g))
      expect(count(svg, `<clipPath id="${clip}">`)).toBe(1);
  });

  test("has no id twice", () => {
    const ids = [...animate(turn, retreats, bare).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has its line below what is cut out", () => {
    const svg = toAnimatedSvg([turn, bare], {
      seconds: 1,
      theme: "dark",
      title: "West",
      crop: [100, 200, 500, 400],
      width: 1000,
    });
    expect(svg).toContain('viewBox="100 200 500 420" width="1000" height="840"');
  });
});
