import type { PositionJson } from "@chancery/engine";

/** Whether a unit, as positions name it, stands in a province, on whichever coast. */
export const standsIn = (unit: string, province: string | null): boolean =>
  unit.slice(2).split("/")[0] === province;

/** Powers with a unit in a province. */
export const powersIn = (units: PositionJson["units"], province: string | null): readonly string[] =>
  Object.keys(units).filter((power) => units[power].some((unit) => standsIn(unit, province)));

/** A conference, as far as it decides who is hostile to it. */
interface Meeting {
  readonly area: string | null;
  readonly participants: readonly string[];
  readonly friendly: readonly string[];
}

/** Powers with a unit in its area that neither take part nor have said that they mean no harm (MB-259, R87). */
export const hostilesTo = (
  { area, participants, friendly }: Meeting,
  units: PositionJson["units"],
): readonly string[] =>
  powersIn(units, area).filter((power) => !participants.includes(power) && !friendly.includes(power));
