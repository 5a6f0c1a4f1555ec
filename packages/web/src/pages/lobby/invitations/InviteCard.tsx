import { Button, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { TableView } from "../../../api/client.ts";
import { invitationQuery, useCommand, useIsClassroom } from "../../../api/queries.ts";
import { useAddress } from "../../../api/use-address.ts";
import { hosting } from "../../../messages/hosting.ts";
import { lobby } from "../../../messages/lobby.ts";
import { CopyField } from "../../../ui/CopyField.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { Section } from "../../../ui/sections.tsx";
import css from "../LobbyView.module.css";
import { AddressSelect } from "./AddressSelect.tsx";
import { LocalNetwork } from "./LocalNetwork.tsx";
import { joinLink } from "./links.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

interface InviteProps {
  readonly table: TableView;
  readonly missing: number;
}

/** The link by which others come, to be sent or to be read off the screen. */
export function InviteCard(props: InviteProps) {
  const { data: invited } = useQuery(invitationQuery(props.table.game));
  return invited ? <Invite {...props} {...invited} /> : null;
}

interface Invited {
  readonly invitation: string;
  readonly addresses: readonly string[];
}

function Invite({ table, missing, invitation, addresses }: InviteProps & Invited) {
  const { address, choose } = useAddress(addresses);
  const isClassroom = useIsClassroom();
  const [isShown, { toggle }] = useDisclosure(false);
  const link = joinLink(address ?? location.origin, table.game, invitation);
  const share = (): void => {
    // Closing the menu of the phone is no failure.
    navigator.share({ title: lobby("shareTitle"), url: link }).catch(() => undefined);
  };
  return (
    <Section heading={lobby("invite")} lead={lobby("inviteLead", { count: Math.max(0, missing) })}>
      <LocalNetwork address={address} />
      <CopyField label={lobby("inviteLink")} value={link} button={lobby("copyLink")} />
      <AddressSelect address={address} addresses={addresses} onAddress={choose} />
      <div className={css.buttons}>
        <Button variant="default" size="xs" aria-expanded={isShown} onClick={toggle}>
          {lobby(isShown ? "hideQrCode" : "qrCode")}
        </Button>
        {"share" in navigator && (
          <Button variant="default" size="xs" onClick={share}>
            {lobby("share")}
          </Button>
        )}
      </div>
      {isShown && (
        <Suspense>
          <QrCode text={link} label={lobby("qrCodeLabel")} />
        </Suspense>
      )}
      {table.you.may.includes("list") && !isClassroom && <WhoCanJoin table={table} />}
    </Section>
  );
}

/** Hosts who lack players list the game for everyone; a rematch, for one, begins as a game for people with the link. */
function WhoCanJoin({ table: { game, setup } }: { table: TableView }) {
  const { mutate, error, isPending } = useCommand(game);
  return (
    <>
      <NativeSelect
        label={hosting("whoCanJoin")}
        value={setup.listed ? "open" : "link"}
        disabled={isPending}
        onChange={(event) => mutate({ type: "list", listed: event.currentTarget.value === "open" })}
        data={[
          { value: "link", label: hosting("joinLink") },
          { value: "open", label: hosting("joinListed") },
        ]}
      />
      <Fault error={error} />
    </>
  );
}
