import type { Stage } from "../testing/site.ts";
import { type Person, person } from "../testing/tables.ts";

export interface Met {
  readonly game: string;
  readonly officer: Person;
  readonly delegates: readonly Person[];
}

/** A committee that has begun, with a delegate for each of some powers. */
export async function meet(stage: Stage, variant: string, powers: readonly string[]): Promise<Met> {
  const officer = await person(stage, "Oda");
  const { table } = await officer.ask<{ table: { game: string } }>("POST", "/api/games", {
    setup: { variant },
    role: "referee",
  });
  const { game } = table;
  const { codes } = await officer.ask<{ codes: { power: string; code: string }[] }>(
    "GET",
    `/api/games/${game}/codes`,
  );
  const delegates: Person[] = [];
  for (const power of powers) {
    const delegate = await person(stage, power);
    const code = codes.find((each) => each.power === power)?.code;
    await delegate.ask("POST", "/api/codes", { code, name: power });
    delegates.push(delegate);
  }
  await officer.do(game, { type: "start" });
  return { game, officer, delegates };
}
