import { useEffect } from "react";
import { addressFor, chosenAddress, knownAddress, rememberAddress } from "./address.ts";
import { useSignal } from "./signal.ts";

/** The address others join at, chosen by the host from the server's addresses. */
export function useAddress(addresses: readonly string[]) {
  const address = addressFor(location.origin, addresses, useSignal(chosenAddress));
  useEffect(() => rememberAddress(address), [address]);
  return { address, choose: rememberAddress };
}

/** Where links lead that are meant for other devices. */
export const useOrigin = (): string => knownAddress(useSignal(chosenAddress)) ?? location.origin;
