import type { RoomFacts } from "@chancery/variants";
import { listed } from "../../table/words.ts";
import type { Conference } from "../room.ts";

/** One of the thirteen steps, in the order in which they are printed (MB-270). */
export interface Step {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly string[];
  /** A rule that holds all the time is none to be taken. */
  readonly state: "done" | "now" | "later" | "rule" | "broken";
  /** What is settled, or what is missing and who has to see to it. */
  readonly note: string;
}

/** What has to be known besides the conference itself. */
export interface Circumstances {
  /** Powers with a unit in the area that is hostile (R87). */
  readonly hostile: readonly string[];
  readonly fewest: RoomFacts["conferenceOf"];
  /** Whether another conference has the room (MB-269). */
  readonly isRoomTaken: boolean;
  /** The rule of the fewest delegations, and that of the opening, which differ by booklet. */
  readonly cited: { readonly fewest: string; readonly opening: string };
  /** A province as people call it. */
  readonly nameOf: (area: string) => string;
}

type UnnumberedStep = Omit<Step, "number">;

/** How far a conference has got. Where its form is not to be seen, it has at least been opened. */
export function stepsOf(conference: Conference, circumstances: Circumstances): readonly Step[] {
  const { status } = conference;
  const isFiled = status !== "draft" && status !== "refused";
  const isGranted = isFiled && status !== "filed";
  const isOpened = status === "open" || status === "closed";
  const steps: UnnumberedStep[] = [
    ...form(conference, circumstances, isFiled),
    {
      title: "Fill in the form",
      rules: ["MB-261"],
      state: isFiled ? "done" : "later",
      note: isFiled ? "Filed." : `${conference.organiser} files it when all of the above is in order.`,
    },
    {
      title: "Ask for a room",
      rules: ["MB-262"],
      state: isGranted ? "done" : "later",
      note: isGranted
        ? "The officers have given a room."
        : status === "refused"
          ? `Refused: ${conference.reason}`
          : "The officers answer.",
    },
    {
      title: "It opens",
      rules: [circumstances.cited.opening],
      state: isOpened ? "done" : "later",
      note: isOpened ? "Officers preside." : "With the next change of phase; officers preside.",
    },
    rule(
      "A year at most",
      ["MB-263"],
      "It closes before the season in which it opened comes round again.",
      conference.reason === "its year is over",
    ),
    delegates(conference, isGranted, isOpened),
    rule("The game goes on", ["MB-266"], "Whoever stays in the Situation Room plays on."),
    rule(
      "Cut short if conquered",
      ["MB-267", "MB-268"],
      "To go on after that, all steps are taken again.",
      conference.reason === CONQUERED,
    ),
    rule(
      "One at a time",
      ["MB-269"],
      circumstances.isRoomTaken && !isGranted
        ? "Another conference has the room."
        : "No two take place at once.",
      circumstances.isRoomTaken && status === "filed",
    ),
  ];
  const next = steps.findIndex(({ state }) => state === "later");
  return steps.map((step, i) => ({
    ...step,
    number: i + 1,
    state: i === next && status !== "closed" ? "now" : step.state,
  }));
}

/** Why the table itself closes a conference whose place is lost. */
export const CONQUERED = "its area has been conquered";

function form(
  { form: sheet, organiser, participants, name, area }: Conference,
  { hostile, fewest, cited, nameOf }: Circumstances,
  isFiled: boolean,
): readonly UnnumberedStep[] {
  const done = (isDone: boolean): Step["state"] => (isDone || isFiled ? "done" : "later");
  const supporters = sheet?.supporters ?? [];
  const place = area === null ? "" : nameOf(area);
  return [
    {
      title: "Preliminary goal",
      rules: ["MB-256"],
      state: "done",
      note: sheet?.preliminary ?? "",
    },
    {
      title: "Supporters and definite goal",
      rules: ["MB-257"],
      state: done(Boolean(sheet?.goal)),
      note:
        supporters.length === 0 && !isFiled
          ? `Nobody supports it yet. Asked: ${listed(sheet?.asked ?? [])}.`
          : `${sheet?.goal ?? `${organiser} settles the goal`}${supporters.length > 0 ? ` (supported by ${listed(supporters)})` : ""}`,
    },
    {
      title: "Place and name",
      rules: ["MB-258"],
      state: done(area !== null),
      note: area === null ? `${organiser} settles them.` : `${name}, in ${place}`,
    },
    {
      title: "No hostile unit there",
      rules: ["MB-259"],
      state: area !== null && hostile.length > 0 && !isFiled ? "broken" : done(area !== null),
      note:
        area === null
          ? "It is looked at when the place is known."
          : hostile.length > 0 && !isFiled
            ? `A unit of ${listed(hostile)} stands in ${place}. Invite them, have them say that they mean no harm, or choose another place.`
            : `No unit in ${place} is hostile.`,
    },
    {
      title: "Who takes part",
      rules: ["MB-260", cited.fewest],
      state: done(area !== null && participants.length >= fewest),
      note:
        participants.length >= fewest
          ? `${listed(participants)}.`
          : `${listed(participants)} so far; at least ${fewest} delegations are needed.`,
    },
  ];
}

function delegates(
  { participants, delegates: sent }: Conference,
  isGranted: boolean,
  isOpened: boolean,
): UnnumberedStep {
  const missing = participants.filter((power) => !(power in sent));
  const isDone = isGranted && missing.length === 0;
  return {
    title: "One delegate each",
    rules: ["MB-264", "MB-265"],
    state: isDone || isOpened ? "done" : "later",
    note: !isGranted
      ? "Each participant sends one delegate; the other stays in the Situation Room."
      : missing.length === 0
        ? "All have sent somebody."
        : `Not there: ${listed(missing)}.`,
  };
}

const rule = (title: string, rules: readonly string[], note: string, isBroken = false): UnnumberedStep => ({
  title,
  rules,
  state: isBroken ? "broken" : "rule",
  note,
});
