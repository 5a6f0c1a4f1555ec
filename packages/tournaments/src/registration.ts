import type { Entrant } from "@chancery/api";
import { ok } from "@chancery/engine";
import type { TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import { readPlayerList } from "./player-list.ts";
import { isDirector, type Player, playerOf, playerOfPerson, type Tournament } from "./tournament.ts";

/** More than any tournament has had; seeding stays quick up to it. */
const MOST_PLAYERS = 350;

type Registration = Extract<
  TournamentCommand,
  {
    type:
      | "register"
      | "claim"
      | "withdraw"
      | "reinstate"
      | "add"
      | "import"
      | "change-player"
      | "open-registration"
      | "block"
      | "away";
  }
>;

/** Who plays. */
export function decideRegistration(
  tournament: Tournament,
  person: string | null,
  command: Registration,
  seq: number,
): Decision {
  switch (command.type) {
    case "register": {
      if (person === null || playerOfPerson(tournament, person)) return refuse("already-here", "tournament");
      if (!tournament.isOpen) return refuse("registration-closed");
      const { name, club, preferences, playsTwice } = command;
      return added(tournament, [{ name, email: null, club, preferences, playsTwice }], seq, person);
    }
    case "claim": {
      const player = command.player === null ? undefined : playerOf(tournament, command.player);
      if (person === null || !player || player.person !== null) return refuse("no-such-code", "tournament");
      if (playerOfPerson(tournament, person)) return refuse("already-here", "tournament");
      return ok({ type: "claimed", player: player.id, person });
    }
    case "withdraw": {
      const own = person === null ? undefined : playerOfPerson(tournament, person);
      const player = command.player === undefined ? own : playerOf(tournament, command.player);
      if (player !== own && !(person !== null && isDirector(tournament, person)))
        return refuse("not-entitled", "director");
      if (!player) return refuse("no-such-player");
      return player.isWithdrawn
        ? refuse("unchanged")
        : ok({ type: "withdrawn", player: player.id, isWithdrawn: true });
    }
    case "reinstate": {
      const player = playerOf(tournament, command.player);
      if (!player) return refuse("no-such-player");
      return player.isWithdrawn
        ? ok({ type: "withdrawn", player: player.id, isWithdrawn: false })
        : refuse("unchanged");
    }
    case "add":
      return added(tournament, command.players, seq, null);
    case "import":
      return imported(tournament, command.text, seq);
    case "change-player": {
      const { type: _, player: id, ...change } = command;
      const player = playerOf(tournament, id);
      if (!player) return refuse("no-such-player");
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed: Player = { ...player, ...given };
      return ok({ type: "player-changed", player: { ...changed, ...preferred(tournament, changed) } });
    }
    case "open-registration":
      return command.isOpen === tournament.isOpen
        ? refuse("unchanged")
        : ok({ type: "registration", isOpen: command.isOpen });
    case "block": {
      const isKnown = command.pairs.every(
        ([one, other]) => one !== other && playerOf(tournament, one) && playerOf(tournament, other),
      );
      return isKnown ? ok({ type: "blocked", pairs: command.pairs }) : refuse("no-such-player");
    }
    case "away": {
      const { player, isAway } = command;
      if (!playerOf(tournament, player)) return refuse("no-such-player");
      return tournament.away.includes(player) === isAway
        ? refuse("unchanged")
        : ok({ type: "away", player, isAway });
    }
  }
}

/** Only powers of the game are kept, each once. */
const preferred = ({ game }: Tournament, { preferences }: Pick<Entrant, "preferences">) => ({
  preferences: [...new Set(preferences)].filter((power) => game.powers.includes(power)),
});

function imported(tournament: Tournament, text: string, seq: number): Decision {
  const list = readPlayerList(text, tournament.game);
  if (!list.ok) {
    const [{ line, code, text: written }] = list.error;
    return refuse("bad-list", code, { line, written });
  }
  // A list that grew is given again: those who are there already stay as they are.
  const known = new Set(tournament.players.map(({ name }) => name));
  const others = list.value.filter(({ name }) => !known.has(name));
  return others.length > 0 ? added(tournament, others, seq, null) : refuse("bad-list", "nobody");
}

/** Ids come from the place in the log, so that none is ever given twice. */
function added(
  tournament: Tournament,
  entrants: readonly Entrant[],
  seq: number,
  person: string | null,
): Decision {
  if (tournament.players.length + entrants.length > MOST_PLAYERS)
    return refuse("too-many-players", "most", { most: MOST_PLAYERS });
  const taken = new Set(tournament.players.map(({ name }) => name));
  const players = entrants.map((entrant, index): Player => {
    const name = freeName(entrant.name, taken);
    taken.add(name);
    const id = entrants.length === 1 ? `p${seq}` : `p${seq}-${index + 1}`;
    return { ...entrant, ...preferred(tournament, entrant), id, name, person, isWithdrawn: false };
  });
  return ok({ type: "registered", players });
}

/** Names tell players apart, so the second of a name gets a number. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name.slice(0, 55)} (${number})`;
  return free;
}
