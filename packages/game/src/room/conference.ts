/** The form for a conference, filled in step by step (MB-256 to MB-261, R89). */
export interface ConferenceForm {
  readonly preliminary: string;
  readonly supporters: readonly string[];
  readonly goal: string | null;
  readonly name: string | null;
  /** The province where it is held, by its id, and a place there (R86). */
  readonly area: string | null;
  readonly city: string;
  /** Delegations that say their units there mean no harm (R87). */
  readonly friendly: readonly string[];
  readonly participants: readonly string[];
}

export interface Motion {
  readonly text: string;
  /** What it would change: the rules of procedure, whether the minutes are published, or nothing by itself. */
  readonly about: "rules" | "minutes" | "matter";
  readonly votes: Readonly<Record<string, boolean>>;
  readonly outcome: "carried" | "lost" | null;
}

export interface Conference {
  readonly id: string;
  readonly organiser: string;
  readonly asked: readonly string[];
  readonly form: ConferenceForm;
  readonly status: "draft" | "filed" | "granted" | "refused" | "open" | "closed";
  readonly reason: string;
  /** The stage and turn in which the room was granted: it opens at the next change (R91). */
  readonly granted: string | null;
  /** The turn in which it was opened. */
  readonly openedIn: number | null;
  /** Who sits in the conference room for each participant, by id (MB-264). */
  readonly delegates: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly agenda: string;
  readonly speakers: readonly string[];
  readonly motions: readonly Motion[];
  readonly minutes: readonly { readonly at: number; readonly from: string; readonly text: string }[];
  readonly document: string;
  readonly isPublished: boolean;
}

export type ConferenceEvent =
  | {
      readonly type: "conference-planned";
      readonly id: string;
      readonly organiser: string;
      readonly asked: readonly string[];
      readonly goal: string;
    }
  | { readonly type: "conference-formed"; readonly conference: string; readonly form: ConferenceForm }
  | { readonly type: "conference-filed"; readonly conference: string }
  | { readonly type: "conference-granted"; readonly conference: string; readonly during: string }
  | { readonly type: "conference-refused"; readonly conference: string; readonly reason: string }
  | {
      readonly type: "conference-attended";
      readonly conference: string;
      readonly power: string;
      readonly member: string;
    }
  | { readonly type: "conference-left"; readonly conference: string; readonly power: string }
  | { readonly type: "conference-opened"; readonly conference: string; readonly turn: number }
  | {
      readonly type: "conference-said";
      readonly conference: string;
      readonly from: string;
      readonly text: string;
    }
  | {
      readonly type: "conference-led";
      readonly conference: string;
      readonly agenda: string;
      readonly speakers: readonly string[];
    }
  | { readonly type: "motion-made"; readonly conference: string; readonly motion: Motion }
  | { readonly type: "motion-voted"; readonly conference: string; readonly motion: Motion }
  | {
      readonly type: "conference-closed";
      readonly conference: string;
      readonly why: string;
      readonly document: string;
    };

const EMPTY_FORM: Omit<ConferenceForm, "preliminary"> = {
  supporters: [],
  goal: null,
  name: null,
  area: null,
  city: "",
  friendly: [],
  participants: [],
};

export function applyConference(
  all: readonly Conference[],
  event: ConferenceEvent,
  at: number,
): readonly Conference[] {
  if (event.type !== "conference-planned")
    return all.map((each) => (each.id === event.conference ? changed(each, event, at) : each));
  const { id, organiser, asked, goal } = event;
  const conference: Conference = {
    id,
    organiser,
    asked,
    form: { preliminary: goal, ...EMPTY_FORM, participants: [organiser] },
    status: "draft",
    reason: "",
    granted: null,
    openedIn: null,
    delegates: {},
    rules: "",
    agenda: "",
    speakers: [],
    motions: [],
    minutes: [],
    document: "",
    isPublished: false,
  };
  return [...all, conference];
}

function changed(
  conference: Conference,
  event: Exclude<ConferenceEvent, { readonly type: "conference-planned" }>,
  at: number,
): Conference {
  switch (event.type) {
    case "conference-formed":
      return { ...conference, form: event.form };
    case "conference-filed":
      return { ...conference, status: "filed", reason: "" };
    case "conference-granted":
      return { ...conference, status: "granted", granted: event.during };
    case "conference-refused":
      return { ...conference, status: "refused", reason: event.reason };
    case "conference-attended":
      return { ...conference, delegates: { ...conference.delegates, [event.power]: event.member } };
    case "conference-left": {
      const { [event.power]: _, ...delegates } = conference.delegates;
      return { ...conference, delegates };
    }
    case "conference-opened":
      return { ...conference, status: "open", openedIn: event.turn };
    case "conference-said": {
      const { from, text } = event;
      return { ...conference, minutes: [...conference.minutes, { at, from, text }] };
    }
    case "conference-led":
      return { ...conference, agenda: event.agenda, speakers: event.speakers };
    case "motion-made":
      return { ...conference, motions: [...conference.motions, event.motion] };
    case "motion-voted": {
      const { motion } = event;
      const isCarried = motion.outcome === "carried";
      return {
        ...conference,
        motions: [...conference.motions.slice(0, -1), motion],
        rules: isCarried && motion.about === "rules" ? motion.text : conference.rules,
        isPublished: conference.isPublished || (isCarried && motion.about === "minutes"),
      };
    }
    case "conference-closed":
      return { ...conference, status: "closed", reason: event.why, document: event.document };
  }
}

export const openConference = (all: readonly Conference[]): Conference | undefined =>
  all.find(({ status }) => status === "open");
