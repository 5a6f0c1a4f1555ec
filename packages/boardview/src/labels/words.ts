import { type BoardText, formatList, placeName } from "@chancery/messages";
import type { Scene, SceneOrder, SceneUnit } from "@chancery/variants/boards";
import { provinceOf } from "../seats.ts";

/** What is on the board, in words: for tooltips, and for people who cannot see it. */
export interface Words {
  province(id: string): string;
  unit(unit: SceneUnit): string;
  order(order: SceneOrder): string;
}

const TRAITS = ["dislodged", "disabled", "stationary", "invulnerable"] as const;

export function wordsOf(text: BoardText, scene: Omit<Scene, "orders" | "highlights">): Words {
  const names = new Map(
    scene.board.provinces.map(({ id, name }) => [id, placeName(text.language, name, scene.board.id)]),
  );
  const powers = new Map(scene.powers.map((power) => [power.name, power]));
  const owners = new Map(scene.provinces.map(({ at, owner }) => [at, owner]));
  const centers = new Map(scene.centers.map((center) => [provinceOf(center.at), center]));
  const units = Map.groupBy(scene.units, ({ at }) => provinceOf(at));

  const title = (power: string): string => powers.get(power)?.title ?? power;
  const adjective = (power: string): string => powers.get(power)?.adjective ?? title(power);
  const coastName = (coast: string): string => text.byCode(coast) ?? coast;
  const place = (at: string): string => {
    const [id, coast] = at.split("/");
    const province = names.get(id) ?? id;
    return coast ? text("placeOnCoast", { province, coast: coastName(coast) }) : province;
  };
  const plainUnit = once((power: string, kind: string) =>
    text("unit", { adjective: adjective(power), kind }),
  );
  const ownedBy = once((power: string) => text("ownedBy", { power: title(power) }));
  const marks = once((kind: "oilCenter" | "center", points: number) => text(kind, { points }));
  const unitAt = (power: string, at: string): string => {
    const found = units.get(provinceOf(at))?.find((each) => each.power === power);
    return plainUnit(power, found?.kind ?? "unit");
  };

  function unit({ power, kind, at, ...look }: SceneUnit): string {
    const coast = at.split("/")[1];
    const bare = coast
      ? text("unitOnCoast", { adjective: adjective(power), kind, coast: coastName(coast) })
      : plainUnit(power, kind);
    const traits = TRAITS.filter((trait) => look[trait]).map((trait) => text(trait));
    return traits.length === 0
      ? bare
      : text("unitWithTraits", { unit: bare, traits: formatList(text.language, traits) });
  }

  function province(id: string): string {
    const center = centers.get(id);
    const owner = center ? center.owner : owners.get(id);
    const name = names.get(id) ?? id;
    return [
      name,
      ...(center ? [marks(center.oil ? "oilCenter" : "center", center.points ?? 1)] : []),
      ...(owner && !name.startsWith(owner) && !name.startsWith(title(owner)) ? [ownedBy(owner)] : []),
      ...(units.get(id) ?? []).map(unit),
    ].join(", ");
  }

  function does(order: SceneOrder): string {
    if (order.type === "waive") return text("waive", { power: title(order.power) });
    const at = place(order.at);
    if (order.type === "build") return text("build", { power: title(order.power), kind: order.kind, at });
    const ordered = { unit: unitAt(order.power, order.at), at };
    switch (order.type) {
      case "hold":
      case "disband":
        return text(order.type, ordered);
      case "move":
      case "sortie":
      case "retreat":
        return text(order.type, { ...ordered, to: place(order.to) });
      case "support-hold":
        return text("support-hold", { ...ordered, from: place(order.from) });
      case "support-move":
      case "convoy":
        return text(order.type, { ...ordered, from: place(order.from), to: place(order.to) });
      case "kick": {
        // It may be shown where it was or where it is now, so no unit says what is kicked: embassies are.
        const embassy = plainUnit(order.power, "embassy");
        if (order.at === order.to) return text("kickInPlace", { unit: embassy, at });
        return text("kick", { unit: embassy, at, to: place(order.to) });
      }
      case "insurrection":
        return text("insurrection", { ...ordered, country: title(order.country) });
      case "retaliation":
        return text("retaliation", { ...ordered, by: title(order.by) });
    }
  }

  function order(each: SceneOrder): string {
    const done = each.state === "pending" ? does(each) : text(each.state, { order: does(each) });
    return each.why ? text("orderWhy", { order: done, why: each.why }) : done;
  }

  return { province, unit, order };
}

/** Remembers what it said: a board has many units of one power, and one text for all of them. */
function once<A extends (string | number)[]>(say: (...about: A) => string): (...about: A) => string {
  const said = new Map<string, string>();
  return (...about) => {
    const key = about.join();
    const before = said.get(key);
    if (before !== undefined) return before;
    const now = say(...about);
    said.set(key, now);
    return now;
  };
}
