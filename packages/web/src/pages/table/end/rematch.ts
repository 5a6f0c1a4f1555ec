import type { Setup, TableView } from "../../../api/client.ts";

/** The settings of another game like this one. */
export const rematchSetup = ({ setup }: Pick<TableView, "setup">): Setup => setup;

/** Where an invitation leads: the game, and the secret of its link. */
export interface Invitation {
  readonly game: string;
  readonly token: string;
}

/** The invitation to a rematch in what was said after the game; the last one, if several were sent. */
export function invitationIn(
  messages: readonly { readonly at: number; readonly text: string }[],
  since: number,
): Invitation | null {
  for (const { at, text } of messages.toReversed()) {
    const found = at >= since ? /\/join\/([\w-]+)#([\w-]+)/.exec(text) : null;
    if (found) return { game: found[1], token: found[2] };
  }
  return null;
}
