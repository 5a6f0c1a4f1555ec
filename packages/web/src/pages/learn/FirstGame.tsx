import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { rememberedSolos } from "../../api/solo/remembered.ts";
import { saveGame } from "../../lib/learning.ts";
import { learn as text } from "../../messages/learn.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./LearnPage.module.css";
import { CAUSEWAY } from "./lessons/lesson.ts";

/** The same small game for everyone: it has been tried out. */
const SEED = 7;

interface FirstGameProps {
  /** The game that was begun before, if any. */
  readonly game: string | null;
  readonly number: number;
  readonly isDone: boolean;
}

/** The game at the end of the lessons: it is started here, or taken up again. */
export function FirstGame({ game, number, isDone }: FirstGameProps) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const isPlaying = rememberedSolos().some((each) => each.game === game);
  const start = async (): Promise<void> => {
    try {
      // Few who look at the lessons play at once.
      const { createSolo } = await import("../../api/solo/port.ts");
      const begun = await createSolo({
        ...CAUSEWAY,
        power: "Lindria",
        level: "beginner",
        character: "loyal",
        seed: SEED,
      });
      saveGame(begun);
      await navigate({ to: "/games/$game", params: { game: begun } });
    } catch {
      setFault(text("gameFailed"));
    }
  };
  return (
    <div className={css.lesson}>
      <span className={css.number} data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <span className={css.words}>
        <strong>{text("game")}</strong>
        <span>{text("gameLead")}</span>
        <span className={css.buttons}>
          {isPlaying && game !== null && (
            <Button
              size="compact-md"
              renderRoot={(props) => <Link to="/games/$game" params={{ game }} {...props} />}
            >
              {text("continueGame")}
            </Button>
          )}
          <BusyButton size="compact-md" variant={isPlaying ? "default" : "filled"} onClick={start}>
            {text(game === null ? "startGame" : "newGame")}
          </BusyButton>
        </span>
        <Fault error={fault} />
      </span>
      {isDone && <span className={css.state}>{text("lessonDone")}</span>}
    </div>
  );
}
