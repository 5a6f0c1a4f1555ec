import type { ConferenceKind, MotionSubject } from "@chancery/api";

/** The form for a conference, filled in step by step (MB-256 to MB-261, R89). */
export interface ConferenceForm {
  readonly kind: ConferenceKind;
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
  /** When the organiser wants it to begin, and by which rules of procedure. */
  readonly start: string;
  readonly procedure: string;
}

export interface Motion {
  readonly text: string;
  readonly about: MotionSubject;
  readonly votes: Readonly<Record<string, boolean>>;
  readonly outcome: "carried" | "lost" | "withdrawn" | null;
  /** The power that made it; null for the officers. Earlier versions didn't say. */
  readonly by?: string | null;
}

/** Who speaks in a conference, and until when. */
interface ConferenceFloor {
  readonly power: string;
  readonly until: number;
}

/** A discussion of one topic, in which every speaker has this much time (R98). */
interface Caucus {
  readonly topic: string;
  readonly until: number;
  readonly seconds: number;
}

export interface Conference {
  readonly id: string;
  readonly organiser: string;
  readonly asked: readonly string[];
  readonly form: ConferenceForm;
  /** The form of a conference that was closed, from which this one is prefilled (MB-268, R96). */
  readonly template: ConferenceForm | null;
  readonly status: "draft" | "filed" | "granted" | "refused" | "open" | "closed";
  /** Why it was refused, or why the officers closed it. */
  readonly reason: string;
  /** Why it ended by itself. */
  readonly cause: ConferenceClosing | null;
  /** The turn in which it was opened. */
  readonly openedIn: number | null;
  /** Who sits in the conference room for each participant, by id (MB-264). */
  readonly delegates: Readonly<Record<string, string>>;
  /** When delegates left, by power: nobody comes in their place before the next change (R93). */
  readonly left: Readonly<Record<string, string>>;
  /** The presiding officers, by id (R90). */
  readonly chairs: readonly string[];
  /** When it ends at the latest, if the officers have said so (R92). */
  readonly until: number | null;
  readonly floor: ConferenceFloor | null;
  readonly caucus: Caucus | null;
  /** The last turn in which driving someone out was found to be no conquest (R95). */
  readonly excused: number;
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
      readonly template: ConferenceForm | null;
    }
  | { readonly type: "conference-formed"; readonly conference: string; readonly form: ConferenceForm }
  | {
      readonly type: "conference-filed";
      readonly conference: string;
      readonly start: string;
      readonly procedure: string;
    }
  | { readonly type: "conference-granted"; readonly conference: string }
  | { readonly type: "conference-presided"; readonly conference: string; readonly chairs: readonly string[] }
  | { readonly type: "conference-refused"; readonly conference: string; readonly reason: string }
  | {
      readonly type: "conference-attended";
      readonly conference: string;
      readonly power: string;
      readonly member: string;
    }
  | {
      readonly type: "conference-left";
      readonly conference: string;
      readonly power: string;
      /** Null for a former delegate: another of their delegation may come at once. */
      readonly during: string | null;
    }
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
  | { readonly type: "conference-timed"; readonly conference: string; readonly until: number | null }
  /** A participant wants to join the list of speakers, or leave it. */
  | {
      readonly type: "conference-listed";
      readonly conference: string;
      readonly power: string;
      readonly isListed: boolean;
    }
  | {
      readonly type: "conference-floor";
      readonly conference: string;
      readonly floor: ConferenceFloor | null;
    }
  | { readonly type: "caucus-held"; readonly conference: string; readonly caucus: Caucus | null }
  /** What looked like a conquest is none: these powers mean no harm, and nothing up to this turn counts (R95). */
  | {
      readonly type: "conquest-denied";
      readonly conference: string;
      readonly friendly: readonly string[];
      readonly turn: number;
    }
  | { readonly type: "motion-made"; readonly conference: string; readonly motion: Motion }
  | { readonly type: "motion-voted"; readonly conference: string; readonly motion: Motion }
  | {
      readonly type: "conference-closed";
      readonly conference: string;
      /** The officers' reason; empty if it ended by itself. Earlier versions wrote the cause here, in words. */
      readonly why: string;
      readonly cause?: ConferenceClosing;
      readonly document: string;
    };

/** Why a conference ends without the officers' saying so. */
const CLOSINGS = ["time", "year", "few", "conquest"] as const;
export type ConferenceClosing = (typeof CLOSINGS)[number];

