import type { TableView } from "../../api/client.ts";

/** A lost country: the power whose province it counts as; null where no single one took it. */
export interface Loss {
  readonly overlord: string | null;
}

/** What has become of a country that is lost; null if it isn't. */
export function lostOf({ position }: Pick<TableView, "position">, power: string): Loss | null {
  const { lost = {} } = position as { readonly lost?: Readonly<Record<string, string | null>> };
  return Object.hasOwn(lost, power) ? { overlord: lost[power] } : null;
}
