import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import type { Table } from "../table.ts";
import type { RoomAct } from "./act.ts";
import { delegations, roomOf } from "./room-of.ts";
import { whyNoTalk } from "./talk.ts";
import type { Treaty, TreatyEvent, TreatyText } from "./treaties.ts";

const LONGEST = 20_000;

type TreatyAct = Extract<RoomAct, { readonly treaty: string }>;

export const TREATY_ACTS = [
  "amend-treaty",
  "sign-treaty",
  "publish-treaty",
  "denounce-treaty",
  "allege-breach",
  "answer-breach",
] as const satisfies readonly TreatyAct["do"][];

/** Why something cannot be done about a treaty now; the officers, who have no power, may only allege breaches (R104). */
export function whyNoTreaty(
  table: Table,
  power: string | null,
  { parties, signed, force, published, isSecret, denounced, breaches }: Treaty,
  name: TreatyAct["do"],
): Refusal | undefined {
  // That there is a treaty among others is nobody's to know.
  if (power !== null && !parties.includes(power)) return refusal("no-such-treaty");
  if (power === null) {
    if (name !== "allege-breach") return refusal("not-entitled");
  } else {
    const silent = whyNoTalk(table);
    if (silent) return silent;
  }
  switch (name) {
    case "sign-treaty":
      return power !== null && signed.includes(power) ? refusal("unchanged") : undefined;
    case "publish-treaty":
      if (!force) return refusal("not-in-force");
      return published || !isSecret ? refusal("unchanged") : undefined;
    case "denounce-treaty":
      if (!force) return refusal("not-in-force");
      return denounced.some(({ by }) => by === power) ? refusal("unchanged") : undefined;
    case "allege-breach":
      return force ? undefined : refusal("not-in-force");
    case "answer-breach":
      return breaches.length === 0 ? refusal("no-such-breach") : undefined;
    default:
      return undefined;
  }
}

const adds = (draft: Draft, what: TreatyEvent): undefined => {
  draft.add({ type: "room", what });
};

function readWording(table: Table, { title, text, duration, terms }: TreatyText): TreatyText | Refusal {
  if (terms) {
    const powers = powersBySeat(table).flat();
    if (terms.kind === "alliance" && !powers.includes(terms.against))
      return noSuchPower(terms.against, powers);
    return { title: "", text: "", duration: "", terms };
  }
  if (title.trim() === "" || text.trim() === "") return refusal("empty-text", "treaty");
  if (title.length + text.length + duration.length > LONGEST) return refusal("text-too-long");
  return { title: title.trim(), text, duration: duration.trim() };
}

/** Treaties work whenever people may talk; they bind nobody to anything (MB-10, MB-59, MB-61, R101, R103). */
export function draftTreaty(
  draft: Draft,
  by: string,
  act: RoomAct & { do: "draft-treaty" },
): Refusal | undefined {
  const parties = [...new Set([by, ...act.parties])];
  if (parties.length < 2 || !parties.every((party) => delegations(draft.table).includes(party)))
    return refusal("bad-parties");
  const { conference, secret: isSecret } = act;
  const origin = roomOf(draft.table).conferences.find(({ id }) => id === conference);
  // What comes of a conference is its participants' business (R99).
  if (conference !== null && origin?.status !== "closed") return refusal("no-such-conference");
  if (origin && !parties.every((party) => origin.form.participants.includes(party)))
    return refusal("bad-parties", "conference", { powers: origin.form.participants });
  const wording = readWording(draft.table, act);
  if ("code" in wording) return wording;
  if (wording.terms?.kind === "alliance" && parties.includes(wording.terms.against))
    return refusal("bad-parties");
  const id = draft.port
    .digest(JSON.stringify([draft.table.game, draft.now, by, parties, wording]))
    .slice(0, 12);
  if (roomOf(draft.table).treaties.some((other) => other.id === id)) return refusal("unchanged");
  return adds(draft, { type: "treaty-drafted", id, by, parties, isSecret, conference, wording });
}

/** What is done about a treaty: by one of its parties; alleged breaches by the officers too (R104). */
export function actOnTreaty(draft: Draft, power: string | null, act: TreatyAct): Refusal | undefined {
  const { table } = draft;
  const treaty = roomOf(table).treaties.find(({ id }) => id === act.treaty);
  if (!treaty) return refusal("no-such-treaty");
  const refused = whyNoTreaty(table, power, treaty, act.do);
  if (refused) return refused;
  if (act.do === "allege-breach") return allege(draft, power, treaty, act);
  const by = power as string;
  switch (act.do) {
    case "amend-treaty": {
      const wording = readWording(table, act);
      if ("code" in wording) return wording;
      return adds(draft, { type: "treaty-amended", treaty: act.treaty, by, wording });
    }
    case "sign-treaty":
      if (act.version !== treaty.versions.length - 1) return refusal("changed-treaty");
      return adds(draft, { type: "treaty-signed", treaty: act.treaty, by });
    case "publish-treaty":
      return adds(draft, { type: "treaty-published", treaty: act.treaty, by });
    case "denounce-treaty":
      return adds(draft, { type: "treaty-denounced", treaty: act.treaty, by });
    case "answer-breach":
      if (!treaty.breaches[act.breach]) return refusal("no-such-breach");
      if (act.text.trim() === "") return refusal("empty-text");
      return adds(draft, {
        type: "breach-answered",
        treaty: act.treaty,
        breach: act.breach,
        by,
        text: act.text,
      });
  }
}

function allege(
  draft: Draft,
  by: string | null,
  treaty: Treaty,
  { treaty: index, against, turn, text }: RoomAct & { do: "allege-breach" },
): Refusal | undefined {
  const { table } = draft;
  if (!treaty.parties.includes(against) || against === by) return refusal("no-such-power");
  if (!table.turns[turn - 1]) return refusal("no-such-turn");
  if (text.trim() === "") return refusal("empty-text");
  return adds(draft, {
    type: "breach-alleged",
    treaty: index,
    breach: { by, against, turn, text, answers: [] },
  });
}
