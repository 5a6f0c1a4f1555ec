import { Button } from "@mantine/core";
import { Fragment, useState } from "react";
import type { TournamentDraft } from "../../../api/client.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { PowerLabel } from "../PowerLabel.tsx";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import { FlawList } from "./FlawList.tsx";
import { type Place, swapped } from "./swap.ts";

/** Boards that only directors see: check them, swap players, lock boards, and confirm. */
export function DraftBoards({ draft }: { draft: TournamentDraft }) {
  const { view, nameOf, act, isBusy } = useTournament();
  const [selected, setSelected] = useState<Place | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { powers } = view.game;
  const { round, boards, out, flaws, isTopBoard, unconnected } = draft;
  const arrange = (next: TournamentDraft["boards"]) =>
    act({
      type: "arrange",
      round,
      boards: next.map(({ players, isLocked }) => ({ players: [...players], isLocked })),
    });
  const select = (place: Place): void => {
    if (selected === null) setSelected(place);
    else {
      setSelected(null);
      if (selected.player !== place.player) void arrange(swapped(boards, selected, place));
    }
  };
  const lock = (number: number): void =>
    void arrange(
      boards.map((board, index) => (index === number ? { ...board, isLocked: !board.isLocked } : board)),
    );
  const isFlawed = (player: string, board: number): boolean =>
    flaws.some(
      (flaw) =>
        flaw.players.includes(player) &&
        "board" in flaw &&
        flaw.board === board + 1 &&
        flaw.code !== "club" &&
        flaw.code !== "met",
    );
  const seat = (place: Place, label: string) => (
    <button
      type="button"
      className={css.chip}
      aria-pressed={selected?.player === place.player && selected.board === place.board}
      aria-label={label}
      data-flawed={(place.board !== null && isFlawed(place.player, place.board)) || undefined}
      disabled={isBusy}
      onClick={() => select(place)}
    >
      <span translate="no">{nameOf(place.player)}</span>
    </button>
  );
  return (
    <section className={css.draft} aria-label={text("step-check-boards", { round })}>
      <FlawList flaws={flaws} />
      <div className={css.decide}>
        <Button loading={isBusy} onClick={() => void act({ type: "confirm", online: false })}>
          {text("confirmTables")}
        </Button>
        <GuardedButton
          variant="default"
          loading={isBusy}
          first={unconnected.length > 0 ? text("unconnected", { count: unconnected.length }) : null}
          onClick={() => setAsking(true)}
        >
          {text("confirmOnline", { count: boards.length })}
        </GuardedButton>
        <Button variant="default" loading={isBusy} onClick={() => void act({ type: "draw", isTopBoard })}>
          {text("drawAgain")}
        </Button>
      </div>
      <div className={css.boards}>
        {boards.map(({ players, isLocked }, board) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards are known by their numbers
          <article key={board} className={css.board} data-locked={isLocked || undefined}>
            <header>
              <h3>{isTopBoard ? text("finalBoard") : text("board", { number: board + 1 })}</h3>
              {!isTopBoard && (
                <Button
                  size="compact-xs"
                  variant={isLocked ? "filled" : "subtle"}
                  aria-label={text(isLocked ? "unlockBoard" : "lockBoard", { number: board + 1 })}
                  onClick={() => lock(board)}
                >
                  {text(isLocked ? "unlock" : "lock")}
                </Button>
              )}
            </header>
            <div className={css.seats}>
              {players.map((player, power) => (
                <Fragment key={powers[power]}>
                  <PowerLabel power={powers[power]} />
                  {seat(
                    { board, power, player },
                    text("seatAt", {
                      name: nameOf(player),
                      power: powerName(powers[power]),
                      board: board + 1,
                    }),
                  )}
                </Fragment>
              ))}
            </div>
          </article>
        ))}
        {out.length > 0 && (
          <article className={css.board}>
            <header>
              <h3>{text("sittingOut")}</h3>
            </header>
            <div className={css.out}>
              {out.map((player) => (
                <Fragment key={player}>
                  {seat({ board: null, power: 0, player }, text("seatOut", { name: nameOf(player) }))}
                </Fragment>
              ))}
            </div>
          </article>
        )}
      </div>
      {selected && (
        <p role="status" className={css.hint}>
          {text("swapHint", { name: nameOf(selected.player) })}{" "}
          <Button size="compact-sm" variant="subtle" onClick={() => setSelected(null)}>
            {text("swapCancel")}
          </Button>
        </p>
      )}
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: text("confirmOnlineQuestion", { count: boards.length }),
                text: text("confirmOnlineText"),
                yes: text("confirmOnline", { count: boards.length }),
                onYes: () => void act({ type: "confirm", online: true }),
              }
            : null
        }
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
