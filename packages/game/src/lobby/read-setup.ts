import {
  ASSIGNMENTS,
  BOT_LEVELS,
  type ClockSetup,
  type CorrespondenceClock,
  DRAWS,
  type LiveClock,
  MISSING,
  PRESSES,
  REPLACEMENTS,
  SCORINGS,
  type Setup,
  TALKS,
} from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { countsCenters, fail, type OptionFault, ok, type Procedure, type Result } from "@chancery/engine";
import { LANGUAGES } from "@chancery/messages";
import { roomFacts } from "@chancery/variants";
import { isTimeZone, type Window } from "../clock/windows.ts";
import { readDescription } from "./description.ts";
import { Fields } from "./fields.ts";
import { PRESET_NAMES, PRESETS } from "./setup.ts";

const DAY_OF_MINUTES = 24 * 60;
const MONTH_OF_MINUTES = 31 * DAY_OF_MINUTES;
/** Further than any clock on earth is from UTC. */
const MOST_OFFSET = 15 * 60;
/** Three a day, and as many reminders as anyone bears: each of them is mailed to every player. */
const MOST_WINDOWS = 21;
const MOST_REMINDERS = 10;

/** Reads a setup: a preset and what differs from it. Lists everything that is wrong, and what would be right. */
export function readSetup(given: unknown): Result<Setup, readonly OptionFault[]> {
  const fields = new Fields(given, "");
  const variant = fields.text("variant", "classic");
  const rulebook = fields.optionalText("rulebook");
  const options = fields.record("options");
  const opened = openVariant({ variant, options, ...(rulebook !== null && { rulebook }) });
  if (!opened.ok) return fail([...fields.faults, { option: opened.error.path, fault: opened.error.fault }]);
  const { rules } = opened.value;
  const boardOnly = fields.flag("boardOnly", false);
  const room = boardOnly ? null : roomFacts(rules.variant);
  const preset = PRESETS[fields.choice("preset", room ? "live" : "correspondence", PRESET_NAMES)];
  const reveal = fields.within("reveal");
  const replacement = fields.within("replacement");
  const setup: Setup = {
    ...readDescription(fields),
    ...readLanguage(fields),
    variant: rules.variant,
    rulebook: rules.rulebook,
    options,
    ...(boardOnly && { boardOnly: true }),
    referee: fields.flag("referee", room !== null || preset.referee),
    assignment: fields.choice("assignment", room ? "referee" : "random", ASSIGNMENTS),
    clock: readClock(
      fields.within("clock"),
      room ? withoutGrace(preset.clock) : preset.clock,
      rules.procedure,
    ),
    talk: fields.choice("talk", preset.talk, TALKS),
    ...readPress(fields),
    refereeReads: fields.flag("refereeReads", room !== null),
    ...(fields.flag("listed", false) && { listed: true }),
    ...readGathering(fields, room !== null, preset.clock.kind),
    anonymous: fields.flag("anonymous", false),
    spectators: fields.flag("spectators", true),
    showReady: fields.flag("showReady", preset.showReady),
    reveal: { press: reveal.flag("press", false), drafts: reveal.flag("drafts", false) },
    missing: fields.choice("missing", room ? "hold" : preset.missing, MISSING),
    replacement: {
      by: replacement.choice("by", "link", REPLACEMENTS),
      afterMissed: replacement.whole("afterMissed", room ? 100 : 2, 1, 100),
    },
    ...readStandIn(fields),
    timeLimit: fields.optionalWhole("timeLimit", 1, 24 * 366),
    concession: fields.flag("concession", false),
    ...readEndings(fields),
    ...readScoring(fields),
    ...(fields.flag("rated", false) && { rated: true }),
    ...readReliability(fields),
  };
  if (setup.scoring && (room || !countsCenters(rules)))
    fields.fault("scoring", { code: "scoring-of-its-own" });
  for (const name of ["leastReliability", "leastRating"] as const)
    if (setup[name] !== undefined && roomFacts(rules.variant))
      fields.fault(name, { code: "reliability-in-room" });
  if (setup.vacations && setup.clock.kind !== "correspondence")
    fields.fault("vacations", { code: "vacations-in-days" });
  if (setup.vacations && setup.anonymous) fields.fault("vacations", { code: "vacations-anonymous" });
  if (setup.rated) {
    if (roomFacts(rules.variant)) fields.fault("rated", { code: "rated-in-room" });
    else if (setup.clock.kind === "referee") fields.fault("rated", { code: "rated-without-clock" });
    else if (opened.value.start.seats.some(({ length }) => length !== 1))
      fields.fault("rated", { code: "rated-several-powers" });
  }
  if (!setup.referee) {
    if (setup.clock.kind === "referee") fields.fault("clock.kind", { code: "clock-without-referee" });
    if (setup.assignment === "referee") fields.fault("assignment", { code: "assignment-without-referee" });
    if (setup.missing === "wait") fields.fault("missing", { code: "missing-without-referee" });
  }
  if (room) {
    if (!setup.referee) fields.fault("referee", { code: "referee-in-room" });
    if (setup.clock.kind === "correspondence") fields.fault("clock.kind", { code: "clock-in-room" });
    if (setup.assignment === "chosen") fields.fault("assignment", { code: "assignment-in-room" });
    if (setup.listed) fields.fault("listed", { code: "listed-in-room" });
    if (setup.talk === "open") fields.fault("talk", { code: "talk-in-room" });
    if (setup.press) fields.fault("press", { code: "press-in-room" });
    if (setup.anonymous) fields.fault("anonymous", { code: "anonymous-in-room" });
    if (setup.missing !== "hold") fields.fault("missing", { code: "missing-in-room" });
  }
  for (const part of [reveal, replacement]) part.finish();
  fields.finish();
  return fields.faults.length > 0 ? fail(fields.faults) : ok(setup);
}

