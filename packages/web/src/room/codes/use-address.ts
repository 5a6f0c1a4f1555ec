import { useEffect, useState } from "react";
import { addressFor, chosenAddress, rememberAddress } from "./address.ts";

/** Where others come in, as the officers choose it among the addresses of the server. */
export function useAddress(addresses: readonly string[]) {
  const [chosen, setChosen] = useState(chosenAddress);
  const address = addressFor(location.origin, addresses, chosen);
  useEffect(() => rememberAddress(address), [address]);
  return { address, choose: setChosen };
}
