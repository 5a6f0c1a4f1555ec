import { z } from "zod";
import type { Output } from "../data.ts";
import { conferenceActs } from "./conference-acts.ts";
import { goalActs } from "./goal-acts.ts";
import { scheduleActs } from "./schedule-acts.ts";
import { treatyActs } from "./treaty-acts.ts";

/** The acts people can ask for. Codes aren't among them: the server makes them, and delegates join with them. */
export const RoomActSchema = z
  .discriminatedUnion("do", [...scheduleActs, ...treatyActs, ...goalActs, ...conferenceActs])
  .meta({ id: "RoomAct", description: "Something to do around the board of a committee" });

export type RoomAct = Output<typeof RoomActSchema>;

/** Acts that the server asks for itself, with the codes it makes. */
const CODE_ACTS = ["enter", "set-codes", "move-in"] as const;

export type RoomActName = RoomAct["do"] | (typeof CODE_ACTS)[number];

/** Every act, by name. */
export const ROOM_ACTS: readonly RoomActName[] = [
  ...CODE_ACTS,
  ...RoomActSchema.options.map(({ shape }) => shape.do.value),
];
