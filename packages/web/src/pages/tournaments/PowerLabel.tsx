import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { useTournament } from "./tournament-context.ts";
import css from "./tournaments.module.css";

/** A power with its token. */
export function PowerLabel({ power }: { power: string }) {
  const { game } = useTournament();
  return (
    <span className={css.power}>
      {game && <Token game={game} power={power} size={18} />} {powerName(power)}
    </span>
  );
}
