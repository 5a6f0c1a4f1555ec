import { sceneOf, type ThemeName, withOccupiers } from "@chancery/boardview";
import { drawLight, simplified } from "@chancery/boardview/light";
import { openVariant } from "@chancery/contract";
import type { PublicBoard } from "@chancery/game";
import { messagesIn } from "@chancery/messages/catalogs";
import { appearanceOf, BOARDS } from "@chancery/variants";
import type { Geometry } from "@chancery/variants/boards";

/** How many pictures are kept: some megabytes. */
const MOST = 400;
/** Lines lose bends smaller than this, in px of the board: nobody sees them in a list. */
const TOLERANCE = 14;

/** Small pictures of boards, drawn when they are asked for. */
export class Miniatures {
  /** Those last asked for come last. */
  private readonly drawn = new Map<string, string>();
  private readonly geometries = new Map<string, Promise<Geometry>>();

  /** The picture of a board, under a name that is never used for another. */
  async draw(name: string, board: PublicBoard, theme: ThemeName): Promise<string> {
    const key = `${name} ${theme}`;
    const kept = this.drawn.get(key) ?? (await this.drawNow(board, theme));
    this.drawn.delete(key);
    this.drawn.set(key, kept);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > MOST) this.drawn.delete(oldest);
    return kept;
  }

  private async drawNow({ game, position, occupiers }: PublicBoard, theme: ThemeName): Promise<string> {
    const opened = openVariant(game);
    if (!opened.ok) throw new Error(`a listed game cannot be opened: ${opened.error.path}`);
    const { rules } = opened.value;
    const look = appearanceOf(rules);
    const scene = withOccupiers(sceneOf(position, look), occupiers);
    const text = messagesIn("en").board;
    return drawLight(await this.geometryOf(look.board.id), scene, { theme, labels: "none", text });
  }

  private geometryOf(id: string): Promise<Geometry> {
    const board = BOARDS.find(({ table }) => table.id === id);
    if (!board) throw new Error(`there is no drawing of the board ${id}`);
    const known = this.geometries.get(id) ?? board.geometry().then((full) => simplified(full, TOLERANCE));
    this.geometries.set(id, known);
    return known;
  }
}
