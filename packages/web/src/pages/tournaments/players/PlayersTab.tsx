import { Button, Menu, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import { EditPlayer } from "./EditPlayer.tsx";
import { ImportDialog } from "./ImportDialog.tsx";
import { KeptApart } from "./KeptApart.tsx";
import { ShareSignUp } from "./ShareSignUp.tsx";

type Managed = NonNullable<ReturnType<typeof useTournament>["view"]["director"]>["players"][number];

/** Who plays. Directors add people here, and say who is absent. */
export function PlayersTab() {
  const { view } = useTournament();
  const { players, director, status } = view;
  const byId = new Map(director?.players.map((player) => [player.id, player]));
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      {director && status !== "ended" && <AddPlayers />}
      {players.length === 0 && <p className={css.muted}>{text("noPlayers")}</p>}
      <ul className={css.players}>
        {players.map(({ id, name, club, isWithdrawn }) => {
          const managed = byId.get(id);
          return (
            <li key={id} data-out={isWithdrawn || managed?.isAway || undefined}>
              <span className={css.who}>
                <strong translate="no">{name}</strong>
                {club !== "" && <span translate="no">{club}</span>}
                {isWithdrawn && <span className={css.tag}>{text("withdrawn")}</span>}
                {!isWithdrawn && managed?.isAway && <span className={css.tag}>{text("absent")}</span>}
                {managed?.isConnected && (
                  <span className={css.good} title={text("connected")}>
                    <Icon name="check" size={15} />
                    <span className="hidden">{text("connected")}</span>
                  </span>
                )}
              </span>
              {managed && status !== "ended" && (
                <PlayerMenu
                  name={name}
                  isWithdrawn={isWithdrawn}
                  managed={managed}
                  onEdit={() => setEdited(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {director && players.length > 1 && status !== "ended" && <KeptApart blocked={director.blocked} />}
      <EditPlayer key={edited} player={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function PlayerMenu({
  name,
  isWithdrawn,
  managed: { id, isAway },
  onEdit,
}: {
  name: string;
  isWithdrawn: boolean;
  managed: Managed;
  onEdit: () => void;
}) {
  const { act } = useTournament();
  return (
    <span className={css.tools}>
      {!isWithdrawn && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => void act({ type: "away", player: id, isAway: !isAway })}
        >
          {text(isAway ? "markPresent" : "markAbsent")}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="subtle" aria-label={text("playerActions", { name })}>
            <Icon name="more" size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item aria-haspopup="dialog" onClick={onEdit}>
            {text("editPlayer")}
          </Menu.Item>
          <Menu.Item onClick={() => void act({ type: isWithdrawn ? "reinstate" : "withdraw", player: id })}>
            {text(isWithdrawn ? "reinstate" : "withdraw")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

function AddPlayers() {
  const { act, isBusy } = useTournament();
  const [name, setName] = useState("");
  const [isImporting, setImporting] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (await act({ type: "add", players: [{ name }] })) setName("");
  };
  return (
    <div className={css.adding}>
      <form className={css.row} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={text("addOneField")}
          required
          withAsterisk={false}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {text("addOne")}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {text("addList")}
        </Button>
      </form>
      <ShareSignUp />
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}
