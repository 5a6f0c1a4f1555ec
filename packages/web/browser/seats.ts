import type { BrowserContextOptions, Page } from "playwright-core";
import type { Stage } from "./browser.ts";
import { POWERS, type SeatedTable, seat } from "./tables.ts";

/** For tests of a player's page: a table at which the others do as they are told. */
export class Seated {
  readonly game: string;
  private readonly stage: Stage;
  private readonly table: SeatedTable;

  constructor(stage: Stage, table: SeatedTable) {
    this.stage = stage;
    this.table = table;
    this.game = table.game;
  }

  /** Opens the table as whoever plays a power, or as a stranger. */
  async open(power: Power | null, options: BrowserContextOptions = {}): Promise<Page> {
    if (power !== null) return this.table.by[power].visit(this.game, "", options);
    const page = await this.stage.open(`/games/${this.game}`, options);
    await page.locator(".layer-units").waitFor();
    return page;
  }

  async do(power: Power, command: object): Promise<void> {
    await this.table.by[power].do(this.game, command);
  }

  view(power: Power): Promise<{ phase: string; sheets: { power: string; text: string | null }[] }> {
    return this.table.by[power].ask("GET", `/api/games/${this.game}`);
  }

  /** What is saved for a power. */
  async saved(power: Power): Promise<string | null> {
    const { sheets } = await this.view(power);
    return sheets.find((sheet) => sheet.power === power)?.text ?? null;
  }

  /** All others write and are ready; all, if there is nobody else. */
  async others(power: Power | null, sheets: Readonly<Partial<Record<Power, string>>> = {}): Promise<void> {
    for (const other of POWERS) {
      if (other === power) continue;
      const text = sheets[other];
      if (text !== undefined) await this.do(other, { type: "save", power: other, text });
      await this.do(other, { type: "ready", ready: true }).catch(() => undefined);
    }
  }
}

type Power = (typeof POWERS)[number];

/** A game of seven that has begun. */
export const sevenSeated = async (stage: Stage, setup: Record<string, unknown> = {}): Promise<Seated> =>
  new Seated(stage, await seat(stage, setup));
