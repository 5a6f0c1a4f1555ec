import { setTimeout } from "node:timers/promises";
import type { Attack } from "../attack.ts";

/** Bots that think long, in as many games as one guest may have. */
export const BOTS: readonly Attack[] = [
  {
    name: "turns of Masters in sixty games",
    atOnce: 4,
    send: async ({ gambler, botGames }, turn) => {
      const game = botGames[turn % botGames.length];
      // Once all games have begun, they go on as fast as the bots think.
      if (turn < botGames.length) return gambler.do(game, { type: "start" });
      await setTimeout(200);
      const asked = await gambler.send("GET", `/api/games/${game}/legal-orders`);
      if (asked.status !== 200) return asked;
      const { turn: now } = JSON.parse(asked.body) as { readonly turn: number | null };
      return gambler.do(game, { type: "ready", ready: true, turn: now });
    },
  },
];
