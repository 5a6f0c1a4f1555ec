import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressFor, chosenAddress, isHereOnly, knownAddress, rememberAddress } from "../lib/address.ts";
import { useSignal } from "../lib/signal.ts";
import { networkQuery } from "./queries.ts";

/** The address others join at, chosen by the host from the server's addresses. */
export function useAddress(addresses: readonly string[]) {
  const address = addressFor(location.origin, addresses, useSignal(chosenAddress));
  useEffect(() => rememberAddress(address), [address]);
  return { address, choose: rememberAddress };
}

/** The same for people who aren't asked to choose. On the server's own machine, any browser learns of it. */
export function useWayIn(): string | null {
  const chosen = useSignal(chosenAddress);
  const { data } = useQuery(networkQuery());
  if (!isHereOnly(location.origin) || !data) return knownAddress(chosen);
  return addressFor(location.origin, data.addresses, chosen);
}

/** Where links lead that are meant for other devices. */
export const useOrigin = (): string => useWayIn() ?? location.origin;
