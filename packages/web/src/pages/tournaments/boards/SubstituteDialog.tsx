import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { TournamentBoard, TournamentRound } from "../../../api/client.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import { type Substitute, substitutesFor } from "./substitutes.ts";

/** Someone who isn't there, and their place. */
export interface Missing {
  readonly round: TournamentRound;
  readonly board: TournamentBoard;
  readonly seat: TournamentBoard["seats"][number];
}

/** Lets a director seat somebody else, with one more click. */
export function SubstituteDialog({ missing, onClose }: { missing: Missing; onClose: () => void }) {
  const { view, nameOf, act, isBusy } = useTournament();
  const { round, board, seat } = missing;
  const isOnline = board.game !== null;
  const name = nameOf(seat.player);
  const free = substitutesFor(view, round, board);
  const choose = async (by: string): Promise<void> => {
    await act({ type: "substitute", round: round.number, board: board.number, player: seat.player, by });
    // What was refused stands on the page.
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={text("replaceTitle", { name })}>
      <p>{text("replaceLead", { power: powerName(seat.power), board: board.number })}</p>
      {isOnline && <p className={css.muted}>{text("replaceOnline")}</p>}
      {free.length === 0 && <p>{text(isOnline ? "replaceNobodyOnline" : "replaceNobody")}</p>}
      <ul className={css.substitutes}>
        {free.map((each) => (
          <li key={each.player}>
            <Button variant="default" fullWidth loading={isBusy} onClick={() => void choose(each.player)}>
              <span translate="no">{nameOf(each.player)}</span>
              <TagOf substitute={each} />
            </Button>
          </li>
        ))}
      </ul>
      {!isOnline && <NewPlayer onAdded={choose} />}
    </Modal>
  );
}

const TagOf = ({ substitute: { now } }: { substitute: Substitute }) =>
  now === "nowhere" ? null : (
    <span className={css.tag}>{text(now === "out" ? "sittingOut" : "otherBoard")}</span>
  );

/** Somebody at the door who isn't on the list. */
function NewPlayer({ onAdded }: { onAdded: (player: string) => Promise<void> }) {
  const { add, isBusy } = useTournament();
  const [name, setName] = useState("");
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const player = await add(name);
    if (player !== null) await onAdded(player);
  };
  return (
    <form className={css.row} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={text("replaceNew")}
        required
        withAsterisk={false}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {text("replaceNewYes")}
      </Button>
    </form>
  );
}
