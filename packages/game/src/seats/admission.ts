import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { readName } from "../name.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isPersons, memberOf, type Table } from "../table.ts";
import { barred, isAlive, isHostRival, seatDown } from "./seats.ts";

export const ADMISSION_COMMANDS = {
  "take-over": {
    who: ["stranger", "member"],
    when: ["playing"],
    if: (table) => table.seats.some(({ offer }, seat) => !isPersons(table, seat) && offer !== null),
    run: (draft, command, id) => takeOver(draft, id, command),
  },
  admit: {
    who: ["player"],
    when: ["playing"],
    if: (table, id) => table.seats.some(({ applicant }) => applicant) && electorsOf(table).includes(id),
    run: (draft, command, id) => admit(draft, id, command),
  },
} satisfies Partial<Commands>;

const MINUTE = 60_000;

/**
 * Who is asked whether someone may take over an empty seat: the people who still play, a host who plays with the same
 * vote as everyone. Nobody is where a game master or a host who doesn't play looks after the game, nor a host who is left
 * alone: who sits down has their link.
 */
export function electorsOf(table: Table): readonly string[] {
  if (!isHostRival(table)) return [];
  const electors = table.seats.flatMap(({ holder }, seat) =>
    holder !== null && isPersons(table, seat) && isAlive(table, seat) ? [holder] : [],
  );
  return electors.every((id) => id === table.host) ? [] : electors;
}

/**
 * Sits down on an empty seat by its link, or asks for it where the other players have to agree. Preferred is who has had no
 * power in this game (C71-XIV.3-2).
 */
function takeOver(draft: Draft, id: string, command: Command & { type: "take-over" }): Refusal | undefined {
  const { table, now, port } = draft;
  const name = readName(command.name);
  if (name === null) return refusal("bad-name");
  const digest = port.digest(command.token);
  const seat = table.seats.findIndex(
    ({ offer: open }, index) => !isPersons(table, index) && open?.digest === digest,
  );
  const { offer: open, applicant } = table.seats[seat] ?? {};
  if (!open) return refusal("no-such-offer");
  if (now > open.expires) return refusal("offer-expired");
  if (open.opens !== undefined && now < open.opens)
    return refusal("too-early", "seat", { minutes: Math.ceil((open.opens - now) / MINUTE) });
  const bar = barred(table, id, !open.eliminatedToo);
  if (bar) return bar;
  if (electorsOf(table).length === 0) seatDown(draft, seat, { id, name, role: "player" }, "link");
  else if (applicant) return refusal(applicant.member === id ? "unchanged" : "applied-already");
  else draft.add({ type: "applied", seat, member: memberOf(table, id) ?? { id, name, role: "spectator" } });
  return undefined;
}

/** Says, in secret, whether the person who asks for a seat may have it. */
function admit(draft: Draft, id: string, { seat, isFor }: Command & { type: "admit" }): Refusal | undefined {
  const { table } = draft;
  if (table.seats[seat] === undefined) return refusal("no-such-seat");
  if (!electorsOf(table).includes(id)) return refusal("not-entitled");
  const { applicant } = table.seats[seat];
  if (!applicant) return refusal("no-applicant");
  if (applicant.votes[id] === isFor) return refusal("unchanged");
  draft.add({ type: "admission-voted", seat, voter: id, isFor });
  return undefined;
}

/** Gives seats to applicants whom most of the others accept, and refuses applicants whom half of them reject. */
export function settleAdmissions(draft: Draft): void {
  for (const [seat, { applicant, offer }] of draft.table.seats.entries()) {
    const { table } = draft;
    const member = applicant && memberOf(table, applicant.member);
    if (!member || table.status !== "playing") continue;
    const electors = electorsOf(table);
    const count = (isFor: boolean): number => electors.filter((id) => applicant.votes[id] === isFor).length;
    const isBarred = barred(table, member.id, !offer?.eliminatedToo) !== undefined;
    if (isBarred || (electors.length > 0 && count(false) * 2 >= electors.length))
      draft.follow({ type: "admission-ended", seat });
    else if (count(true) * 2 > electors.length || electors.length === 0)
      seatDown(draft, seat, { ...member, role: "player" }, "vote");
  }
}
