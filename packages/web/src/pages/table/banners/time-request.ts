import type { TableView } from "../../../api/client.ts";
import { banners as text } from "../../../messages/banners.ts";
import { minutesInWords } from "../../../messages/time.ts";

type TimeRequest = NonNullable<TableView["clock"]["extension"]>;

/** Who asks for how much time, and what the reader has answered. */
export function timeRequestInWords({ minutes, isYours, yourVote }: TimeRequest): string {
  const asked = text(isYours ? "youAskedForTime" : "timeAsked", { time: minutesInWords(minutes) });
  if (yourVote === null || (isYours && yourVote)) return asked;
  return `${asked} ${text(yourVote ? "gaveTime" : "refusedTime")}`;
}