/** In a room what is missing at the end of its time is missing (R19). */
const withoutGrace = <C extends object>(clock: C): C => ("grace" in clock ? { ...clock, grace: 0 } : clock);

function readClock(fields: Fields, preset: (typeof PRESETS)["live"]["clock"], book: Procedure): ClockSetup {
  const kind = fields.choice("kind", preset.kind, PRESET_NAMES);
  const clock =
    kind === "live"
      ? readLive(fields, preset.kind === "live" ? preset : PRESETS.live.clock, book)
      : kind === "correspondence"
        ? readCorrespondence(fields, preset.kind === kind ? preset : PRESETS.correspondence.clock)
        : { kind };
  fields.finish();
  return clock;
}

/** Minutes that may be added to a phase, and when players are reminded of its end. */
type Leeway = Pick<LiveClock, "grace" | "extension" | "pause" | "reminders">;

function readLeeway(fields: Fields, standard: Leeway): Leeway {
  return {
    grace: fields.whole("grace", standard.grace, 0, DAY_OF_MINUTES),
    extension: fields.whole("extension", standard.extension, 0, MONTH_OF_MINUTES),
    pause: fields.whole("pause", standard.pause, 1, MONTH_OF_MINUTES),
    reminders: fields
      .wholes("reminders", standard.reminders, { from: 1, to: MONTH_OF_MINUTES, most: MOST_REMINDERS })
      .toSorted((a, b) => b - a),
  };
}

function readLive(fields: Fields, preset: (typeof PRESETS)["live"]["clock"], book: Procedure): LiveClock {
  const standard = { ...preset, ...book } as LiveClock;
  const minutes = (name: keyof LiveClock): number =>
    fields.whole(name, standard[name] as number, 1, DAY_OF_MINUTES);
  return {
    kind: "live",
    firstNegotiation: minutes("firstNegotiation"),
    laterNegotiation: minutes("laterNegotiation"),
    writing: minutes("writing"),
    retreats: minutes("retreats"),
    adjustments: minutes("adjustments"),
    ...readLeeway(fields, standard),
  };
}

