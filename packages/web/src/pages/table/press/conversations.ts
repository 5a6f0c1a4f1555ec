import type { Citations } from "@chancery/engine";
import { officialsOf } from "@chancery/variants/officials";
import type { ChannelSummary, TableView } from "../../../api/client.ts";
import { listed } from "../words.ts";

/** The public conversation, and the party of the referee, as the table calls them. */
export const EVERYBODY = "everybody";
export const REFEREE = "referee";

/** What is needed to say something: who speaks, and to whom. */
export interface Address {
  /** The powers one may speak as; null among them is the referee. */
  readonly speakers: readonly (string | null)[];
  readonly to: typeof EVERYBODY | typeof REFEREE | readonly string[];
}

/** The powers one plays. */
export const ownPowers = ({ seats }: Pick<TableView, "seats">): readonly string[] =>
  seats.find(({ isYours }) => isYours)?.powers ?? [];

/** The voices one has at the table: one's powers, or the referee's. */
export const voicesOf = (view: Pick<TableView, "seats" | "you">): readonly string[] =>
  view.you.role === "referee" ? [REFEREE] : ownPowers(view);

/** All conversations, the public one first, then those in which something was last said. */
export const conversationsOf = ({ channels }: Pick<TableView, "channels">): readonly ChannelSummary[] =>
  channels.toSorted(
    (one, other) =>
      Number(other.name === EVERYBODY) - Number(one.name === EVERYBODY) || (other.at ?? 0) - (one.at ?? 0),
  );

/** Those one talks to in a conversation: all its parties but oneself; all of them where one only listens. */
export function othersIn(
  view: Pick<TableView, "seats" | "you">,
  parties: readonly string[],
): readonly string[] {
  const own = voicesOf(view);
  const others = parties.filter((party) => !own.includes(party));
  return others.length === 0 ? parties : others;
}

/** "France", "England and Italy", "France and the referee". */
export const partiesInWords = ({ setup }: Pick<TableView, "setup">, parties: readonly string[]): string =>
  listed(parties.map((party) => (party === REFEREE ? officialsOf(setup).the : party)));

/** What a conversation is called by who takes part in it. */
export function titleOf(
  view: Pick<TableView, "seats" | "you" | "setup">,
  { name, parties }: Pick<ChannelSummary, "name" | "parties">,
): string {
  if (name === EVERYBODY) return "Everybody";
  const title = partiesInWords(view, othersIn(view, parties));
  return title[0].toUpperCase() + title.slice(1);
}

/** Who may speak in a conversation, and how it is addressed; null for who only listens. */
export function addressOf(
  view: Pick<TableView, "seats" | "you">,
  { name, parties }: Pick<ChannelSummary, "name" | "parties">,
): Address | null {
  const own = voicesOf(view).filter((voice) => name === EVERYBODY || parties.includes(voice));
  if (own.length === 0) return null;
  const speakers = own.map((voice) => (voice === REFEREE ? null : voice));
  if (name === EVERYBODY) return { speakers, to: EVERYBODY };
  const to = parties.filter((party) => !own.includes(party));
  if (to.length === 1 && to[0] === REFEREE) return { speakers, to: REFEREE };
  // All parties, so that whichever own power speaks, the others of one's own hear it as well.
  return { speakers, to: parties.filter((party) => own.length > 1 || !own.includes(party)) };
}

/** The name of the conversation between certain parties, as the table calls it: in the order of the game's powers. */
export const nameOf = (powers: readonly string[], parties: ReadonlySet<string>): string =>
  [...powers, REFEREE].filter((party) => parties.has(party)).join(" + ");

/** Why nothing can be said now, with the rules that say so. */
export interface Closed {
  readonly why: string;
  readonly rules: readonly string[];
}

/** Whether a conversation is closed at present: the rulebook's ban on talk does not keep anybody from the referee. */
export function whyClosed(
  { clock, you }: Pick<TableView, "clock" | "you">,
  to: Address["to"],
  citations: Citations,
): Closed | null {
  if (clock.isTalkOpen || you.role === "referee" || to === REFEREE) return null;
  return {
    why: "Nobody may talk while orders are written, nor in retreats and adjustments. Talk opens again with the next negotiation.",
    rules: citations["talk-closed"] ?? [],
  };
}

/** Everything that waits to be read. */
export const unreadOf = ({ channels }: Pick<TableView, "channels">): number =>
  channels.reduce((sum, { unread }) => sum + unread, 0);

/** What has come since an earlier look, for those who listen: who spoke, not what. */
export function newsOf(
  view: Pick<TableView, "seats" | "you" | "setup">,
  before: readonly ChannelSummary[],
  now: readonly ChannelSummary[],
): string {
  const fresh = now.flatMap((channel) => {
    const old = before.find(({ name }) => name === channel.name);
    const more = channel.unread - (old?.unread ?? 0);
    return more > 0 && channel.count > (old?.count ?? 0) ? [{ channel, more }] : [];
  });
  return fresh
    .map(({ channel, more }) => {
      const where =
        channel.name === EVERYBODY
          ? "to everybody"
          : `from ${partiesInWords(view, othersIn(view, channel.parties))}`;
      return `${more === 1 ? "A new message" : `${more} new messages`} ${where}.`;
    })
    .join(" ");
}
