import { formatList, LANGUAGE_NAMES } from "@chancery/messages";
import type { Setup } from "../../api/client.ts";
import { officialsOf } from "../../lib/officials.ts";
import { bots } from "../../messages/bots.ts";
import { hosting as text } from "../../messages/hosting.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { profiles } from "../../messages/profiles.ts";
import { scoring } from "../../messages/scoring.ts";
import { dayName, hourName, minutesInWords } from "../../messages/time.ts";

type Clock = Setup["clock"];

/** "48 hours" and "2 days" are the same; days are said where they are whole. */
const hours = (count: number): string => minutesInWords(count * 60);

/** How the clock runs, in a sentence or two. */
export function clockInWords({ clock, variant, press }: Pick<Setup, "clock" | "variant" | "press">): string {
  switch (clock.kind) {
    case "live":
      if (press === "none") return text("sayLiveSilent", { writing: clock.writing });
      return text("sayLive", {
        first: clock.firstNegotiation,
        later: clock.laterNegotiation,
        writing: clock.writing,
      });
    case "correspondence": {
      const [moves, retreats, builds] = [
        clock.hours.moves,
        clock.hours.retreats,
        clock.hours.adjustments,
      ].map(hours);
      const times =
        retreats === builds
          ? text("sayDays", { moves, others: retreats })
          : text("sayDaysEach", { moves, retreats, builds });
      if (clock.windows.length === 0) return times;
      const windows = formatList(LANGUAGE, clock.windows.map(windowInWords), "or");
      return `${times} ${text("sayWindows", { windows, zone: zoneInWords(clock) })}`;
    }
    case "referee":
      return text("sayMasterEnds", { officials: officialsOf({ variant }) });
  }
}

/** The time zone of the windows, by its name; games of earlier versions only have hours ahead of UTC. */
function zoneInWords({ timeZone, utcOffset }: { timeZone?: string | undefined; utcOffset: number }): string {
  if (timeZone) return timeZone.replaceAll("_", " ");
  const hours = `${Math.floor(Math.abs(utcOffset) / 60)}:${String(Math.abs(utcOffset) % 60).padStart(2, "0")}`;
  return utcOffset === 0 ? "UTC" : `UTC${utcOffset > 0 ? "+" : "−"}${hours}`;
}

function windowInWords({ days, from, to }: { days: readonly number[]; from: number; to: number }): string {
  const names = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map(dayName);
  const times = { from: hourName(from), to: hourName(to) };
  return names.length === 7
    ? text("sayWindowDaily", times)
    : text("sayWindow", { ...times, days: formatList(LANGUAGE, names) });
}

/** In a word or two, for lists. */
export const clockInShort = (clock: { readonly kind: Clock["kind"] }): string =>
  text(({ live: "shortLive", correspondence: "shortDays", referee: "shortUnclocked" } as const)[clock.kind]);

/** What everyone in the room looks at is in one language. */
export const languageInWords = ({ language = "en" }: Pick<Setup, "language">): string =>
  text("sayLanguage", {
    // In a sentence its name is in the reader's language; where it's chosen, in its own.
    language: new Intl.DisplayNames(LANGUAGE, { type: "language" }).of(language) ?? LANGUAGE_NAMES[language],
  });

const scoringInWords = (system: NonNullable<Setup["scoring"]>): string =>
  scoring("say", { system: scoring(system), about: scoring(`about-${system}`) });

const PRESS = { public: "sayPressPublic", deals: "sayPressDeals", none: "sayPressNone" } as const;

/** What people want to know before they join. */
export function setupInWords(setup: Setup): readonly string[] {
  const officials = officialsOf(setup);
  return [
    clockInWords(setup),
    setup.assignment === "referee"
      ? text("sayAssigned", { officials })
      : text(setup.assignment === "random" ? "sayRandom" : "sayChosen"),
    setup.referee ? text("sayMaster", { officials }) : "",
    setup.startsWhenFull ? text("sayStartsWhenFull") : "",
    setup.rated ? profiles("sayRated") : "",
    setup.leastReliability === undefined ? "" : profiles("sayReliability", { least: setup.leastReliability }),
    setup.leastRating === undefined ? "" : profiles("sayRating", { least: setup.leastRating }),
    setup.vacations ? profiles("sayVacations") : "",
    setup.anonymous ? text("sayAnonymous") : "",
    setup.press ? text(PRESS[setup.press]) : "",
    setup.press === "none"
      ? ""
      : text(setup.talk === "rulebook" ? "sayMessagesRulebook" : "sayMessagesAlways"),
    setup.referee && setup.refereeReads ? text("sayMasterReads", { officials }) : "",
    setup.missing === "wait"
      ? text("sayWait", { officials })
      : text(setup.missing === "hold" ? "sayHold" : "sayDisorder"),
    setup.standIn ? text("sayStandIn", { level: bots("level", { level: setup.standIn }) }) : "",
    setup.timeLimit === null ? "" : text("sayTimeLimit", { time: hours(setup.timeLimit) }),
    typeof setup.options.lastTurn === "string" ? text("sayLastTurn", { turn: setup.options.lastTurn }) : "",
    setup.concession ? text("sayConcession") : "",
    setup.draws ? text("sayDrawsSubset") : "",
    setup.openVotes ? text("sayOpenVotes") : "",
    setup.endsDeserted ? text("sayEndsDeserted") : "",
    setup.scoring ? scoringInWords(setup.scoring) : "",
    setup.reveal.press ? text("sayReveal") : "",
    setup.spectators ? "" : text("sayNoSpectators"),
    languageInWords(setup),
  ].filter((sentence) => sentence !== "");
}
