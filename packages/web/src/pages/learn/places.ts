import type { Rules } from "@chancery/engine";
import type { Task } from "./lessons/lesson.ts";

/** A board with no more provinces than this fits on a phone. */
const FEW = 20;

/** The places that someone who solves a task has to see: on a small board all, else where units stand or go. */
export function placesOf({ board }: Rules, { position, solution, goal }: Task): readonly string[] {
  if (board.provinces.length <= FEW) return board.provinces.map(({ id }) => id);
  const named = [...Object.values(position.units).flat(), ...solution, ...(goal.kept ?? [])].join(" ");
  const places = new Set(named.split(/[^A-Za-z]+/));
  return board.provinces.map(({ id }) => id).filter((id) => places.has(id));
}
