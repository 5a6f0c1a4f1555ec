import type { BrowserContextOptions, Page } from "playwright-core";
import type { Stage } from "./site.ts";
import { type Person, POWERS, person, type SeatedTable, seat } from "./tables.ts";

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

  /** Opens the table as the player of a power, or as a stranger. */
  async open(power: Power | null, options: BrowserContextOptions = {}, rest = ""): Promise<Page> {
    if (power !== null) return this.table.by[power].visit(this.game, rest, options);
    const page = await this.stage.open(`/games/${this.game}`, options);
    await page.locator(".layer-units").waitFor();
    return page;
  }

  /** Opens another page as the player of a power. */
  look(power: Power, path: string): Promise<Page> {
    return this.table.by[power].look(path);
  }

  async do(power: Power, command: object): Promise<void> {
    await this.table.by[power].do(this.game, command);
  }

  view(power: Power): Promise<{ phase: string; sheets: { power: string; text: string | null }[] }> {
    return this.table.by[power].ask("GET", `/api/games/${this.game}`);
  }

  /** What is saved for a power, as its player sees it. */
  async saved(power: Power, player = power): Promise<string | null> {
    const { sheets } = await this.view(player);
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

/** A game that has begun, where each sits on the seat of one of these powers and may play others as well. */
export async function seatedAs(stage: Stage, powers: readonly Power[], setup: object): Promise<Seated> {
  const players: Person[] = [];
  for (const power of powers) players.push(await person(stage, `Player of ${power}`));
  const [host, ...guests] = players;
  const { table, invitation } = await host.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup: { assignment: "chosen", ...setup } },
  );
  const { game } = table;
  for (const guest of guests) await guest.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of powers.entries()) await players[i].do(game, { type: "choose", power });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(powers.map((power, i) => [power, players[i]])) as SeatedTable["by"];
  return new Seated(stage, { game, by, referee: host, invitation });
}
