import type { Power, Rules, State } from "@chancery/engine";
import { Button, NumberInput, SegmentedControl } from "@mantine/core";
import { Token } from "../board/Token.tsx";
import { seasonName } from "../orders/names.ts";
import { useWork } from "../orders/work.ts";
import css from "./EditPanel.module.css";
import { editablePhases, type Tool, withPhase } from "./edit.ts";

export interface EditPanelProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly onState: (state: State) => void;
  readonly onDone: () => void;
}

const HINTS: Readonly<Record<string, string>> = {
  A: "Press a province to put an army there, or to take it away.",
  F: "Press a province to put a fleet there, or to take it away.",
  owner: "Press a supply centre to give it to the power.",
  dislodge: "Press the unit that loses its place, then the unit that takes it.",
  standoff: "Press a space that a standoff left vacant: nobody may retreat there.",
  move: "Press a unit, then where it shall stand.",
  remove: "Press a unit to take it off the board.",
};

/** Sets up a position by hand. */
export function EditPanel({ tool, onTool, onState, onDone }: EditPanelProps) {
  const { desk, game } = useWork();
  const { rules, state } = desk;
  const power = "power" in tool ? tool.power : (0 as Power);
  const chosen = tool.type === "unit" ? tool.kind.letter : tool.type;
  const choose = (value: string): void => onTool(toolOf(rules, value, power));
  const { phase } = state;
  return (
    <section className={css.edit} aria-label="Edit the position">
      <h2>Edit the position</h2>
      <SegmentedControl
        fullWidth
        value={chosen}
        onChange={choose}
        data={[
          ...rules.kinds.map(({ letter, name }) => ({
            value: letter,
            label: name.replace(/^./, (first) => first.toUpperCase()),
          })),
          { value: "owner", label: "Owner" },
          { value: "move", label: "Move" },
          { value: "dislodge", label: "Dislodge" },
          { value: "standoff", label: "Standoff" },
          { value: "remove", label: "Remove" },
        ]}
      />
      <p className={css.hint}>{HINTS[chosen]}</p>
      {(tool.type === "unit" || tool.type === "owner") && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
        <div className={css.powers} role="group" aria-label="Power">
          {rules.powers.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={power === index}
              onClick={() => onTool({ ...tool, power: index as Power })}
            >
              <Token game={game} power={name} kind={chosen === "F" ? "fleet" : "army"} />
              {name}
            </button>
          ))}
          {tool.type === "owner" && (
            <button
              type="button"
              aria-pressed={power === null}
              onClick={() => onTool({ ...tool, power: null })}
            >
              Nobody
            </button>
          )}
        </div>
      )}
      <h3>Phase</h3>
      <div className={css.phase}>
        <SegmentedControl
          value={`${phase.season}${phase.task}`}
          onChange={(value) => {
            const found = editablePhases(rules, state).find(
              ({ season, task }) => `${season}${task}` === value,
            );
            if (found) onState(withPhase(state, { ...phase, ...found }));
          }}
          data={editablePhases(rules, state).map(({ season, task }) => ({
            value: `${season}${task}`,
            label: `${seasonName(season, rules)}${task === "R" ? " retreats" : ""}`,
          }))}
        />
        <NumberInput
          aria-label="Year"
          className={css.year}
          min={1}
          max={9000}
          allowDecimal={false}
          value={phase.year}
          onChange={(year) =>
            typeof year === "number" && year > 0 && onState(withPhase(state, { ...phase, year }))
          }
        />
      </div>
      <div className={css.foot}>
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            onState(
              withPhase(
                { ...state, units: [], dislodged: [] },
                { ...phase, task: phase.task === "R" ? "M" : phase.task },
              ),
            )
          }
        >
          Clear the board
        </Button>
        <Button variant="default" size="xs" onClick={() => onState({ ...game.start, phase })}>
          Starting position
        </Button>
      </div>
      <Button fullWidth onClick={onDone}>
        Done
      </Button>
    </section>
  );
}

function toolOf({ kinds }: Rules, value: string, power: Power | null): Tool {
  if (value === "owner") return { type: "owner", power };
  if (value === "move") return { type: "move", from: null };
  if (value === "dislodge") return { type: "dislodge", victim: null };
  if (value === "standoff" || value === "remove") return { type: value };
  return {
    type: "unit",
    power: power ?? (0 as Power),
    kind: kinds.find(({ letter }) => letter === value) ?? kinds[0],
  };
}
