import { ok } from "@chancery/engine";
import type { TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import { isDirector, playerOfPerson, type Tournament } from "./tournament.ts";

/** Who directs, and who is forgotten. */
export function decideDirectors(
  tournament: Tournament,
  person: string | null,
  command: Extract<TournamentCommand, { type: "invite-director" | "direct" | "forget" }>,
): Decision {
  switch (command.type) {
    case "invite-director":
      return ok({ type: "director-invited", digest: command.digest });
    case "direct":
      if (person === null || tournament.invitation !== command.digest)
        return refuse("no-such-offer", "director");
      if (isDirector(tournament, person)) return refuse("already-here", "tournament");
      return ok({ type: "director-joined", director: { id: person, name: command.name } });
    case "forget":
      if (!isDirector(tournament, command.person) && !playerOfPerson(tournament, command.person))
        return refuse("no-such-member");
      return ok({ type: "forgotten", person: command.person });
  }
}
