import type { RULEBOOKS } from "../../lib/rulebooks.ts";
import type { OptionField, Preset } from "../preset.ts";

type Rulebook = (typeof RULEBOOKS)[number];

const options = (rulebook: Rulebook): readonly OptionField[] => [
  ...(rulebook === "1971" ? [TABLES] : []),
  {
    name: "lastTurn",
    label: "Last turn",
    help: "S or F and the year, as in F1907. Left empty, the game goes on until somebody has won or all agree.",
    input: { kind: "text", placeholder: "none" },
  },
  {
    name: "mostWins",
    label: "When a limit ends the game",
    input: {
      kind: "choice",
      choices: [
        { value: undefined, label: "as the rulebook has it" },
        { value: true, label: "whoever has most wins" },
        { value: false, label: "all survivors draw" },
      ],
    },
  },
  {
    name: "victoryScope",
    label: "Eighteen centres win",
    help: "Where somebody plays several powers.",
    input: {
      kind: "choice",
      choices: [
        { value: undefined, label: "as the rulebook has it" },
        { value: "power", label: "for a single power" },
        { value: "player", label: "for all powers of a player together" },
      ],
    },
    isFor: (players) => players < 5,
  },
  {
    name: "firstYear",
    label: "First year",
    input: { kind: "number", from: 1, to: 9000, placeholder: "as the rulebook has it" },
  },
];

/** The older book gives three players two ways to share the powers (CB-165). */
const TABLES: OptionField = {
  name: "table",
  label: "How three share the powers",
  input: {
    kind: "choice",
    choices: [
      { value: undefined, label: "neighbours together" },
      { value: 2, label: "scattered" },
    ],
  },
  isFor: (players) => players === 3,
};

const preset = (rulebook: Rulebook, blurb: string): Preset => ({
  id: `classic-${rulebook}`,
  variant: "classic",
  rulebook,
  title: `Classic ${rulebook}`,
  blurb,
  players: [2, 3, 4, 5, 6, 7],
  options: options(rulebook),
  book: rulebook,
});

export const CLASSIC: readonly Preset[] = [
  preset("2023", "Seven powers, Europe before the Great War, by the latest edition of the rules."),
  preset("1971", "The same board by the classic book, where convoys, removals and draws follow other rules."),
];
