import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { TournamentBoard, TournamentRound } from "../../../api/client.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { Section } from "../../../ui/sections.tsx";
import { PowerLabel } from "../PowerLabel.tsx";
import { formatPoints, listed, useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import { DraftBoards } from "./DraftBoards.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import { type Missing, SubstituteDialog } from "./SubstituteDialog.tsx";

interface Entering {
  readonly round: TournamentRound;
  readonly board: TournamentBoard;
}

/** All rounds with their boards, the latest first. */
export function BoardsTab() {
  const { view, nameOf } = useTournament();
  const { director, rounds } = view;
  const [entering, setEntering] = useState<Entering | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const mayReplace = director !== null && view.status !== "ended";
  return (
    <>
      {director?.draft && <DraftBoards draft={director.draft} />}
      {rounds.length === 0 && !director?.draft && <p className={css.muted}>{text("noStandings")}</p>}
      {rounds.toReversed().map((round) => (
        <Section
          key={round.number}
          heading={round.isTopBoard ? text("finalBoard") : text("round", { number: round.number })}
        >
          {mayReplace && !round.isOver && <p className={css.muted}>{text("replaceHint")}</p>}
          {round.boards === null ? (
            <p className={css.muted}>{text("roundHidden", { missing: round.missing })}</p>
          ) : (
            <div className={css.boards}>
              {round.boards.map((board) => (
                <BoardCard
                  key={board.number}
                  board={board}
                  isFinal={round.isTopBoard}
                  onEnter={director ? () => setEntering({ round, board }) : null}
                  onReplace={
                    mayReplace && board.result === null ? (seat) => setMissing({ round, board, seat }) : null
                  }
                />
              ))}
            </div>
          )}
          {round.byes.length > 0 && (
            <p className={css.muted}>
              {text("sittingOut")}: <span translate="no">{listed(round.byes.map(nameOf))}</span>
            </p>
          )}
        </Section>
      ))}
      {missing && <SubstituteDialog missing={missing} onClose={() => setMissing(null)} />}
      {entering && (
        <ResultDialog
          key={`${entering.round.number} ${entering.board.number}`}
          round={entering.round}
          board={entering.board}
          onClose={() => setEntering(null)}
        />
      )}
    </>
  );
}

function BoardCard({
  board: { number, seats, game, result, correction },
  isFinal,
  onEnter,
  onReplace,
}: {
  board: TournamentBoard;
  isFinal: boolean;
  onEnter: (() => void) | null;
  /** A player isn't there. */
  onReplace: ((seat: TournamentBoard["seats"][number]) => void) | null;
}) {
  const { nameOf } = useTournament();
  return (
    <article className={css.board} data-open={result === null || undefined}>
      <header>
        <h3>{isFinal ? text("finalBoard") : text("board", { number })}</h3>
        {game !== null && (
          <Link to="/games/$game" params={{ game }} aria-label={text("gameOf", { number })}>
            {text("watchGame")}
          </Link>
        )}
      </header>
      <table>
        <tbody>
          {seats.map((seat) => {
            const { power, player, points } = seat;
            return (
              <tr key={power}>
                <th scope="row">
                  <PowerLabel power={power} />
                </th>
                <td translate="no">
                  {onReplace ? (
                    <button
                      type="button"
                      className={css.chip}
                      aria-haspopup="dialog"
                      aria-label={text("replace", {
                        name: nameOf(player),
                        power: powerName(power),
                        board: number,
                      })}
                      onClick={() => onReplace(seat)}
                    >
                      {nameOf(player)}
                    </button>
                  ) : (
                    nameOf(player)
                  )}
                </td>
                {result && <td className={css.number}>{result.centers[power] ?? 0}</td>}
                {points !== null && <td className={css.number}>{formatPoints(points)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {result && (
        <p className={css.muted}>
          {text(`ended-${result.ending.how}`, {
            year: String(result.year),
            powers: powerNames(
              "powers" in result.ending
                ? result.ending.powers
                : "power" in result.ending
                  ? [result.ending.power]
                  : [],
            ),
          })}
        </p>
      )}
      {correction && <p className={css.muted}>{text("corrected", { reason: correction })}</p>}
      {onEnter && (
        <Button
          size="xs"
          variant={result ? "default" : "filled"}
          aria-haspopup="dialog"
          aria-label={text(result ? "correctResultOf" : "enterResultOf", { number })}
          onClick={onEnter}
        >
          {text(result ? "correctResult" : "enterResult")}
        </Button>
      )}
    </article>
  );
}
