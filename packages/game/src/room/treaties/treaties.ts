import type { TreatyTerms } from "@chancery/api";
import type { Statement } from "@chancery/messages";

/** The wording of a treaty. Every version is kept (R101). */
export interface TreatyText {
  readonly title: string;
  readonly text: string;
  readonly duration: string;
  /** In place of words: these are then put together in each reader's language. */
  readonly terms?: TreatyTerms | undefined;
}

/** How statements name a treaty: by its title, or by the terms from which that is made. */
export const titleFacts = (wording: TreatyText | undefined): Omit<Statement, "code"> => {
  const { title = "", terms } = wording ?? {};
  return terms
    ? { title, terms: terms.kind, whom: terms.kind === "alliance" ? terms.against : "" }
    : { title };
};

/** A wording as it is read: terms in words, everything else as it was written. */
export function inWords(wording: TreatyText, say: (statement: Statement) => string): TreatyText {
  const { terms } = wording;
  if (!terms) return wording;
  const whom = terms.kind === "alliance" ? terms.against : "";
  return {
    title: say({ code: `treaty.${terms.kind}`, whom }),
    text: say({ code: `treaty.${terms.kind}.text`, whom }),
    duration: say({ code: "treaty.duration" }),
    terms,
  };
}

/** An alleged breach, and what was answered: a log and nothing more (R104). */
interface Breach {
  /** The power that alleges it; null for the officers. */
  readonly by: string | null;
  readonly against: string;
  readonly turn: number;
  readonly text: string;
  readonly answers: readonly { readonly by: string; readonly text: string }[];
}

export interface Treaty {
  /** Says nothing about how many there are: that is nobody's to know. */
  readonly id: string;
  readonly parties: readonly string[];
  readonly isSecret: boolean;
  /** The conference out of which it came (R99). */
  readonly conference: string | null;
  readonly versions: readonly TreatyText[];
  /** Who has signed the last version. */
  readonly signed: readonly string[];
  /** Who has declined the last version, if anyone. */
  readonly declined?: string | undefined;
  /** The version in force, counted from 0, and since when. */
  readonly force: { readonly version: number; readonly at: number } | null;
  /** Who made it public, when, and in which version. */
  readonly published: { readonly by: string; readonly at: number; readonly version: number } | null;
  readonly denounced: readonly { readonly by: string; readonly at: number }[];
  readonly breaches: readonly Breach[];
}

export type TreatyEvent =
  | {
      readonly type: "treaty-drafted";
      readonly id: string;
      readonly by: string;
      readonly parties: readonly string[];
      readonly isSecret: boolean;
      readonly conference: string | null;
      readonly wording: TreatyText;
      /** Who signs it by proposing it. In earlier versions nobody did. */
      readonly signed?: readonly string[];
    }
  | {
      readonly type: "treaty-amended";
      readonly treaty: string;
      readonly by: string;
      readonly wording: TreatyText;
    }
  | { readonly type: "treaty-signed"; readonly treaty: string; readonly by: string }
  | { readonly type: "treaty-declined"; readonly treaty: string; readonly by: string }
  | { readonly type: "treaty-published"; readonly treaty: string; readonly by: string }
  | { readonly type: "treaty-denounced"; readonly treaty: string; readonly by: string }
  | { readonly type: "breach-alleged"; readonly treaty: string; readonly breach: Breach }
  | {
      readonly type: "breach-answered";
      readonly treaty: string;
      readonly breach: number;
      readonly by: string;
      readonly text: string;
    };

export function applyTreaty(treaties: readonly Treaty[], event: TreatyEvent, at: number): readonly Treaty[] {
  if (event.type === "treaty-drafted") {
    const { id, parties, isSecret, conference, wording, signed = [] } = event;
    const rest = { signed, force: null, published: null, denounced: [], breaches: [] };
    return [...treaties, { id, parties, isSecret, conference, versions: [wording], ...rest }];
  }
  return treaties.map((treaty) => (treaty.id === event.treaty ? changed(treaty, event, at) : treaty));
}

function changed(
  treaty: Treaty,
  event: Exclude<TreatyEvent, { readonly type: "treaty-drafted" }>,
  at: number,
): Treaty {
  switch (event.type) {
    case "treaty-amended":
      return { ...treaty, versions: [...treaty.versions, event.wording], signed: [], declined: undefined };
    case "treaty-signed": {
      const signed = [...treaty.signed, event.by];
      const isInForce = treaty.parties.every((party) => signed.includes(party));
      return {
        ...treaty,
        signed,
        force: isInForce ? { version: treaty.versions.length - 1, at } : treaty.force,
      };
    }
    case "treaty-declined":
      return { ...treaty, declined: event.by };
    case "treaty-published":
      return { ...treaty, published: { by: event.by, at, version: treaty.force?.version ?? 0 } };
    case "treaty-denounced":
      return { ...treaty, denounced: [...treaty.denounced, { by: event.by, at }] };
    case "breach-alleged":
      return { ...treaty, breaches: [...treaty.breaches, event.breach] };
    case "breach-answered": {
      const { by, text } = event;
      const breach = treaty.breaches[event.breach];
      const answered = { ...breach, answers: [...breach.answers, { by, text }] };
      return { ...treaty, breaches: treaty.breaches.with(event.breach, answered) };
    }
  }
}

/** The version that everyone may read; null if the treaty is not for all eyes (R102). */
export function publicVersion({ isSecret, force, published }: Treaty): number | null {
  if (published) return published.version;
  return isSecret ? null : (force?.version ?? null);
}
