import { ATTACKER, anywhere } from "../addresses.ts";
import { type Attack, once } from "../attack.ts";
import { LARGEST } from "./orders.ts";

/** The pages that take longest to make. */
export const PAGES: readonly Attack[] = [
  {
    name: "lists of many games, by seven guests of one network",
    atOnce: 14,
    send: ({ guests }, turn) => guests[turn % guests.length].send("GET", "/api/games"),
  },
  {
    name: "everything stored about people with many games",
    atOnce: 7,
    send: ({ guests }, turn) => guests[turn % guests.length].send("GET", "/api/me/export"),
  },
  {
    name: "pages of large tournaments, from twenty networks",
    atOnce: 20,
    send: (arms, turn) =>
      once(arms, anywhere(turn, 20), "GET", arms.directors[turn % arms.directors.length].path),
  },
  {
    name: "records and files of games",
    atOnce: 7,
    send: ({ guests, game }, turn) =>
      guests[turn % guests.length].send("GET", `/api/games/${game}/${turn % 2 ? "record" : "preview"}`),
  },
  {
    name: "searches for games, from twenty networks",
    atOnce: 20,
    send: (arms, turn) => once(arms, anywhere(turn, 20), "GET", `/api/public-games?text=q${turn}`),
  },
  {
    name: "huge names",
    atOnce: 4,
    send: (arms) => once(arms, ATTACKER, "POST", "/api/guests", { name: "E".repeat(LARGEST) }),
  },
];
