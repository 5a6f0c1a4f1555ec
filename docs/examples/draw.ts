/** Draws a position and its orders as SVG: node docs/examples/draw.ts > board.svg */
import { drawBoard, sceneOf, toSvg } from "@chancery/boardview";
import { openVariant } from "@chancery/contract";
import { formatPosition } from "@chancery/engine";
import { messagesIn } from "@chancery/messages/catalogs";
import { appearanceOf, manifestOf } from "@chancery/variants";

const opened = openVariant({ variant: "classic", rulebook: "2023", options: {} });
const board = manifestOf({ variant: "classic" })?.board;
if (!opened.ok || !board) throw new Error("there is no such game");
const { rules, start } = opened.value;

const scene = sceneOf(formatPosition(rules, start), {
  ...appearanceOf(rules),
  title: "Spring 1901",
  highlights: [{ at: "Bur", kind: "target" }],
});
const geometry = await board.geometry();
const drawing = drawBoard(geometry, scene, { theme: "light", labels: "full", text: messagesIn("en").board });
console.log(toSvg(drawing, { width: 1000 }));
