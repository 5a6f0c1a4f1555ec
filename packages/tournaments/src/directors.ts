import { ok } from "@chancery/engine";
import type { TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import { confirmedRounds, isDirector, isHidden, playerOfPerson, type Tournament } from "./tournament.ts";

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
      // Directors see who plays what, and so would someone who plays in a round with hidden names.
      if (playsHidden(tournament, person)) return refuse("director-plays");
      return ok({ type: "director-joined", director: { id: person, name: command.name } });
    case "forget":
      if (!isDirector(tournament, command.person) && !playerOfPerson(tournament, command.person))
        return refuse("no-such-member");
      return ok({ type: "forgotten", person: command.person });
  }
}

function playsHidden(tournament: Tournament, person: string): boolean {
  const player = playerOfPerson(tournament, person);
  return confirmedRounds(tournament).some(
    (round) => isHidden(round) && round.boards.some(({ players }) => player && players.includes(player.id)),
  );
}
