import { lazy, Suspense } from "react";
import { shortAddress } from "../../../lib/address.ts";
import { AddressSelect } from "../../lobby/AddressSelect.tsx";
import { OnlyHere } from "../../lobby/OnlyHere.tsx";
import css from "./codes.module.css";
import { joinPage } from "./links.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** The way in, for the whole room to read: an address to type, and the same to be photographed. */
export function ComeInCard({
  address,
  addresses,
  onAddress,
}: {
  address: string | null;
  addresses: readonly string[];
  onAddress: (address: string) => void;
}) {
  if (address === null) return <OnlyHere />;
  return (
    <div className={css.way}>
      <Suspense fallback={<span className={css.qr} />}>
        <span className={css.qr}>
          <QrCode text={joinPage(address)} label="QR code of the page on which codes are typed" />
        </span>
      </Suspense>
      <div>
        <p className={css.address}>{shortAddress(joinPage(address))}</p>
        <p className={css.note}>
          Delegates open this address in the same network and type the code of their delegation and a name.
        </p>
        <AddressSelect address={address} addresses={addresses} onAddress={onAddress} />
      </div>
    </div>
  );
}
