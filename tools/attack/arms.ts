import { ATTACKER, anywhere } from "./addresses.ts";
import { tournament } from "./bystanders.ts";
import { asGuests, host, powerOf, startGame, Visitor } from "./visitor.ts";

/** How many games a guest with many games is in, and how many against bots wait for their start. */
const GAMES = 30;
const BOT_GAMES = 60;
const DIRECTORS = 8;
const PLAYERS = 350;

/** What the attacker has before it begins. */
export interface Arms {
  readonly server: string;
  /** Seven guests of one network, in many games together. */
  readonly guests: readonly Visitor[];
  readonly game: string;
  readonly power: string;
  /** Directors of large tournaments, each from a network of their own, and where these are. */
  readonly directors: readonly { readonly visitor: Visitor; readonly path: string }[];
  /** Someone with games against nine Masters that haven't begun. */
  readonly gambler: Visitor;
  readonly botGames: readonly string[];
}

/** Prepares everything from many addresses, slowly enough not to be refused. */
export async function arm(server: string): Promise<Arms> {
  const guests = Array.from({ length: 7 }, (_, i) => new Visitor(server, anywhere(i, 250)));
  await asGuests(guests);
  let turn = 0;
  const move = (...visitors: readonly Visitor[]): void => {
    for (const visitor of visitors) visitor.ip = anywhere(turn++, 250);
  };
  let game = "";
  for (let i = 0; i < GAMES; i++) {
    move(...guests);
    game = await startGame(guests);
  }
  const directors: { visitor: Visitor; path: string }[] = [];
  for (let i = 0; i < DIRECTORS; i++) {
    const visitor = new Visitor(server, anywhere(i, DIRECTORS));
    await asGuests([visitor]);
    directors.push({ visitor, path: await tournament(visitor, PLAYERS) });
  }
  const gambler = new Visitor(server, anywhere(200, 250));
  await asGuests([gambler]);
  const botGames: string[] = [];
  for (let i = 0; i < BOT_GAMES; i++) {
    move(gambler);
    const { table } = await host(gambler, { variant: "dissolution", missing: "hold" });
    await gambler.must("POST", `/api/games/${table.game}/commands`, {
      type: "fill-with-bots",
      level: "master",
    });
    botGames.push(table.game);
  }
  for (const visitor of [...guests, gambler]) visitor.ip = ATTACKER;
  const power = await powerOf(guests[0], game);
  return { server, guests, game, power, directors, gambler, botGames };
}
