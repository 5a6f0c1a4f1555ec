import { castOf } from "../cast.ts";
import type { Manifest } from "../manifest.ts";
import type { CommitteeFacts } from "./committees.ts";
import { createCommittee } from "./game.ts";
import { markOrder } from "./marking.ts";
import en from "./messages/en.ts";
import { POSITION_FIELDS } from "./wire.ts";

interface Described extends Required<Pick<Manifest, "board" | "room">> {
  readonly summary: Manifest["editions"][number]["summary"];
  readonly prefixes: readonly string[];
}

/** What the Historical Committees of Model United Nations have in common. */
export function committeeManifest(
  facts: CommitteeFacts,
  { summary, prefixes, board, room }: Described,
): Manifest {
  const { rulebook, powers, options } = facts;
  const id = `committee-${rulebook}`;
  return {
    variant: {
      id,
      rulebooks: [rulebook],
      create: (asked, given) => createCommittee(facts, asked, given),
    },
    title: { en: "Historical Committee {year}", values: { year: rulebook } },
    shelf: "rulebooks",
    editions: [
      {
        rulebook,
        id,
        title: { en: "Committee {year}", values: { year: rulebook } },
        summary,
        players: [powers.length],
      },
    ],
    options,
    rules: {
      ledger: { name: "committee", prefixes },
      otherwise: { variant: "classic", rulebook: "2023" },
    },
    powers: castOf(powers),
    officials: "officers",
    board,
    room,
    mark: markOrder,
    positionFields: POSITION_FIELDS,
    messages: { area: "games/committee", en },
    ui: "committee",
  };
}
