import { officialsOf } from "@chancery/variants/officials";
import type { Setup } from "../../api/client.ts";
import { minutesInWords } from "../../messages/time.ts";

type Clock = Setup["clock"];

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "48 hours" and "2 days" are the same; days are said where they are whole. */
const hours = (count: number): string => minutesInWords(count * 60);

/** How the clock runs, in a sentence or two. */
export function clockInWords({ clock, variant }: Pick<Setup, "clock" | "variant">): string {
  switch (clock.kind) {
    case "live":
      return `Live: ${clock.firstNegotiation} minutes to negotiate first, ${clock.laterNegotiation} in later turns, ${clock.writing} to write orders.`;
    case "correspondence": {
      const { moves, retreats, adjustments } = clock.hours;
      const others =
        retreats === adjustments
          ? `${hours(retreats)} for retreats and builds`
          : `${hours(retreats)} for retreats, ${hours(adjustments)} for builds`;
      return `${hours(moves)} for each move, ${others}.${clock.windows.length > 0 ? ` Deadlines fall ${clock.windows.map(windowInWords).join(" or ")}.` : ""}`;
    }
    case "referee":
      return `${officialsOf({ variant }).The} ${officialsOf({ variant }).does("end")} each phase.`;
  }
}

function windowInWords({ days, from, to }: { days: readonly number[]; from: number; to: number }): string {
  const names = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => DAYS[day]);
  return `${names.length === 7 ? "daily" : `on ${names.join(", ")}`} from ${from}:00 to ${to}:00`;
}

/** In a word or two, for lists. */
export const clockInShort = (clock: { readonly kind: Clock["kind"] }): string =>
  ({ live: "live", correspondence: "by correspondence", referee: "refereed" })[clock.kind];

const ASSIGNED: Readonly<Record<Exclude<Setup["assignment"], "referee">, string>> = {
  random: "Powers are drawn by lot when the game starts.",
  chosen: "Everybody chooses a power.",
};

const MISSED: Readonly<Record<Exclude<Setup["missing"], "wait">, string>> = {
  "civil-disorder": "A power without orders falls into civil disorder.",
  hold: "Units of a power without orders hold.",
};

/** What somebody who is about to join wants to know. */
export function setupInWords(setup: Setup): readonly string[] {
  const { the, The, does } = officialsOf(setup);
  return [
    clockInWords(setup),
    setup.assignment === "referee" ? `${The} ${does("give")} everybody a power.` : ASSIGNED[setup.assignment],
    setup.referee ? `${The} ${does("look")} after the game.` : "",
    setup.anonymous ? "Nobody learns who plays what until the game is over." : "",
    setup.talk === "rulebook" ? "Players talk when the rulebook lets them." : "Players may talk at any time.",
    setup.referee && setup.refereeReads ? `${The} ${does("read")} private talks.` : "",
    setup.missing === "wait" ? `If orders are missing, the game waits for ${the}.` : MISSED[setup.missing],
    setup.timeLimit === null ? "" : `The game ends after ${hours(setup.timeLimit)}.`,
    typeof setup.options.lastTurn === "string" ? `The last turn is ${setup.options.lastTurn}.` : "",
    setup.concession ? "All others together may concede the game to one power." : "",
    setup.reveal.press ? "Private talks are opened to all after the game." : "",
    setup.spectators ? "" : "Nobody looks on.",
  ].filter((sentence) => sentence !== "");
}
