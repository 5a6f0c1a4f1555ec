import type { Draft } from "../../draft.ts";
import { powersBySeat } from "../../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../../refusal.ts";
import type { Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import type { ActingFor, ActOn, RoomActs } from "../act-entry.ts";
import { delegations, roomOf } from "../room-of.ts";
import { whyNoTalk } from "../talk.ts";
import type { Treaty, TreatyEvent, TreatyText } from "./treaties.ts";

const LONGEST = 20_000;

type TreatyAct = Extract<RoomAct, { readonly treaty: string }>;

export const DRAFTING_ACTS = {
  "draft-treaty": {
    who: "delegate",
    whyNot: whyNoTalk,
    hasObject: (table, _id, power) => delegations(table).some((other) => other !== power),
    run: (draft, act, { power }) => draftTreaty(draft, power as string, act),
  },
} satisfies Partial<RoomActs>;

/** What is done about a treaty: by one of its parties; alleged breaches by the officers too (R104). */
export const TREATY_ACTS = {
  "amend-treaty": aboutTreaty({ who: "delegate", run: amend }),
  "sign-treaty": aboutTreaty({
    who: "delegate",
    whyNot: answered,
    run: (draft, treaty, { version }, by) =>
      notRead(treaty, version) ?? adds(draft, { type: "treaty-signed", treaty: treaty.id, by: by as string }),
  }),
  // Nobody has to sign; who says so spares the others waiting (R101).
  "decline-treaty": aboutTreaty({
    who: "delegate",
    whyNot: answered,
    run: (draft, treaty, { version }, by) =>
      notRead(treaty, version) ??
      adds(draft, { type: "treaty-declined", treaty: treaty.id, by: by as string }),
  }),
  "publish-treaty": aboutTreaty({
    who: "delegate",
    whyNot: ({ force, published, isSecret }) =>
      notInForce(force) ?? (published || !isSecret ? refusal("unchanged") : undefined),
    run: (draft, { id }, _, by) => adds(draft, { type: "treaty-published", treaty: id, by: by as string }),
  }),
  "denounce-treaty": aboutTreaty({
    who: "delegate",
    whyNot: ({ force, denounced }, power) =>
      notInForce(force) ?? (denounced.some(({ by }) => by === power) ? refusal("unchanged") : undefined),
    run: (draft, { id }, _, by) => adds(draft, { type: "treaty-denounced", treaty: id, by: by as string }),
  }),
  "allege-breach": aboutTreaty({ who: "either", whyNot: ({ force }) => notInForce(force), run: allege }),
  "answer-breach": aboutTreaty({
    who: "delegate",
    whyNot: ({ breaches }, power) => {
      if (breaches.length === 0) return refusal("no-such-breach");
      return breaches.every(({ by }) => by === power) ? refusal("not-entitled", "accused") : undefined;
    },
    run: answerBreach,
  }),
} satisfies Partial<RoomActs>;

interface TreatyEntry<N extends TreatyAct["do"]> {
  readonly who: "delegate" | "either";
  readonly whyNot?: (treaty: Treaty, power: string | null) => Refusal | undefined;
  run(
    draft: Draft,
    treaty: Treaty,
    act: RoomAct & { readonly do: N },
    by: string | null,
  ): Refusal | undefined;
}

/** An act about a treaty, with what holds for all of them; the officers have no power. */
function aboutTreaty<N extends TreatyAct["do"]>({ who, whyNot, run }: TreatyEntry<N>): ActOn<N, Treaty> {
  const whyNotThis = (table: Table, treaty: Treaty, { power }: ActingFor): Refusal | undefined => {
    // That there is a treaty among others is nobody's to know.
    if (power !== null && !treaty.parties.includes(power)) return refusal("no-such-treaty");
    if (power === null && who !== "either") return refusal("not-entitled");
    const silent = power === null ? undefined : whyNoTalk(table);
    return silent ?? whyNot?.(treaty, power);
  };
  return {
    who,
    whyNotThis,
    run: (draft, act, by) => {
      const { treaty: wanted } = act as TreatyAct;
      const treaty = roomOf(draft.table).treaties.find(({ id }) => id === wanted);
      if (!treaty) return refusal("no-such-treaty");
      return whyNotThis(draft.table, treaty, by) ?? run(draft, treaty, act, by.power);
    },
  };
}

/** A party answers each version once, and a version that one of them declined needs no more answers. */
function answered({ signed, declined }: Treaty, power: string | null): Refusal | undefined {
  if (declined !== undefined) return refusal("declined-treaty");
  return power !== null && signed.includes(power) ? refusal("unchanged") : undefined;
}

const notRead = ({ versions }: Treaty, version: number): Refusal | undefined =>
  version === versions.length - 1 ? undefined : refusal("changed-treaty");

function notInForce(force: Treaty["force"]): Refusal | undefined {
  return force ? undefined : refusal("not-in-force");
}

function adds(draft: Draft, what: TreatyEvent): undefined {
  draft.add({ type: "room", what });
}

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
function draftTreaty(draft: Draft, by: string, act: RoomAct & { do: "draft-treaty" }): Refusal | undefined {
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
  return adds(draft, {
    type: "treaty-drafted",
    id,
    by,
    parties,
    isSecret,
    conference,
    wording,
    signed: [by],
  });
}

function amend(
  draft: Draft,
  { id }: Treaty,
  act: RoomAct & { do: "amend-treaty" },
  by: string | null,
): Refusal | undefined {
  const wording = readWording(draft.table, act);
  if ("code" in wording) return wording;
  return adds(draft, { type: "treaty-amended", treaty: id, by: by as string, wording });
}

function answerBreach(
  draft: Draft,
  { id, breaches }: Treaty,
  { breach, text }: RoomAct & { do: "answer-breach" },
  power: string | null,
): Refusal | undefined {
  const by = power as string;
  if (!breaches[breach]) return refusal("no-such-breach");
  // R104: only the other side answers an allegation.
  if (breaches[breach].by === by) return refusal("not-entitled", "accused");
  if (text.trim() === "") return refusal("empty-text");
  return adds(draft, { type: "breach-answered", treaty: id, breach, by, text });
}

function allege(
  draft: Draft,
  treaty: Treaty,
  { against, turn, text }: RoomAct & { do: "allege-breach" },
  by: string | null,
): Refusal | undefined {
  const { table } = draft;
  if (!treaty.parties.includes(against) || against === by) return refusal("no-such-power");
  if (!table.turns[turn - 1]) return refusal("no-such-turn");
  if (text.trim() === "") return refusal("empty-text");
  return adds(draft, {
    type: "breach-alleged",
    treaty: treaty.id,
    breach: { by, against, turn, text, answers: [] },
  });
}
