import { Checkbox, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import dialogs from "../../../ui/dialogs.module.css";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useTournament } from "../tournament-context.ts";
import { powersIn } from "./wishes.ts";

/** Changes what is known of a player. */
export function EditPlayer({ player, onClose }: { player: string | null; onClose: () => void }) {
  const { view, act, isBusy } = useTournament();
  const shown = view.players.find(({ id }) => id === player);
  const managed = view.director?.players.find(({ id }) => id === player);
  const [name, setName] = useState(shown?.name ?? "");
  const [email, setEmail] = useState(managed?.email ?? "");
  const [club, setClub] = useState(shown?.club ?? "");
  const [wishes, setWishes] = useState(managed?.preferences.map(powerName).join(", ") ?? "");
  const [playsTwice, setPlaysTwice] = useState(managed?.playsTwice ?? false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (player === null) return;
    const preferences = powersIn(wishes, view.game.powers);
    const change = { name, email: email.trim() === "" ? null : email, club, preferences, playsTwice };
    if (await act({ type: "change-player", player, ...change })) onClose();
  };
  return (
    <Modal opened={player !== null} onClose={onClose} title={text("editPlayerTitle")}>
      <form onSubmit={(event) => void submit(event)}>
        <div className={dialogs.options}>
          <TextInput
            label={text("name")}
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={text("club")}
            maxLength={60}
            value={club}
            onChange={(event) => setClub(event.currentTarget.value)}
          />
          <TextInput
            label={text("email")}
            description={text("emailHelp")}
            type="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            label={text("preferences")}
            description={text("preferencesHelp")}
            maxLength={200}
            value={wishes}
            onChange={(event) => setWishes(event.currentTarget.value)}
          />
          <Checkbox
            label={text("playsTwiceThey")}
            checked={playsTwice}
            onChange={(event) => setPlaysTwice(event.currentTarget.checked)}
          />
        </div>
        <FormFoot yes={text("save")} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  );
}
