import type { Page } from "playwright-core";
import { unit } from "./board.ts";
import type { Stage } from "./site.ts";
import { type Person, person } from "./tables.ts";

/** Tables of Dissolution, for tests. */

export const PLAYERS = [
  "Egypt",
  "Ethiopia",
  "Iran",
  "Kazakhstan",
  "Pakistan",
  "Poland",
  "Romania",
  "Saudi Arabia",
  "Ukraine",
  "Yugoslavia",
] as const;
export type Player = (typeof PLAYERS)[number];

/** Ten at a table, and a referee who can change the position. */
export class TenSeats {
  readonly game: string;
  readonly by: Readonly<Record<Player, Person>>;
  readonly referee: Person;

  constructor(game: string, by: Readonly<Record<Player, Person>>, referee: Person) {
    this.game = game;
    this.by = by;
    this.referee = referee;
  }

  /** Moves the game to another phase. */
  async goTo(phase: string): Promise<void> {
    const { position } = await this.referee.ask<{ position: object }>("GET", `/api/games/${this.game}`);
    await this.referee.do(this.game, {
      type: "edit",
      position: { ...position, phase },
      reason: "for a test",
    });
  }

  async allReady(): Promise<void> {
    for (const power of PLAYERS) await this.by[power].do(this.game, { type: "ready", ready: true });
  }
}

/** A game of ten with a referee that has begun. */
export async function tenSeated(stage: Stage): Promise<TenSeats> {
  const players: Person[] = [];
  for (const power of PLAYERS) players.push(await person(stage, `Player of ${power}`));
  const [host] = players;
  const { table, invitation } = await host.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    {
      setup: {
        variant: "dissolution",
        rulebook: "2021",
        assignment: "chosen",
        preset: "referee",
        talk: "open",
      },
    },
  );
  const { game } = table;
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of PLAYERS.entries()) await players[i].do(game, { type: "choose", power });
  const referee = await person(stage, "Rita Referee");
  await referee.do(game, { type: "join", role: "spectator", invitation });
  await host.do(game, { type: "appoint", member: "Rita Referee" });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(PLAYERS.map((power, i) => [power, players[i]]));
  return new TenSeats(game, by as TenSeats["by"], referee);
}

/** Cairo is carried to Khartoum by the wing in Aswan: the way is pressed, corrected, and pressed again. */
export async function flyToKhartoum(page: Page): Promise<void> {
  await unit(page, "Cai").click();
  await page.getByRole("button", { name: "By convoy" }).click();
  await unit(page, "Asw").click();
  await page.getByText("Cai - Asw - …").waitFor();
  await page.getByRole("button", { name: "Step back" }).click();
  await page.getByText("carried by which unit?").first().waitFor();
  await unit(page, "Asw").click();
  await unit(page, "Khm").click();
  await unit(page, "Asw").click();
  await page.getByRole("button", { name: "Convoy C" }).click();
  await unit(page, "Cai").click();
}
