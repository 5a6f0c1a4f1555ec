import { createNotation, type Power, readPosition } from "@chancery/engine";
import { committeeGame } from "@chancery/testkit";
import { expect, test } from "vitest";
import { boardScore } from "./score.ts";
import { COMMITTEES } from "./testing.ts";

test.each(COMMITTEES)(
  "%s: the board gives centers, five for control of Europe, and points for helping; to a lost country too (MB-5, MB-272, MB-274)",
  (committee) => {
    const { rules, start } = committeeGame(committee);
    const position = {
      phase: `S${committee}M`,
      units: { France: ["A Par"] },
      centers: { France: ["Par", "Bel"] },
      lost: { Italy: "France" },
      helperPoints: { France: 2, Italy: 1 },
      control: ["France", "Italy"],
    };
    const read = readPosition(createNotation(rules), start, position);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const of = (name: string) =>
      boardScore(read.value, rules.powers.findIndex((power) => power.name === name) as Power);
    expect(of("France")).toEqual({ centres: 2, control: 5, helper: 2 });
    expect(of("Italy")).toEqual({ centres: 0, control: 5, helper: 1 });
    expect(of("Germany")).toEqual({ centres: 0, control: 0, helper: 0 });
  },
);
