import type { Citations } from "@chancery/engine";
import type { ChannelSummary, TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { bots } from "../../../messages/bots.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { listed } from "../words.ts";

/** The public conversation, and the party of the game master, as the API calls them. */
export const EVERYBODY = "everybody";
export const REFEREE = "referee";

/** Who can write in a conversation, and to which parties. */
export interface Address {
  /** The powers the viewer can write as; null stands for the game master. */
  readonly speakers: readonly (string | null)[];
  readonly to: typeof EVERYBODY | typeof REFEREE | readonly string[];
}

/** The viewer's powers. */
export const ownPowers = ({ seats }: Pick<TableView, "seats">): readonly string[] =>
  seats.find(({ isYours }) => isYours)?.powers ?? [];

/** The parties the viewer writes as: their powers, or the game master. */
export const voicesOf = (view: Pick<TableView, "seats" | "you">): readonly string[] =>
  view.you.role === "referee" ? [REFEREE] : ownPowers(view);

/** All conversations, the public one first, then the most recent. */
export const conversationsOf = ({ channels }: Pick<TableView, "channels">): readonly ChannelSummary[] =>
  channels.toSorted(
    (one, other) =>
      Number(other.name === EVERYBODY) - Number(one.name === EVERYBODY) || (other.at ?? 0) - (one.at ?? 0),
  );

/** The other parties of a conversation; all of them where the viewer only reads. */
export function othersIn(
  view: Pick<TableView, "seats" | "you">,
  parties: readonly string[],
): readonly string[] {
  const own = voicesOf(view);
  const others = parties.filter((party) => !own.includes(party));
  return others.length === 0 ? parties : others;
}

type Played = Pick<TableView, "setup" | "seats">;

/** The name of a power, and that a bot plays it if one does. */
export function partyName({ seats }: Pick<TableView, "seats">, power: string): string {
  const isBots = seats.some(({ powers, bot }) => bot !== null && powers.includes(power));
  return isBots ? bots("party", { power: powerName(power) }) : powerName(power);
}

const named = (
  { setup, seats }: Played,
  parties: readonly string[],
  key: "officials" | "toOfficials",
): string =>
  listed(
    parties.map((party) =>
      party === REFEREE ? press(key, { officials: officialsOf(setup) }) : partyName({ seats }, party),
    ),
  );

/** "France", "England and Italy", "France and the game master". */
const partiesInWords = (view: Played, parties: readonly string[]): string =>
  named(view, parties, "officials");

/** The same as the people a message goes to. */
export const partiesTo = (view: Played, parties: readonly string[]): string =>
  named(view, parties, "toOfficials");

/** The title of a conversation: the others who take part. */
export function titleOf(
  view: Pick<TableView, "seats" | "you" | "setup">,
  { name, parties }: Pick<ChannelSummary, "name" | "parties">,
): string {
  if (name === EVERYBODY) return press("everyone");
  const own = voicesOf(view);
  if (parties.every((party) => own.includes(party))) return press("ownDelegation");
  const title = partiesInWords(view, othersIn(view, parties));
  return title[0].toUpperCase() + title.slice(1);
}

/** Who can write in a conversation, and to which parties; null where the viewer only reads. */
export function addressOf(
  view: Pick<TableView, "seats" | "you">,
  { name, parties }: Pick<ChannelSummary, "name" | "parties">,
): Address | null {
  const own = voicesOf(view).filter((voice) => name === EVERYBODY || parties.includes(voice));
  if (own.length === 0) return null;
  const speakers = own.map((voice) => (voice === REFEREE ? null : voice));
  if (name === EVERYBODY) return { speakers, to: EVERYBODY };
  const to = parties.filter((party) => !own.includes(party));
  // Among the delegates of one delegation.
  if (to.length === 0) return { speakers, to: parties };
  if (to.length === 1 && to[0] === REFEREE) return { speakers, to: REFEREE };
  // All parties, so that the viewer's other powers get the message as well.
  return { speakers, to: parties.filter((party) => own.length > 1 || !own.includes(party)) };
}

/** Who gets a message: never its writer, unless it's for their partner. */
export function heardBy(to: Address["to"], speaker: string | null | undefined): Address["to"] {
  if (typeof to === "string") return to;
  const others = to.filter((party) => party !== speaker);
  return others.length > 0 ? others : to;
}

/** The API's name for the conversation of some parties: in the order of the game's powers. */
export const nameOf = (powers: readonly string[], parties: ReadonlySet<string>): string =>
  [...powers, REFEREE].filter((party) => parties.has(party)).join(" + ");

/** Why messages are closed, with the rules that say so. */
export interface Closed {
  readonly why: string;
  readonly rules: readonly string[];
}

type Press = NonNullable<TableView["setup"]["press"]>;
type Limited = Pick<TableView, "setup" | "status" | "you">;

/** How players may talk to each other now. The game master can say anything, and everyone can once the game is over. */
const pressOf = ({ setup, status, you }: Limited): Press | "full" =>
  status === "ended" || you.role === "referee" ? "full" : (setup.press ?? "full");

/** Whether players can write to each other in private, even if only by deals. */
export const mayWritePrivately = (view: Limited): boolean => ["full", "deals"].includes(pressOf(view));

/** Whether players can only offer and answer deals, without words. */
export const isDealsOnly = (view: Limited): boolean => pressOf(view) === "deals";

/** Which messages this game does without; null if there are none. */
export function pressNote(view: Limited): string | null {
  const kind = pressOf(view);
  return kind === "full" ? null : press(`press-${kind}`);
}

/** Whether a conversation is closed now. The rulebook's ban on talk never applies to the game master. */
export function whyClosed(
  view: Limited & Pick<TableView, "clock" | "seats">,
  to: Address["to"],
  citations: Citations,
): Closed | null {
  const { clock, you } = view;
  const own = ownPowers(view);
  const kind = pressOf(view);
  const isOpen =
    kind === "full" || to === REFEREE || (kind !== "none" && (kind === "public") === (to === EVERYBODY));
  if (!isOpen) return { why: press(`press-${kind}`), rules: [] };
  // The delegates of a delegation can always talk to each other (R20).
  const isWithin = Array.isArray(to) && to.length > 0 && to.every((party) => own.includes(party));
  if (clock.isTalkOpen || you.role === "referee" || to === REFEREE || isWithin) return null;
  return {
    why: press("closedText"),
    rules: citations["talk-closed"] ?? [],
  };
}

/** How many messages are unread. */
export const unreadOf = ({ channels }: Pick<TableView, "channels">): number =>
  channels.reduce((sum, { unread }) => sum + unread, 0);

/** What came since an earlier view: who wrote, not what. */
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
      if (channel.name === EVERYBODY) return press("newToEveryone", { count: more });
      const parties = partiesInWords(view, othersIn(view, channel.parties));
      return press("newFrom", { count: more, parties });
    })
    .join(" ");
}
