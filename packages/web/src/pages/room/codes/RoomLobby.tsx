import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Connection } from "../../../api/live.ts";
import { invitationQuery, useCommand } from "../../../api/queries.ts";
import { useGeometry } from "../../../board/use-geometry.ts";
import { presetOf, titleOf } from "../../../games/index.ts";
import { plural } from "../../../lib/plural.ts";
import { useAddress, useOrigin } from "../../../lib/use-address.ts";
import { ConfirmDialog, type Question } from "../../../ui/ConfirmDialog.tsx";
import { ConnectionSign } from "../../../ui/ConnectionSign.tsx";
import { CopyField } from "../../../ui/CopyField.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { Section } from "../../../ui/sections.tsx";
import { SplitPage } from "../../layout/pages.tsx";
import { WayBackCard } from "../../layout/WayBackCard.tsx";
import { Agreed } from "../../lobby/Agreed.tsx";
import { agreedInWords } from "../../lobby/committee-words.ts";
import lobby from "../../lobby/LobbyView.module.css";
import { joinLink } from "../../lobby/links.ts";
import { Preview } from "../../lobby/Preview.tsx";
import { gameOf } from "../../table/phases.ts";
import { listed } from "../../table/words.ts";
import { LobbyGoals } from "../goals/LobbyGoals.tsx";
import type { RoomTable } from "../room.ts";
import { ComeInCard } from "./ComeInCard.tsx";
import css from "./codes.module.css";
import { Delegations } from "./Delegations.tsx";
import { codesQuery } from "./queries.ts";

/** A committee before it begins: who has come, by what the others come in, and who keeps order. */
export function RoomLobby({ table, connection }: { table: RoomTable; connection: Connection }) {
  const { setup, you, room } = table;
  const opened = gameOf(setup);
  const isDrawn = useGeometry(opened.ok ? opened.value : null);
  const preset = presetOf(setup);
  const isOfficer = you.role === "referee";
  const { data: codes } = useQuery({ ...codesQuery(table.game), enabled: isOfficer });
  const present = room.delegations.filter(({ delegates }) => delegates.length > 0);
  const delegates = present.flatMap((each) => each.delegates).length;
  const own = table.seats.find(({ isYours }) => isYours)?.powers[0];
  const title = titleOf(setup);
  return (
    <SplitPage
      title={`${title}: ${present.length} of ${room.delegations.length} · Chancery`}
      bar={<ConnectionSign state={connection} />}
      picture={preset && <Preview preset={preset} options={setup.options} />}
    >
      <h1>{own ?? title}</h1>
      <p className={lobby.state} role="status">
        {own && `${title}. `}
        {present.length} of {room.delegations.length} delegations are here, {plural(delegates, "delegate")} in
        all.
      </p>
      {isOfficer ? (
        <Begin table={table} />
      ) : (
        <p className={lobby.missing}>
          {you.role === "player" && own === undefined
            ? "The officers will say what you do here. "
            : you.name === null
              ? "You look in. To take part, ask the officers for the code of your delegation. "
              : ""}
          The officers open the committee; this page goes on by itself then.
        </p>
      )}
      {isOfficer && codes && <WayIn table={table} addresses={codes.addresses} />}
      <Section heading="Delegations" lead={isOfficer ? LEADS[setup.assignment] : undefined}>
        {opened.ok && isDrawn && <Delegations view={table} game={opened.value} codes={codes?.codes} />}
      </Section>
      {opened.ok && isDrawn && <LobbyGoals view={table} game={opened.value} />}
      <Officers table={table} />
      <WayBackCard />
      <Agreed sentences={agreedInWords(table)} book={preset?.book} />
    </SplitPage>
  );
}

const LEADS: Readonly<Record<RoomTable["setup"]["assignment"], string>> = {
  referee: "Who has the code of a delegation sits for it. A code lets two in.",
  random: "Who has one code stays together; which country they get is drawn when the committee begins.",
  chosen: "",
};

