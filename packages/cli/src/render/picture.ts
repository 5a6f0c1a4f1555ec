import {
  type BoardGeometry,
  type Drawing,
  drawBoard,
  type Labels,
  type Scene,
  type SvgOptions,
  type ThemeName,
  toAnimatedSvg,
  toSvg,
} from "@chancery/boardview";
import { gameBoard } from "@chancery/variants";
import { secondGeometry } from "../boards/second-boards.ts";
import { Failure } from "../terminal/failure.ts";
import { boardText, cli } from "../terminal/messages.ts";
import type { Format } from "./destination.ts";
import { toPng } from "./png.ts";
import { PNG_WIDTH } from "./png-width.ts";

/** How pictures are to look. */
export interface Look {
  readonly theme: ThemeName;
  readonly labels: Labels;
  readonly width?: number;
  readonly crop?: readonly [number, number, number, number];
}

/** A picture has at most so many pixels. */
const MOST_PIXELS = 100_000_000;

/** Draws scenes of one board. */
export class Painter {
  private readonly geometry: BoardGeometry;
  private readonly look: Look;

  private constructor(geometry: BoardGeometry, look: Look) {
    this.geometry = geometry;
    this.look = look;
  }

  static async of(board: string, look: Look): Promise<Painter> {
    const first = gameBoard(board);
    const geometry = first ? await first.geometry() : await secondGeometry(board);
    if (!geometry) throw new Failure(cli("undrawnBoard", { board }));
    checkCrop(geometry, look);
    return new Painter(geometry, look);
  }

  async paint(scene: Scene, format: Format): Promise<string | Uint8Array> {
    if (format === "svg") return toSvg(this.draw(scene), this.frame(this.look.width));
    const width = this.look.width ?? PNG_WIDTH;
    const [, , wide, high] = this.look.crop ?? [0, 0, this.geometry.width, this.geometry.height];
    if ((width * width * high) / wide > MOST_PIXELS) throw new Failure(cli("pictureTooLarge", { width }), 2);
    return toPng(toSvg(this.draw(scene), this.frame(width)));
  }

  /** All of them in turn. */
  animate(scenes: readonly Scene[], seconds: number): string {
    const drawings = scenes.map((scene) => this.draw(scene));
    const [first, last] = [drawings[0].title, scenes[scenes.length - 1].title];
    const title = scenes.length > 1 && last ? `${first} – ${last}` : first;
    return toAnimatedSvg(drawings, {
      ...this.frame(this.look.width),
      theme: this.look.theme,
      seconds,
      title,
    });
  }

  private draw(scene: Scene): Drawing {
    return drawBoard(this.geometry, scene, {
      theme: this.look.theme,
      labels: this.look.labels,
      text: boardText,
    });
  }

  private frame(width: number | undefined): SvgOptions {
    const { crop } = this.look;
    return { ...(width !== undefined && { width }), ...(crop && { crop }) };
  }
}

function checkCrop({ width, height }: BoardGeometry, { crop }: Look): void {
  if (!crop) return;
  const [left, top, wide, high] = crop;
  if (left >= width || top >= height || left + wide <= 0 || top + high <= 0)
    throw new Failure(cli("cropOutside", { flag: "--crop", width, height }), 2);
}
