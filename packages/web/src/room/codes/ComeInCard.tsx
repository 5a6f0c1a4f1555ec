import { NativeSelect } from "@mantine/core";
import { lazy, Suspense } from "react";
import { joinPage, shortAddress } from "./address.ts";
import css from "./codes.module.css";

const QrCode = lazy(async () => ({ default: (await import("../../lobby/QrCode.tsx")).QrCode }));

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
  if (address === null)
    return (
      <p role="alert" className={css.alone}>
        Only this computer reaches the server. End it and start it with{" "}
        <code>HOST=0.0.0.0 ./script/server</code>, so that others in the same network can come in.
      </p>
    );
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
        {addresses.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Address of the server"
            value={address}
            onChange={(event) => onAddress(event.currentTarget.value)}
            data={[...new Set([address, ...addresses])]}
          />
        )}
      </div>
    </div>
  );
}
