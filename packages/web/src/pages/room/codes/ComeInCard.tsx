import { lazy, Suspense } from "react";
import { shortAddress } from "../../../lib/address.ts";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { AddressSelect } from "../../lobby/invitations/AddressSelect.tsx";
import { LocalNetwork } from "../../lobby/invitations/LocalNetwork.tsx";
import css from "./codes.module.css";
import { joinPage } from "./links.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** How to join, for the whole room to read: an address to type or to scan. */
export function ComeInCard({
  address,
  addresses,
  onAddress,
}: {
  address: string | null;
  addresses: readonly string[];
  onAddress: (address: string) => void;
}) {
  if (address === null) return <LocalNetwork address={null} />;
  return (
    <>
      <div className={css.way}>
        <Suspense fallback={<span className={css.qr} />}>
          <span className={css.qr}>
            <QrCode text={joinPage(address)} label={roomLobby("joinPageQr")} />
          </span>
        </Suspense>
        <div>
          <p className={css.address}>{shortAddress(joinPage(address))}</p>
          <p className={css.note}>{roomLobby("joinPageNote")}</p>
          <AddressSelect address={address} addresses={addresses} onAddress={onAddress} />
        </div>
      </div>
      <LocalNetwork address={address} />
    </>
  );
}
