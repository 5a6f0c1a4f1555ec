import { Button } from "@mantine/core";
import { useState } from "react";
import type { TournamentCommand } from "../../api/client.ts";
import { powerName } from "../../messages/power-name.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { Icon } from "../../ui/icons.tsx";
import { ImportDialog } from "./players/ImportDialog.tsx";
import { useTournament } from "./tournament-context.ts";
import type { TournamentTab } from "./tournament-tab.ts";
import css from "./tournaments.module.css";

/** The one thing a director does next, and a way back from the last. */
export function NextStep({ tab, onTab }: { tab: TournamentTab; onTab: (tab: TournamentTab) => void }) {
  const { view, act, isBusy } = useTournament();
  const [isImporting, setImporting] = useState(false);
  const { director, game, players, rounds } = view;
  if (!director) return null;
  const { next, draft, undo, redo, gone } = director;
  const seats = game.powers.length;
  const away = new Set(director.players.filter(({ isAway }) => isAway).map(({ id }) => id));
  const count = players.filter(({ id, isWithdrawn }) => !isWithdrawn && !away.has(id)).length;
  const missing = rounds.reduce((total, round) => total + round.missing, 0);
  const open = rounds.find(({ isOver }) => !isOver);
  const round = next === "enter-results" ? (open?.number ?? 1) : (draft?.round ?? rounds.length + 1);
  const isOnline = open?.boards?.some((board) => board.game !== null && !board.result) ?? false;
  const go = async (command: TournamentCommand, tab?: TournamentTab): Promise<void> => {
    if ((await act(command)) && tab) onTab(tab);
  };
  const title =
    next === "check-boards" && draft?.isTopBoard
      ? text("step-check-top-board")
      : text.byCode(`step-${next}`, { round });
  return (
    <section className={css.next} aria-labelledby="next-step">
      {gone.length > 0 && (
        <div className={css.flaws}>
          <p>{text("goneTitle")}</p>
          <ul>
            {gone.map(({ round: number, board, power }) => (
              <li key={`${number} ${board} ${power}`}>
                {text("goneSeat", { round: number, board, power: powerName(power) })}
              </li>
            ))}
          </ul>
          <div>{text("goneAdvice")}</div>
        </div>
      )}
      <div>
        <p className={css.eyebrow}>{text("next")}</p>
        <h2 id="next-step">{title}</h2>
        <p>
          {text.byCode(`step-${next}-text`, { count, seats, missing, round })}{" "}
          {next === "enter-results" && isOnline && text("step-enter-results-online")}
        </p>
      </div>
      <div className={css.act}>
        {next === "add-players" && (
          <Button size="md" aria-haspopup="dialog" onClick={() => setImporting(true)}>
            {text("addList")}
          </Button>
        )}
        {next === "draw" && (
          <Button size="md" loading={isBusy} onClick={() => void go({ type: "draw" }, "boards")}>
            {text("draw")}
          </Button>
        )}
        {next === "draw-top-board" && (
          <Button
            size="md"
            loading={isBusy}
            onClick={() => void go({ type: "draw", isTopBoard: true }, "boards")}
          >
            {text("drawTopBoard")}
          </Button>
        )}
        {(next === "check-boards" || next === "enter-results") && tab !== "boards" && (
          <Button size="md" onClick={() => onTab("boards")}>
            {text("goToBoards")}
          </Button>
        )}
        {next === "finish" && (
          <Button size="md" loading={isBusy} onClick={() => void go({ type: "finish" }, "standings")}>
            {text("finish")}
          </Button>
        )}
        {next === "done" && tab !== "direct" && (
          <Button size="md" onClick={() => onTab("direct")}>
            {text("export")}
          </Button>
        )}
        <div className={css.undo}>
          {undo !== null && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<Icon name="undo" size={15} />}
              disabled={isBusy}
              onClick={() => void go({ type: "undo" })}
            >
              {text("undoWhat", { what: did(undo) })}
            </Button>
          )}
          {redo !== null && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<Icon name="redo" size={15} />}
              disabled={isBusy}
              onClick={() => void go({ type: "redo" })}
            >
              {text("redoWhat", { what: did(redo) })}
            </Button>
          )}
        </div>
      </div>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </section>
  );
}

const did = (code: string): string => text.byCode(`did-${code}`) ?? code;
