import { z } from "zod";
import { act, line, points, power, reason, text } from "./fields.ts";

const goal = z.string().max(100).meta({ description: "The goal, as the view names it" });

export const goalActs = [
  act(
    "set-points",
    {
      cap: points.nullable(),
      opensAt: z.int().nullable().meta({ description: "When the event opens, in milliseconds since 1970" }),
      reopen: z.boolean().meta({ description: "Accept proposals of goals after their deadline" }),
    },
    "Set the rules for points from goals",
  ),
  act("give-goal", { power, title: line, text, value: points }, "Give a power a goal"),
  act(
    "edit-goal",
    { goal, title: line, text, value: points, reason },
    "Change a goal that was given or allowed, before it is awarded",
  ),
  act("withdraw-goal", { goal, reason }, "Withdraw a goal before it is awarded"),
  act("propose-goal", { title: line, text }, "Propose a goal for your own power"),
  act("reword-goal", { goal, title: line, text }, "Reword a returned goal"),
  act(
    "judge-goal",
    {
      goal,
      verdict: z.enum(["allow", "deny", "return"]),
      value: points.meta({ description: "How many points it is worth, if it is allowed" }),
      reason,
    },
    "Allow, deny or return a proposed goal; with several officers, two have to agree",
  ),
  act("claim-goal", { goal, evidence: text }, "Claim that a goal was reached"),
  act(
    "award-goal",
    {
      goal,
      points: points.meta({ description: "0 refuses a claim" }),
      reason,
      announced: z.boolean().meta({ description: "Whether everyone is told at once" }),
    },
    "Award the points of a goal, or part of them",
  ),
  act("announce-award", { goal }, "Announce an award to everyone"),
  act("strike-points", { goal, points, reason }, "Take points away again"),
] as const;
