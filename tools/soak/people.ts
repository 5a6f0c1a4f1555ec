import type { TableView } from "@chancery/api";
import type { RoomAct } from "@chancery/game";
import type { Dice } from "@chancery/testkit";
import { sheetFor } from "../chaos/sheet.ts";
import { conferenceAct, officersAct, sessionAct } from "./conference.ts";
import type { Device } from "./device.ts";

/** Does one thing that a delegate might do now. */
export async function delegateDoes(
  device: Device,
  power: string,
  isFirst: boolean,
  dice: Dice,
): Promise<void> {
  const { view } = device;
  const room = view?.room;
  if (!view || !room || view.status !== "playing") return;
  const { may } = room;
  if (may.includes("pass"))
    return void (await device.act(
      dice.chance(0.7) ? { do: "pass" } : yieldTo(room.delegations, power, dice),
    ));
  if (may.includes("request-speeches") && dice.chance(0.05))
    return void (await device.act({ do: "request-speeches" }));
  const inside = room.conferences.find(({ conference }) => conference === room.attends);
  if (inside) return confers(device, inside, dice);
  if (room.stage === "writing") return writes(device, view, power, isFirst, dice);
  if (room.stage === "diplomacy" && dice.chance(0.1))
    return void (await device.command({ type: "ready", ready: true }));
  if (!view.clock.isTalkOpen) return;
  const step = dice.chance(0.5) ? conferenceAct(view, power, isFirst, dice) : null;
  if (step) return void (await device.act(step));
  const goal = room.goals.find((each) => each.may.includes("claim-goal"))?.goal;
  if (goal !== undefined && dice.chance(0.05))
    return void (await device.act({ do: "claim-goal", goal, evidence: `Look, turn ${view.turns.length}` }));
  const others = room.delegations.filter((each) => each.delegates.length > 0 && each.power !== power);
  const other = dice.pick(others).power;
  if (dice.chance(0.6))
    return device.say(power, [other], `${device.name} ${device.said.length} ${dice.below(1e9)}`);
  const unsigned = room.treaties.find((each) => each.may.includes("sign-treaty"));
  if (unsigned) {
    const version = unsigned.versions.length - 1;
    return void (await device.act({ do: "sign-treaty", treaty: unsigned.treaty, version }));
  }
  const wording = { title: `Pact ${dice.below(1e6)}`, text: "Peace in our time.", duration: "" };
  const draft = { parties: [other], secret: dice.chance(0.5), conference: null };
  if (dice.chance(0.3)) await device.act({ do: "draft-treaty", ...draft, ...wording });
  else if (may.includes("propose-goal")) await device.act({ do: "propose-goal", title: "A goal", text: "" });
}

const yieldTo = (all: readonly { readonly power: string }[], own: string, dice: Dice): RoomAct => ({
  do: "yield",
  to: dice.pick(all.filter(({ power }) => power !== own)).power,
});

async function confers(
  device: Device,
  conference: NonNullable<TableView["room"]>["conferences"][number],
  dice: Dice,
): Promise<void> {
  const act = sessionAct(conference, dice);
  if (act) await device.act(act);
  else if (conference.may.includes("speak"))
    await device.speak(conference.conference, `${device.name} ${device.said.length} ${dice.below(1e9)}`);
}

async function writes(
  device: Device,
  view: TableView,
  power: string,
  isFirst: boolean,
  dice: Dice,
): Promise<void> {
  const sheet = view.sheets.find((each) => each.power === power);
  if (isFirst && sheet?.isCalledUpon && (sheet.text === null || dice.chance(0.3)))
    await device.save(power, sheetFor(view, power, dice));
  else if (sheet?.text !== null || !sheet?.isCalledUpon || dice.chance(0.2))
    await device.command({ type: "ready", ready: true });
}

/** Does what the officers have to do now, if anything. */
export async function officerDoes(device: Device, dice: Dice): Promise<void> {
  const { view } = device;
  const room = view?.room;
  if (!view || !room || view.status !== "playing") return;
  if (view.clock.isPaused) return void (await device.command({ type: "resume" }));
  if (dice.chance(0.02)) return void (await device.command({ type: "pause", reason: "a question" }));
  if (dice.chance(0.02)) return void (await device.act({ do: "rule", text: `Ruling ${dice.below(1e6)}` }));
  if (dice.chance(0.02)) return void (await device.command({ type: "announce", text: "Please be quiet" }));
  if (dice.chance(0.02))
    return void (await device.command({ type: "extend", minutes: 1, reason: "more time" }));
  const { may, stage, speeches, floor, requests, extra } = room;
  const powers = room.delegations.filter(({ delegates }) => delegates.length > 0).map((each) => each.power);
  if (may.includes("show-results") && dice.chance(0.5))
    return void (await device.act({ do: "show-results", all: false }));
  const needsOrder = stage === "opening" ? view.phase.startsWith("S") || requests.length > 0 : extra === true;
  if (may.includes("announce-speeches") && speeches === null && needsOrder)
    return void (await device.act({ do: "announce-speeches", order: powers, seconds: 20 }));
  if (may.includes("decide-extra"))
    return void (await device.act({ do: "decide-extra", granted: dice.chance(0.5) }));
  if (may.includes("judge-goal")) {
    const goal = room.goals.find((each) => each.may.includes("judge-goal"))?.goal ?? "";
    return void (await device.act({ do: "judge-goal", goal, verdict: "allow", value: 2, reason: "" }));
  }
  const claimed = room.goals.find(({ claim, may: own }) => claim !== null && own.includes("award-goal"));
  if (claimed) {
    const award = { goal: claimed.goal, points: claimed.value, reason: "well done", announced: true };
    return void (await device.act({ do: "award-goal", ...award }));
  }
  const about = officersAct(view, dice);
  if (about) return void (await device.act(about));
  if (may.includes("read-out")) return void (await device.act({ do: "read-out" }));
  if (may.includes("next") && (floor === null || dice.chance(0.3))) await device.act({ do: "next" });
}
