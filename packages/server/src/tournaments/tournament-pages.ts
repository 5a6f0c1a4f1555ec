import { isDirector, viewTournament } from "@chancery/tournaments";
import type { Turns } from "../load/turns.ts";
import type { Running } from "./tournament-logs.ts";

export const viewFor = ({ tournament, log }: Running, person: string | null) =>
  viewTournament(tournament, log, person);

/** What people see of tournaments, in JSON. It takes long for large ones, and is the same for all who only look. */
export class TournamentPages {
  private readonly turns: Turns;
  private readonly known = new WeakMap<Running, string>();

  constructor(turns: Turns) {
    this.turns = turns;
  }

  async of(running: Running, person: string | null): Promise<string> {
    const { tournament } = running;
    const isInvolved =
      person !== null &&
      (isDirector(tournament, person) || tournament.players.some((player) => player.person === person));
    const make = (as: string | null) => this.turns.run(() => JSON.stringify(viewFor(running, as)));
    if (isInvolved) return make(person);
    const page = this.known.get(running) ?? (await make(null));
    this.known.set(running, page);
    return page;
  }
}