/** Causes as earlier versions wrote them into the log. */
const WRITTEN: Readonly<Record<string, ConferenceClosing>> = {
  "its time is up": "time",
  "its year is over": "year",
  "too few are left": "few",
  "its area has been conquered": "conquest",
};

/** Why a conference ended by itself; null if the officers closed it. */
export const closingOf = ({
  why,
  cause,
}: ConferenceEvent & { type: "conference-closed" }): ConferenceClosing | null =>
  cause ?? WRITTEN[why] ?? null;

const EMPTY_FORM: Omit<ConferenceForm, "preliminary"> = {
  kind: "conference",
  supporters: [],
  goal: null,
  name: null,
  area: null,
  city: "",
  friendly: [],
  participants: [],
  start: "",
  procedure: "",
};

export function applyConference(
  all: readonly Conference[],
  event: ConferenceEvent,
  at: number,
): readonly Conference[] {
  if (event.type !== "conference-planned")
    return all.map((each) => (each.id === event.conference ? changed(each, event, at) : each));
  const { id, organiser, asked, goal, template } = event;
  const conference: Conference = {
    id,
    organiser,
    asked,
    form: { preliminary: goal, ...EMPTY_FORM, participants: [organiser] },
    template,
    status: "draft",
    reason: "",
    cause: null,
    openedIn: null,
    delegates: {},
    left: {},
    chairs: [],
    until: null,
    floor: null,
    caucus: null,
    excused: 0,
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
      return {
        ...conference,
        status: "filed",
        reason: "",
        form: { ...conference.form, start: event.start, procedure: event.procedure },
      };
    case "conference-granted":
      return { ...conference, status: "granted" };
    case "conference-presided":
      return { ...conference, chairs: event.chairs };
    case "conference-refused":
      return { ...conference, status: "refused", reason: event.reason };
    case "conference-attended":
      return { ...conference, delegates: { ...conference.delegates, [event.power]: event.member } };
    case "conference-left": {
      const { [event.power]: _, ...delegates } = conference.delegates;
      // Nobody walks out of a conference that hasn't opened.
      if (event.during === null || conference.status !== "open") return { ...conference, delegates };
      return { ...conference, delegates, left: { ...conference.left, [event.power]: event.during } };
    }
    case "conference-opened":
      return { ...conference, status: "open", openedIn: event.turn, rules: conference.form.procedure };
    case "conference-said": {
      const { from, text } = event;
      return { ...conference, minutes: [...conference.minutes, { at, from, text }] };
    }
    case "conference-led":
      return { ...conference, agenda: event.agenda, speakers: event.speakers };
    case "conference-timed":
      return { ...conference, until: event.until };
    case "conference-listed": {
      const others = conference.speakers.filter((power) => power !== event.power);
      return { ...conference, speakers: event.isListed ? [...others, event.power] : others };
    }
    case "conference-floor": {
      // The delegation that is called has come up on the list.
      const at = event.floor ? conference.speakers.indexOf(event.floor.power) : -1;
      return { ...conference, floor: event.floor, speakers: conference.speakers.filter((_, i) => i !== at) };
    }
    case "caucus-held":
      return { ...conference, caucus: event.caucus };
    case "conquest-denied": {
      const friendly = [...new Set([...conference.form.friendly, ...event.friendly])];
      return { ...conference, form: { ...conference.form, friendly }, excused: event.turn };
    }
    case "motion-made":
      return withMotion(conference, conference.motions, event.motion);
    case "motion-voted":
      return withMotion(conference, conference.motions.slice(0, -1), event.motion);
    case "conference-closed":
      return {
        ...conference,
        status: "closed",
        reason: event.why,
        cause: closingOf(event),
        document: event.document,
        floor: null,
        caucus: null,
      };
  }
}

/** A motion that is carried has its effect at once. */
function withMotion(conference: Conference, before: readonly Motion[], motion: Motion): Conference {
  const isCarried = motion.outcome === "carried";
  return {
    ...conference,
    motions: [...before, motion],
    rules: isCarried && motion.about === "rules" ? motion.text : conference.rules,
    isPublished: conference.isPublished || (isCarried && motion.about === "minutes"),
  };
}

export const openConference = (all: readonly Conference[]): Conference | undefined =>
  all.find(({ status }) => status === "open");
