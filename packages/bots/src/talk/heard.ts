import type { Saying } from "@chancery/api";
import type { Rules } from "@chancery/engine";
import type { Item } from "./reading/item.ts";

/** What was understood, to be shown to the writer. */
export function heardOf(rules: Rules, item: Item): Saying {
  const { kind, act, who, provinces, orders, against } = item;
  const power = rules.powers[who[0]].name;
  const area = provinces.map((place) => rules.board.provinces[place].id);
  const place = area.length > 0 ? { area } : {};
  if (act === "question" && kind === "orders") return { code: "heard-plan", power };
  if ((act === "accept" || act === "decline") && provinces.length === 0 && orders.length === 0)
    return { code: `heard-${act}` };
  switch (kind) {
    case "peace":
    case "draw":
    case "build":
    case "other":
      return { code: `heard-${kind}` };
    case "alliance":
      return { code: "heard-alliance", powers: against.map((each) => rules.powers[each].name) };
    case "demilitarize":
    case "bounce":
      return area.length > 0 ? { code: `heard-${kind}`, ...place } : { code: "heard-other" };
    case "enter-not":
      return area.length > 0 ? { code: "heard-stay-out", power, ...place } : { code: "heard-other" };
    default:
      if (orders.length > 0) return { code: "heard-orders", power, orders };
      if (area.length === 0) return { code: "heard-other" };
      return {
        code: kind === "support" || kind === "convoy" ? `heard-${kind}` : "heard-go",
        power,
        ...place,
      };
  }
}
