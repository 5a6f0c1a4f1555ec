import type { TableView } from "../../../api/client.ts";
import { urgency } from "../../../lib/countdown.ts";
import { schedule } from "../../../messages/schedule.ts";
import type { Room } from "../room.ts";

type Seen = Pick<TableView, "phase" | "status"> & { readonly room: Room };

/** A step of a turn, in the order in which the officers go through them (MB-37, MB-38). */
export interface Step {
  readonly title: string;
  readonly is: "past" | "now" | "ahead";
}

const STEP_OF: Readonly<Record<NonNullable<Room["stage"]>, number>> = {
  opening: 0,
  speeches: 0,
  diplomacy: 1,
  request: 2,
  "extra-speeches": 2,
  writing: 3,
  sealed: 4,
  revealed: 4,
  results: 4,
};

/** The stages of the turn, with the current one marked. Only a Fall turn ends with gaining and losing units. */
export function stepsOf({ phase, room, status }: Seen): readonly Step[] {
  const task = phase.at(-1);
  const titles = [
    schedule("speeches"),
    schedule("diplomaticPhase"),
    schedule("extraSpeeches"),
    schedule("orderWriting"),
    schedule("orderResolution"),
    schedule("retreatAndDisbanding"),
    ...(phase.startsWith("S") ? [] : [schedule("gainingAndLosingUnits")]),
  ];
  const now =
    status !== "playing"
      ? titles.length
      : task === "R"
        ? 5
        : task === "A"
          ? 6
          : STEP_OF[room.stage ?? "opening"];
  return titles.map((title, i) => ({ title, is: i < now ? "past" : i === now ? "now" : "ahead" }));
}

const SECOND = 1000;

/** How urgent the clock is. Speeches are short, so only their last seconds are. */
export const urgencyOf = ({ room }: { readonly room: Room }, left: number): "none" | "soon" | "last" => {
  if (room.floor === null) return urgency(left);
  return left <= 10 * SECOND ? "last" : left <= 20 * SECOND ? "soon" : "none";
};

/** Whether a turn has speeches before its negotiation: every Spring one, a Fall one if asked for (MB-44, MB-45). */
export const hasSpeeches = ({ phase, room }: Pick<Seen, "phase" | "room">): boolean =>
  phase.startsWith("S") || room.requests.length > 0;

/** Whether the officers have to announce the order and time of speeches first. */
export const isToAnnounce = (view: Pick<Seen, "phase" | "room">): boolean => {
  const { stage, speeches, extra } = view.room;
  return (
    speeches === null &&
    ((stage === "opening" && hasSpeeches(view)) || (stage === "request" && extra === true))
  );
};
