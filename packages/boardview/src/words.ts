import type { BoardTable, Scene, SceneOrder, SceneUnit } from "@chancery/variants/boards";
import { provinceOf } from "./seats.ts";

/** What is on the board, in words: for those who do not see it, and for tooltips. */
export interface Words {
  province(id: string): string;
  unit(unit: SceneUnit): string;
  order(order: SceneOrder): string;
}

const COASTS: Readonly<Record<string, string>> = {
  nc: "north coast",
  ec: "east coast",
  sc: "south coast",
  wc: "west coast",
};

export function wordsOf(table: BoardTable, scene: Omit<Scene, "orders" | "highlights">): Words {
  const names = new Map(table.provinces.map(({ id, name }) => [id, name]));
  const adjectives = new Map(scene.powers.map(({ name, adjective }) => [name, adjective ?? name]));
  const owners = new Map(scene.provinces.map(({ at, owner }) => [at, owner]));
  const centres = new Map(scene.centres.map((centre) => [provinceOf(centre.at), centre]));
  const units = Map.groupBy(scene.units, ({ at }) => provinceOf(at));

  const place = (at: string): string => {
    const [province, coast] = at.split("/");
    return `${names.get(province) ?? province}${coast ? ` (${COASTS[coast] ?? coast})` : ""}`;
  };
  const kindAt = (at: string, power?: string): string =>
    units.get(provinceOf(at))?.find((unit) => power === undefined || unit.power === power)?.kind ?? "unit";
  const ordered = (power: string, at: string): string =>
    `${adjectives.get(power) ?? power} ${kindAt(at, power)} ${place(at)}`;

  function unit({ power, kind, at, ...look }: SceneUnit): string {
    const traits = (["dislodged", "disabled", "stationary", "invulnerable"] as const).filter(
      (trait) => look[trait],
    );
    const coast = at.split("/")[1];
    const where = coast ? ` on the ${COASTS[coast] ?? coast}` : "";
    return [...traits, adjectives.get(power) ?? power, kind].join(" ") + where;
  }

  function province(id: string): string {
    const centre = centres.get(id);
    const owner = centre ? centre.owner : owners.get(id);
    const name = names.get(id) ?? id;
    return [
      name,
      ...(centre
        ? [`supply centre${centre.points === 2 ? " worth two points" : ""}${centre.oil ? " with oil" : ""}`]
        : []),
      ...(owner && !name.startsWith(owner) ? [`owned by ${owner}`] : []),
      ...(units.get(id) ?? []).map(unit),
    ].join(", ");
  }

  function does(order: SceneOrder): string {
    switch (order.type) {
      case "hold":
        return `${ordered(order.power, order.at)} holds`;
      case "move":
        return `${ordered(order.power, order.at)} moves to ${place(order.to)}`;
      case "sortie":
        return `${ordered(order.power, order.at)} sorties to ${place(order.to)}`;
      case "support-hold":
        return `${ordered(order.power, order.at)} supports ${place(order.from)}`;
      case "support-move":
        return `${ordered(order.power, order.at)} supports ${place(order.from)} to ${place(order.to)}`;
      case "convoy":
        return `${ordered(order.power, order.at)} convoys ${place(order.from)} to ${place(order.to)}`;
      case "retreat":
        return `${ordered(order.power, order.at)} retreats to ${place(order.to)}`;
      case "kick":
        return order.at === order.to
          ? `${adjectives.get(order.power) ?? order.power} embassy ${place(order.at)} is kicked and stays`
          : `${adjectives.get(order.power) ?? order.power} embassy is kicked from ${place(order.at)} to ${place(order.to)}`;
      case "retaliation":
        return `${ordered(order.power, order.at)} is destroyed by ${order.by} in retaliation`;
      case "disband":
        return `${ordered(order.power, order.at)} disbands`;
      case "build":
        return `${order.power} builds ${order.kind} ${place(order.at)}`;
      case "waive":
        return `${order.power} waives a build`;
    }
  }

  function order(each: SceneOrder): string {
    const state = each.state === "pending" ? "" : each.state === "void" ? ", is void" : `, ${each.state}`;
    return `${does(each)}${state}${each.why ? `: ${each.why}` : ""}`;
  }

  return { province, unit, order };
}
