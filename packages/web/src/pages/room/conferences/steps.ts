import type { RoomFacts } from "@chancery/variants";
import { conferences as messages } from "../../../messages/conferences.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
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

/** How many steps there are. */
export const STEP_COUNT = 13;

type UnnumberedStep = Omit<Step, "number">;

/** How far a conference has got. Where its form is not to be seen, it has at least been opened. */
export function stepsOf(conference: Conference, circumstances: Circumstances): readonly Step[] {
  const { status } = conference;
  const isFiled = status !== "draft" && status !== "refused";
  const isGranted = isFiled && status !== "filed";
  const isOpened = status === "open" || status === "closed";
  const { cause } = conference;
  const steps: UnnumberedStep[] = [
    ...form(conference, circumstances, isFiled),
    {
      title: messages("form"),
      rules: ["MB-261"],
      state: isFiled ? "done" : "later",
      note: isFiled
        ? messages("handedIn")
        : messages("handsInLater", { power: powerName(conference.organiser) }),
    },
    {
      title: messages("room"),
      rules: ["MB-262"],
      state: isGranted ? "done" : "later",
      note: isGranted
        ? messages("roomGranted")
        : status === "refused"
          ? messages("roomRefused", { reason: conference.reason })
          : messages("roomLater"),
    },
    {
      title: messages("opening"),
      rules: [circumstances.cited.opening],
      state: isOpened ? "done" : "later",
      note: messages(isOpened ? "opened" : "opensLater"),
    },
    rule(messages("yearAtMost"), ["MB-263"], messages("yearNote"), cause === "year"),
    delegates(conference, isGranted, isOpened),
    rule(messages("gameContinues"), ["MB-266"], messages("gameNote")),
    rule(messages("endsIfConquered"), ["MB-267", "MB-268"], messages("conqueredNote"), cause === "conquest"),
    rule(
      messages("oneAtATime"),
      ["MB-269"],
      messages(circumstances.isRoomTaken && !isGranted ? "roomTaken" : "oneNote"),
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
      title: messages("preliminaryGoal"),
      rules: ["MB-256"],
      state: "done",
      note: sheet?.preliminary ?? "",
    },
    {
      title: messages("supportersAndGoal"),
      rules: ["MB-257"],
      state: done(Boolean(sheet?.goal)),
      note:
        supporters.length === 0 && !isFiled
          ? messages("noSupporters", { powers: powerNames(sheet?.asked ?? []) })
          : goalInWords(sheet?.goal ?? null, supporters, organiser),
    },
    {
      title: messages("venueAndName"),
      rules: ["MB-258"],
      state: done(area !== null),
      note:
        area === null
          ? messages("venueOpen", { power: powerName(organiser) })
          : messages("venueChosen", { name: name ?? "", place }),
    },
    {
      title: messages("noHostileUnit"),
      rules: ["MB-259"],
      state: area !== null && hostile.length > 0 && !isFiled ? "broken" : done(area !== null),
      note:
        area === null
          ? messages("checkedLater")
          : hostile.length > 0 && !isFiled
            ? messages("hostileAt", { count: hostile.length, powers: powerNames(hostile), place })
            : messages("noneHostile", { place }),
    },
    {
      title: messages("participants"),
      rules: ["MB-260", cited.fewest],
      state: done(area !== null && participants.length >= fewest),
      note:
        participants.length >= fewest
          ? powerNames(participants)
          : messages("participantsSoFar", { powers: powerNames(participants), fewest }),
    },
  ];
}

/** The goal and who supports it, as far as they are known. */
function goalInWords(goal: string | null, supporters: readonly string[], organiser: string): string {
  const backed = { supporters: powerNames(supporters) };
  if (goal === null)
    return supporters.length > 0
      ? messages("goalOpenSupported", { ...backed, power: powerName(organiser) })
      : messages("goalOpen", { power: powerName(organiser) });
  return supporters.length > 0 ? messages("goalSupported", { ...backed, goal }) : goal;
}

function delegates(
  { participants, delegates: sent }: Conference,
  isGranted: boolean,
  isOpened: boolean,
): UnnumberedStep {
  const missing = participants.filter((power) => !(power in sent));
  const isDone = isGranted && missing.length === 0;
  return {
    title: messages("oneDelegate"),
    rules: ["MB-264", "MB-265"],
    state: isDone || isOpened ? "done" : "later",
    note: !isGranted
      ? messages("sendsDelegate")
      : missing.length === 0
        ? messages("allSent")
        : messages("stillWaiting", { powers: powerNames(missing) }),
  };
}

const rule = (title: string, rules: readonly string[], note: string, isBroken = false): UnnumberedStep => ({
  title,
  rules,
  state: isBroken ? "broken" : "rule",
  note,
});
