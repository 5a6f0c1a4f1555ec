import { NativeSelect } from "@mantine/core";
import { lobby } from "../../../messages/lobby.ts";

/** A machine in several networks has several addresses, and its owner knows in which network the others are. */
export function AddressSelect({
  address,
  addresses,
  onAddress,
}: {
  address: string | null;
  addresses: readonly string[];
  onAddress: (address: string) => void;
}) {
  if (address === null || addresses.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={lobby("serverAddress")}
      value={address}
      onChange={(event) => onAddress(event.currentTarget.value)}
      data={[...new Set([address, ...addresses])]}
    />
  );
}
