import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { invitationQuery } from "../../api/queries.ts";
import { useAddress } from "../../lib/use-address.ts";
import { lobby } from "../../messages/lobby.ts";
import { CopyField } from "../../ui/CopyField.tsx";
import { Section } from "../../ui/sections.tsx";
import { AddressSelect } from "./AddressSelect.tsx";
import css from "./LobbyView.module.css";
import { joinLink } from "./links.ts";
import { OnlyHere } from "./OnlyHere.tsx";

const QrCode = lazy(async () => ({ default: (await import("../../ui/QrCode.tsx")).QrCode }));

interface InviteProps {
  readonly game: string;
  readonly missing: number;
}

/** The link by which others come, to be sent or to be read off the screen. */
export function InviteCard(props: InviteProps) {
  const { data: invited } = useQuery(invitationQuery(props.game));
  return invited ? <Invite {...props} {...invited} /> : null;
}

interface Invited {
  readonly invitation: string;
  readonly addresses: readonly string[];
}

function Invite({ game, missing, invitation, addresses }: InviteProps & Invited) {
  const { address, choose } = useAddress(addresses);
  const [isShown, { toggle }] = useDisclosure(false);
  const link = joinLink(address ?? location.origin, game, invitation);
  const share = (): void => {
    // Closing the menu of the phone is no failure.
    navigator.share({ title: lobby("shareTitle"), url: link }).catch(() => undefined);
  };
  return (
    <Section heading={lobby("invite")} lead={lobby("inviteLead", { count: Math.max(0, missing) })}>
      {address === null && <OnlyHere />}
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
    </Section>
  );
}
