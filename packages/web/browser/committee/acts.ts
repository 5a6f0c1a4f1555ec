import type { Stage } from "../site.ts";
import { soon } from "../tables.ts";

/** By test: the room acts that it is there to press. Every other test may press them too. */
export const PRESSED = {
  codes: ["seat", "unseat"],
  "a congress": [
    "ask-floor",
    "caucus",
    "close-conference",
    "declare-friendly",
    "preside",
    "time-conference",
    "withdraw-floor",
  ],
  "a conference of two": ["leave-conference"],
  "the year 1901": [
    "allege-breach",
    "announce-award",
    "announce-end",
    "announce-speeches",
    "answer-breach",
    "answer-conference",
    "attend",
    "award-goal",
    "claim-goal",
    "conclude",
    "decide-extra",
    "draft-treaty",
    "enter-slip",
    "file-conference",
    "fix-goal",
    "give-floor",
    "give-goal",
    "invite",
    "judge-goal",
    "lead",
    "move",
    "next",
    "object",
    "place-conference",
    "plan-conference",
    "propose-goal",
    "read-out",
    "request-speeches",
    "reword-goal",
    "rule",
    "rule-conquest",
    "set-points",
    "set-reading",
    "set-seconds",
    "show-results",
    "sign-treaty",
    "speak",
    "support-conference",
    "vote-on-motion",
  ],
  "the year 1935": [
    "amend-treaty",
    "denounce-treaty",
    "go-back",
    "pass",
    "publish-treaty",
    "strike-points",
    "yield",
  ],
} as const;

/** Expects that a test has done all of its acts by pressing something on a page. */
export async function expectPressed({ acts }: Stage, test: keyof typeof PRESSED): Promise<void> {
  await soon(() => PRESSED[test].filter((act) => !acts.has(act))).toEqual([]);
}
