import type { Stage } from "../../browser/testing/site.ts";
import { person, seat } from "../../browser/testing/tables.ts";

/** A page to be measured, and the person who opens it. */
export interface Place {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
}

/** Sets up a game and a committee on a server. */
export async function furnish(address: string): Promise<Place[]> {
  // Nobody opens pages here: Lighthouse does.
  const stage = { address, typed: new Set<string>() } as Partial<Stage> as Stage;
  const { game, by } = await seat(stage);
  const officer = await person(stage, "Oda");
  const { table, invitation } = await officer.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup: { variant: "committee-1901" }, role: "referee" },
  );
  const delegate = await person(stage, "Dora");
  await delegate.do(table.game, { type: "join", role: "player", invitation });
  await officer.do(table.game, { type: "room", act: { do: "seat", member: "Dora", power: "France" } });
  await officer.do(table.game, { type: "start" });
  return [
    { name: "start", url: `${address}/`, cookie: "" },
    { name: "sandbox", url: `${address}/sandbox/2023`, cookie: "" },
    { name: "table", url: `${address}/games/${game}`, cookie: by.France.cookie },
    { name: "projector", url: `${address}/games/${table.game}/projector`, cookie: officer.cookie },
  ];
}
