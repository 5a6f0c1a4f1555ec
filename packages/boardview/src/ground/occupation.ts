import type { Scene, SceneProvince } from "@chancery/variants/boards";
import { provinceOf } from "../seats.ts";

/** A scene in which land without a center belongs to the power that stands there, or was there last. */
export function withOccupiers(scene: Scene, last: Readonly<Record<string, string>>): Scene {
  const standing = new Map(
    scene.units.flatMap(({ at, power, dislodged }) => (dislodged ? [] : [[provinceOf(at), power] as const])),
  );
  const kept = new Map(scene.provinces.map((province) => [province.at, province]));
  const provinces = scene.board.provinces.flatMap(({ id, terrain, center }): SceneProvince[] => {
    const before = kept.get(id);
    const occupier = terrain === "sea" || center ? undefined : (standing.get(id) ?? last[id]);
    if (occupier) return [{ ...before, at: id, owner: occupier }];
    return before ? [before] : [];
  });
  return { ...scene, provinces };
}