function readCorrespondence(
  fields: Fields,
  preset: (typeof PRESETS)["correspondence"]["clock"],
): CorrespondenceClock {
  const standard = preset as CorrespondenceClock;
  const given = fields.within("hours");
  const hours = (name: keyof CorrespondenceClock["hours"]): number =>
    given.whole(name, standard.hours[name], 1, 31 * 24);
  const clock: CorrespondenceClock = {
    kind: "correspondence",
    hours: { moves: hours("moves"), retreats: hours("retreats"), adjustments: hours("adjustments") },
    windows: fields.list("windows", MOST_WINDOWS).map(readWindow),
    utcOffset: fields.whole("utcOffset", standard.utcOffset, -MOST_OFFSET, MOST_OFFSET),
    ...readTimeZone(fields),
    ...readLeeway(fields, standard),
  };
  given.finish();
  return clock;
}

function readTimeZone(fields: Fields): Pick<CorrespondenceClock, "timeZone"> {
  const timeZone = fields.optionalText("timeZone");
  if (timeZone === null) return {};
  if (!isTimeZone(timeZone)) fields.fault("timeZone", { code: "no-such-time-zone", text: timeZone });
  return { timeZone };
}

/** The language of what everyone in the room looks at, if the host chose one. */
function readLanguage(fields: Fields): Pick<Setup, "language"> {
  const language = fields.choice("language", null, [...LANGUAGES, null]);
  return language === null ? {} : { language };
}

/** Which bots play for missing players, if any do. */
function readStandIn(fields: Fields): Pick<Setup, "standIn"> {
  const standIn = fields.choice("standIn", "nobody", [...BOT_LEVELS, "nobody"] as const);
  return standIn === "nobody" ? {} : { standIn };
}

/** How players come together. Officers see to that themselves. */
function readGathering(
  fields: Fields,
  isRoom: boolean,
  pace: ClockSetup["kind"],
): Pick<Setup, "startsWhenFull" | "botsAfter"> {
  const startsWhenFull = fields.flag("startsWhenFull", false);
  const botsAfter = fields.whole(
    "botsAfter",
    isRoom ? 0 : pace === "live" ? 15 : DAY_OF_MINUTES,
    0,
    MONTH_OF_MINUTES,
  );
  return isRoom ? {} : { ...(startsWhenFull && { startsWhenFull }), botsAfter };
}

/** How the game can end, where that differs from the usual. */
function readEndings(fields: Fields): Pick<Setup, "draws" | "openVotes" | "endsDeserted"> {
  const draws = fields.choice("draws", "survivors", DRAWS);
  return {
    ...(draws === "subset" && { draws }),
    ...(fields.flag("openVotes", false) && { openVotes: true }),
    ...(fields.flag("endsDeserted", false) && { endsDeserted: true }),
  };
}

/** Whether the game waits for players on vacation, and how reliable they have to be. */
function readReliability(fields: Fields): Pick<Setup, "vacations" | "leastReliability" | "leastRating"> {
  const least = fields.optionalWhole("leastReliability", 1, 100);
  const rating = fields.optionalWhole("leastRating", 1, 5000);
  return {
    ...(fields.flag("vacations", false) && { vacations: true }),
    ...(least !== null && { leastReliability: least }),
    ...(rating !== null && { leastRating: rating }),
  };
}

/** How players may talk to each other, if not in every way. */
function readPress(fields: Fields): Pick<Setup, "press"> {
  const press = fields.choice("press", "full", [...PRESSES, "full"] as const);
  return press === "full" ? {} : { press };
}

/** How the result is scored, if the host chose a system. */
function readScoring(fields: Fields): Pick<Setup, "scoring"> {
  const scoring = fields.choice("scoring", "none", [...SCORINGS, "none"] as const);
  return scoring === "none" ? {} : { scoring };
}

function readWindow(fields: Fields): Window {
  const window: Window = {
    days: fields.wholes("days", [], { from: 0, to: 6, most: 7 }),
    from: fields.whole("from", 0, 0, 23),
    to: fields.whole("to", 24, 1, 24),
  };
  if (window.days.length === 0) fields.fault("days", { code: "no-weekday" });
  if (window.from >= window.to) fields.fault("to", { code: "hour-too-early", from: window.from });
  fields.finish();
  return window;
}
