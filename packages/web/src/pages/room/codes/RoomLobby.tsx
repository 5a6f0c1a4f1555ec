import type { UsualReason } from "@chancery/api";
import { formatList } from "@chancery/messages";
import { roomFacts } from "@chancery/variants";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { Codes } from "../../../api/client.ts";
import type { Connection } from "../../../api/live.ts";
import { invitationQuery, useCommand } from "../../../api/queries.ts";
import { useAddress, useOrigin } from "../../../api/use-address.ts";
import { useGeometry } from "../../../board/use-geometry.ts";
import { tableName } from "../../../games/game-name.ts";
import { presetOf, titleOf } from "../../../games/index.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { bots } from "../../../messages/bots.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { openGame } from "../../../orders/open-game.ts";
import { type Confirmation, ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { ConnectionSign } from "../../../ui/ConnectionSign.tsx";
import { CopyField } from "../../../ui/CopyField.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/sections.tsx";
import { SplitPage } from "../../layout/pages.tsx";
import { WayBackCard } from "../../layout/WayBackCard.tsx";
import { agreedInWords } from "../../lobby/committee-words.ts";
import { joinLink } from "../../lobby/invitations/links.ts";
import { Agreed } from "../../lobby/joining/Agreed.tsx";
import lobby from "../../lobby/LobbyView.module.css";
import { Preview } from "../../lobby/Preview.tsx";
import { withoutGoals } from "../goals/goals.ts";
import { LobbyGoals } from "../goals/LobbyGoals.tsx";
import type { RoomTable } from "../room.ts";
import { ComeInCard } from "./ComeInCard.tsx";
import { checksOf } from "./checklist.ts";
import css from "./codes.module.css";
import { Delegations } from "./Delegations.tsx";
import { emptyDelegations } from "./empty.ts";
import { FillDelegations } from "./FillDelegations.tsx";
import { printedOf, whyStale } from "./printed.ts";
import { codesQuery } from "./queries.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** A committee before it starts: who has joined, how others join, and who the officers are. */
export function RoomLobby({ table, connection }: { table: RoomTable; connection: Connection }) {
  const { setup, you, room } = table;
  const opened = openGame(setup);
  const isDrawn = useGeometry(opened.ok ? opened.value : null);
  const preset = presetOf(setup);
  const isOfficer = you.role === "referee";
  const { data: codes } = useQuery({ ...codesQuery(table.game), enabled: isOfficer });
  const present = room.delegations.filter(({ delegates }) => delegates.length > 0);
  const delegates = present.flatMap((each) => each.delegates).length;
  const own = table.seats.find(({ isYours }) => isYours)?.powers[0];
  const title = tableName(table);
  const count = { present: present.length, count: room.delegations.length };
  return (
    <SplitPage
      title={roomLobby("pageTitle", { title, ...count })}
      bar={<ConnectionSign state={connection} />}
      picture={preset && <Preview preset={preset} options={setup.options} />}
    >
      <h1>{own === undefined ? title : powerName(own)}</h1>
      {setup.name && <p className={lobby.played}>{titleOf(setup)}</p>}
      <p className={lobby.state} role="status">
        {own && `${title} · `}
        {roomLobby("attendance", { ...count, delegates })}
        {table.bots.length > 0 && ` ${bots("inLobby", { count: table.bots.length })}`}
      </p>
      {isOfficer ? (
        <Begin table={table} />
      ) : (
        <p className={lobby.missing}>
          {you.role === "player" && own === undefined
            ? roomLobby("awaitDelegation")
            : you.name === null && roomLobby("watching")}{" "}
          {roomLobby("awaitStart")}
        </p>
      )}
      {isOfficer && codes && <WayIn table={table} codes={codes} />}
      <Section heading={roomLobby("delegations")} lead={isOfficer ? LEADS[setup.assignment] : undefined}>
        {opened.ok && isDrawn && <Delegations view={table} game={opened.value} codes={codes?.codes} />}
        {isOfficer && <FillDelegations table={table} />}
      </Section>
      {opened.ok && isDrawn && <LobbyGoals view={table} game={opened.value} />}
      <Officers table={table} />
      <WayBackCard />
      <Agreed sentences={agreedInWords(table)} page={preset?.page} />
    </SplitPage>
  );
}

const LEADS: Readonly<Record<RoomTable["setup"]["assignment"], string>> = {
  referee: roomLobby("codesLead"),
  random: roomLobby("randomLead"),
  chosen: "",
};

/** Starts the committee, even without some delegations, whose units are then in civil disorder (R13). */
function Begin({ table }: { table: RoomTable }) {
  const { mutate, error, isPending } = useCommand(table.game);
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const navigate = useNavigate();
  const { delegations } = table.room;
  const empty = emptyDelegations(table);
  const single = delegations.filter(({ delegates }) => delegates.length === 1).map(({ power }) => power);
  const isNobody = delegations.every(({ delegates }) => delegates.length === 0);
  const loose = table.players.filter(
    (name) => !delegations.some(({ delegates }) => delegates.includes(name)),
  );
  const facts = roomFacts(table.setup.variant);
  const goalless = facts ? withoutGoals(table.room, facts).map(({ power }) => power) : [];
  const warnings = [
    ...(empty.length > 0 ? [roomLobby("startIncompleteNote", { powers: powerNames(empty) })] : []),
    ...(goalless.length > 0 ? [roomLobby("goalsMissing", { powers: powerNames(goalless) })] : []),
  ];
  const words = [
    loose.length > 0 && table.setup.assignment !== "random"
      ? roomLobby("assignFirst", { names: formatList(LANGUAGE, loose), count: loose.length })
      : "",
    empty.length > 0 && !isNobody ? roomLobby("delegationsEmpty", { powers: powerNames(empty) }) : "",
    isNobody ? roomLobby("nobodyYet") : "",
    single.length > 0
      ? roomLobby("singleDelegates", { powers: powerNames(single), count: single.length })
      : "",
  ].filter(Boolean);
  return (
    <div className={lobby.actions}>
      <Button
        size="md"
        disabled={isNobody}
        loading={isPending}
        aria-haspopup={warnings.length > 0 ? "dialog" : undefined}
        onClick={() =>
          warnings.length === 0
            ? mutate({ type: "start" })
            : setQuestion({
                title: roomLobby("startIncomplete"),
                text: warnings.join(" "),
                yes: roomLobby("startCommittee"),
                onYes: () => mutate({ type: "start" }),
              })
        }
      >
        {roomLobby("startCommittee")}
      </Button>
      <p className={lobby.missing}>{words.length > 0 ? words.join(" ") : roomLobby("complete")}</p>
      {facts && (
        <ul className={css.checks} aria-label={roomLobby("checklist")}>
          {checksOf(table.room, facts).map(({ words: check, isDone }) => (
            <li key={check} data-done={isDone || undefined}>
              <Icon name={isDone ? "check" : "warning"} size={16} />
              <span className="hidden">{roomLobby(isDone ? "checkDone" : "checkOpen")}</span> {check}
            </li>
          ))}
        </ul>
      )}
      <Fault error={error} />
      {table.you.isHost && (
        <div className={lobby.buttons}>
          <Button
            variant="default"
            size="xs"
            aria-haspopup="dialog"
            onClick={() =>
              setQuestion({
                title: roomLobby("cancelQuestion"),
                text: roomLobby("cancelNote"),
                yes: roomLobby("cancelCommittee"),
                onYes: () =>
                  mutate(
                    { type: "close", reason: "canceled-before-start" satisfies UsualReason },
                    { onSuccess: () => void navigate({ to: "/games" }) },
                  ),
              })
            }
          >
            {roomLobby("cancelCommittee")}
          </Button>
        </div>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

function WayIn({ table, codes }: { table: RoomTable; codes: Codes }) {
  const { addresses, round } = codes;
  const { address, choose } = useAddress(addresses);
  const stale = whyStale(printedOf(table.game), { round, address }, serverNow());
  return (
    <Section heading={roomLobby("howToJoin")}>
      <ComeInCard address={address} addresses={addresses} onAddress={choose} />
      {stale !== null && (
        <p role="alert" className={css.stale}>
          {stale}
        </p>
      )}
      <div className={css.links}>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link to="/games/$game/codes" params={{ game: table.game }} target="_blank" {...props} />
          )}
        >
          {roomLobby("printCodes")}
        </Button>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link to="/games/$game/projector" params={{ game: table.game }} target="_blank" {...props} />
          )}
        >
          {roomLobby("openProjector")}
        </Button>
      </div>
    </Section>
  );
}

/** The officers; the host can add spectators and people without a delegation to them. */
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
    <Section heading={roomLobby("officers")}>
      <p>{formatList(LANGUAGE, table.room.officers) || roomLobby("none")}</p>
      {mayAppoint && chosen !== "" && (
        <div className={css.appoint}>
          <NativeSelect
            label={roomLobby("withoutDelegation")}
            value={chosen}
            onChange={(event) => setMember(event.currentTarget.value)}
            data={others}
          />
          <Button variant="default" onClick={() => mutate({ type: "appoint", member: chosen })}>
            {roomLobby("makeOfficer")}
          </Button>
        </div>
      )}
      <Fault error={error} />
      {invited && (
        <>
          <p className={css.note}>{roomLobby("inviteNote")}</p>
          <CopyField
            label={roomLobby("inviteLink")}
            value={joinLink(origin, table.game, invited.invitation)}
            button={roomLobby("copyLink")}
          />
          <Suspense>
            <div className={css.qr}>
              <QrCode
                text={joinLink(origin, table.game, invited.invitation)}
                label={roomLobby("officerQr")}
              />
            </div>
          </Suspense>
        </>
      )}
    </Section>
  );
}
