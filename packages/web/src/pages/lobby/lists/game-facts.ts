import { formatList } from "@chancery/messages";
import type { YourGame } from "../../../api/client.ts";
import { titleOf } from "../../../games/index.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { lobby } from "../../../messages/lobby.ts";

/** At most so many are named; the game's page has them all. */
const NAMED = 4;

const some = (names: readonly string[]): string =>
  names.length > NAMED
    ? lobby("andOthers", { names: names.slice(0, NAMED).join(", "), count: names.length - NAMED })
    : formatList(LANGUAGE, names);

/** What else there is to know about one of your games: who it waits for, which game it is, and who plays. */
export function factsOf(game: YourGame): readonly string[] {
  const { status, waitingFor, powers, people, name } = game;
  const others = waitingFor.filter((power) => !powers.includes(power));
  const waiting =
    status === "playing" && !game.isYourTurn && others.length > 0
      ? lobby("waitingFor", { powers: some(others) })
      : "";
  const with_ = status !== "lobby" && people.length > 0 ? lobby("playedBy", { people: some(people) }) : "";
  return [waiting, [name ? titleOf(game) : "", with_].filter(Boolean).join(" · ")].filter(Boolean);
}