/** Begins the committee; also while delegations are missing, whose units then stand in civil disorder (R13). */
function Begin({ table }: { table: RoomTable }) {
  const { mutate, error, isPending } = useCommand(table.game);
  const [question, setQuestion] = useState<Question | null>(null);
  const navigate = useNavigate();
  const { delegations } = table.room;
  const empty = delegations.filter(({ delegates }) => delegates.length === 0).map(({ power }) => power);
  const single = delegations.filter(({ delegates }) => delegates.length === 1).map(({ power }) => power);
  const isNobody = empty.length === delegations.length;
  const loose = table.players.filter(
    (name) => !delegations.some(({ delegates }) => delegates.includes(name)),
  );
  const words = [
    loose.length > 0 && table.setup.assignment !== "random"
      ? `Seat ${listed(loose)} below first, or make ${loose.length === 1 ? "an officer" : "officers"} of them.`
      : "",
    empty.length > 0 && !isNobody
      ? `Nobody sits for ${listed(empty)}: without a delegation units hold, and nothing is built.`
      : "",
    isNobody ? "No delegate has come yet." : "",
    single.length > 0 ? `${listed(single)} ${single.length === 1 ? "has" : "have"} one delegate.` : "",
  ].filter(Boolean);
  return (
    <div className={lobby.actions}>
      <Button
        size="md"
        disabled={isNobody}
        loading={isPending}
        onClick={() =>
          empty.length === 0
            ? mutate({ type: "start" })
            : setQuestion({
                title: "Begin without all delegations?",
                text: `Nobody sits for ${listed(empty)}. Delegates can still come in by their codes later.`,
                yes: "Begin",
                onYes: () => mutate({ type: "start" }),
              })
        }
      >
        Begin the committee
      </Button>
      <p className={lobby.missing}>{words.length > 0 ? words.join(" ") : "All delegations are complete."}</p>
      <Fault error={error} />
      {table.you.isHost && (
        <div className={lobby.buttons}>
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              setQuestion({
                title: "Close this committee?",
                text: "Nobody will play here.",
                yes: "Close it",
                onYes: () =>
                  mutate(
                    { type: "close", reason: "closed before it began" },
                    { onSuccess: () => void navigate({ to: "/games" }) },
                  ),
              })
            }
          >
            Call it off
          </Button>
        </div>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

function WayIn({ table, addresses }: { table: RoomTable; addresses: readonly string[] }) {
  const { address, choose } = useAddress(addresses);
  return (
    <Section heading="The way in">
      <ComeInCard address={address} addresses={addresses} onAddress={choose} />
      <div className={css.links}>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link to="/games/$game/codes" params={{ game: table.game }} target="_blank" {...props} />
          )}
        >
          Sheet of codes, to print and cut
        </Button>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link to="/games/$game/projector" params={{ game: table.game }} target="_blank" {...props} />
          )}
        >
          Screen for the room
        </Button>
      </div>
    </Section>
  );
}

/** Several can be officers: who looks on is appointed by the host. */
function Officers({ table }: { table: RoomTable }) {
  const { mutate, error } = useCommand(table.game);
  const origin = useOrigin();
  const { data: invited } = useQuery({
    ...invitationQuery(table.game),
    enabled: table.you.role === "referee",
  });
  const [member, setMember] = useState("");
  const mayAppoint = table.you.may.includes("appoint");
  const seated = new Set(table.room.delegations.flatMap(({ delegates }) => delegates));
  const others = [...table.spectators, ...table.players.filter((name) => !seated.has(name))];
  const chosen = others.includes(member) ? member : (others[0] ?? "");
  return (
    <Section heading="Officers">
      <p>{listed(table.room.officers) || "nobody yet"}</p>
      {mayAppoint && chosen !== "" && (
        <div className={css.appoint}>
          <NativeSelect
            label="Somebody without a delegation"
            value={chosen}
            onChange={(event) => setMember(event.currentTarget.value)}
            data={others}
          />
          <Button variant="default" onClick={() => mutate({ type: "appoint", member: chosen })}>
            Make an officer
          </Button>
        </div>
      )}
      <Fault error={error} />
      {invited && (
        <>
          <p className={css.note}>
            Fellow officers and onlookers come by this link; then you can make them officers here.
          </p>
          <CopyField
            label="Link for officers and onlookers"
            value={joinLink(origin, table.game, invited.invitation)}
            button="Copy link"
          />
        </>
      )}
    </Section>
  );
}
