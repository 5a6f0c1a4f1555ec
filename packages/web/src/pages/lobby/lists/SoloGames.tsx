import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { forgetSolo, rememberedSolos } from "../../../api/solo/remembered.ts";
import { titleOf } from "../../../games/index.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { solo as text } from "../../../messages/solo.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { type Confirmation, ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import css from "./GameLists.module.css";
import own from "./SoloGames.module.css";

/** Games against the computer that are not over yet. Nothing at all if there are none. */
export function SoloGames({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const [games, setGames] = useState(rememberedSolos);
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const remove = async (game: string): Promise<void> => {
    const { removeSolo } = await import("../../../api/solo/port.ts");
    await removeSolo(game);
    forgetSolo(game);
    setGames(rememberedSolos());
  };
  if (games.length === 0) return null;
  return (
    <section className={own.games} aria-label={text("yourGames")}>
      <h2>{text("yourGames")}</h2>
      <ul className={css.list}>
        {games.slice(0, most).map(({ game, powers, phase, ...played }) => (
          <li key={game} className={own.item}>
            <Link to="/games/$game" params={{ game }} className={css.row}>
              <span className={css.what}>
                <strong>{titleOf(played)}</strong>
                <span>
                  <b>{powerNames(powers)}</b> · {phaseInWords(phase, played)}
                </span>
              </span>
            </Link>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={text("deleteGame", { powers: powerNames(powers) })}
              aria-haspopup="dialog"
              onClick={() =>
                setQuestion({
                  title: text("deleteTitle"),
                  text: text("deleteText"),
                  yes: text("delete"),
                  onYes: () => void remove(game),
                })
              }
            >
              {text("delete")}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}
