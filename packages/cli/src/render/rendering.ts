import { join } from "node:path";
import type { Scene } from "@chancery/boardview";
import { formatPosition } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { type Appearance, boardAppearance } from "@chancery/variants";
import type { GameOptions } from "../adjudicate/game-options.ts";
import { emptyScene, readNamedPosition } from "../adjudicate/named-position.ts";
import { nameOf, readJsonFile } from "../adjudicate/setup.ts";
import { readTurn } from "../adjudicate/turn-input.ts";
import { tableNamed } from "../boards/boards.ts";
import { secondBoardAsked, secondBoardScene } from "../boards/second-boards.ts";
import { replayGames } from "../records/recorded-games.ts";
import { Failure } from "../terminal/failure.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import { visible } from "../terminal/style.ts";
import { type Format, formatOf, isFolder, makeFolder, writePicture } from "./destination.ts";
import { type Look, Painter } from "./picture.ts";
import { concernsIn, ordersScene, positionScene, resultsScene } from "./turn-scene.ts";

const listed = (...flags: readonly string[]): string => formatList(LANGUAGE, flags);

/** What the command line asks for. */
export interface RenderOptions extends GameOptions, Look {
  readonly output: string;
  readonly state?: string;
  readonly orders?: true;
  readonly results?: true;
  readonly board?: string;
  readonly game?: string;
  readonly format?: Format;
  readonly seconds?: number;
}

/** Draws what the command line asks for; the exit status. */
export async function render(file: string | undefined, options: RenderOptions): Promise<0 | 1> {
  if (options.game !== undefined) return renderGame(file, options.game, options);
  if (options.format !== undefined || options.seconds !== undefined)
    throw new Failure(cli("withGameOnly", { flags: listed("--format", "--seconds"), game: "--game" }), 2);
  const format = formatOf(options.output);
  const scene = await sceneFor(file, options);
  const painter = await Painter.of(scene.board.id, options);
  await writePicture(options.output, await painter.paint(scene, format));
  return 0;
}

async function sceneFor(file: string | undefined, options: RenderOptions): Promise<Scene> {
  const second = secondBoardAsked(options);
  if (second !== undefined) return secondBoardScene(second, file, options);
  if (options.board !== undefined) return boardScene(options.board, file);
  return turnScene(file, options);
}

async function boardScene(name: string, file: string | undefined): Promise<Scene> {
  const look = boardAppearance(tableNamed(name).id, LANGUAGE) as Appearance;
  if (file === undefined) return emptyScene(look);
  return readNamedPosition(look, await readJsonFile(file), `${nameOf(file)}: `);
}

async function turnScene(file: string | undefined, options: RenderOptions): Promise<Scene> {
  const { setup, sheets, misread, isOver } = await readTurn(file, options);
  for (const each of misread) console.error(each.split("\n").map(visible).join("\n"));
  if (options.orders || options.results) {
    if (file === undefined)
      throw new Failure(cli("needOrders", { flags: listed("--orders", "--results") }), 2);
    if (!sheets || isOver) throw new Failure(`${nameOf(file)}: ${cli("noOrdersInIt")}`);
    if (options.results) return resultsScene(setup, sheets);
    for (const each of concernsIn(setup, sheets)) console.error(visible(each));
    return ordersScene(setup, sheets);
  }
  const scene = positionScene(setup);
  return isOver ? { ...scene, title: cli("endTitle") } : scene;
}

/** A picture of a recorded game. */
interface GamePicture {
  readonly phase: string;
  readonly scene: Scene;
}

async function renderGame(file: string | undefined, game: string, options: RenderOptions): Promise<0 | 1> {
  const { output, format, seconds } = options;
  if (file !== undefined) throw new Failure(cli("gameAlone", { flag: "--game" }), 2);
  const inFolder = isFolder(output);
  if (!inFolder && formatOf(output) === "png") throw new Failure(cli("gameOutput"), 2);
  if (inFolder ? seconds !== undefined : format !== undefined)
    throw new Failure(cli("formatOrSeconds", { format: "--format", seconds: "--seconds" }), 2);
  const { pictures, status } = await picturesOf(game, options);
  const painter = await Painter.of(pictures[0].scene.board.id, options);
  if (inFolder) await writeFolder(pictures, painter, options);
  else {
    const scenes = pictures.map(({ scene }) => scene);
    await writePicture(output, painter.animate(scenes, seconds ?? 2.5));
  }
  return status;
}

async function writeFolder(
  pictures: readonly GamePicture[],
  painter: Painter,
  { output, format = "svg" }: RenderOptions,
): Promise<void> {
  await makeFolder(output);
  for (const [i, { phase, scene }] of pictures.entries()) {
    const name = `${String(i + 1).padStart(3, "0")}-${phase}.${format}`;
    await writePicture(join(output, name), await painter.paint(scene, format));
  }
}

/** Every phase with its results, and the position it all came to. A game that differs from its record ends there. */
async function picturesOf(
  file: string,
  options: RenderOptions,
): Promise<{ readonly pictures: readonly GamePicture[]; readonly status: 0 | 1 }> {
  const pictures: GamePicture[] = [];
  let status: 0 | 1 = 0;
  for await (const event of replayGames(file, options)) {
    switch (event.type) {
      case "began":
        if (pictures.length > 0) throw new Failure(`${event.name}: ${cli("secondGame")}`);
        break;
      case "played": {
        const { before, sheets, misread, response } = event.phase;
        for (const each of misread) console.error(each);
        pictures.push({ phase: response.phase, scene: resultsScene(before, sheets) });
        break;
      }
      case "differs":
        status = 1;
        console.error(`${visible(event.name)}: ${visible(event.difference)}`);
        break;
      case "ended": {
        const { table, state } = event.game.present;
        const { phase } = formatPosition(table.rules, state);
        if (pictures.length > 0) pictures.push({ phase, scene: positionScene(event.game.present) });
      }
    }
  }
  if (pictures.length === 0) throw new Failure(`${nameOf(file)}: ${cli("noPhase")}`);
  return { pictures, status };
}
