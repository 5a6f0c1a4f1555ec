import { kindsOf, type Power, type Rules, type State } from "@chancery/engine";
import { seasonName } from "@chancery/variants/seasons";
import { Button, NativeSelect, NumberInput, SegmentedControl } from "@mantine/core";
import { Token } from "../../../board/Token.tsx";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { sandbox as text } from "../../../messages/sandbox.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import css from "./EditPanel.module.css";
import { cleared, editablePhases, type Tool, withPhase } from "./edit.ts";

export interface EditPanelProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly onState: (state: State) => void;
  readonly onDone: () => void;
}

/** Kinds of units by their letters. */
const TOOLS: Readonly<Record<string, string>> = {
  A: text("toolArmy"),
  F: text("toolFleet"),
  W: text("toolWing"),
};

const HINTS: Readonly<Record<string, string>> = {
  A: text("hintArmy"),
  F: text("hintFleet"),
  W: text("hintWing"),
  owner: text("hintOwner"),
  dislodge: text("hintDislodge"),
  standoff: text("hintStandoff"),
  move: text("hintMove"),
  remove: text("hintRemove"),
};

/** Sets up a position by hand. */
export function EditPanel({ tool, onTool, onState, onDone }: EditPanelProps) {
  const { entry, game, plugin } = useOrderEditor();
  const { rules, state } = entry;
  const power = "power" in tool ? tool.power : (0 as Power);
  const chosen = tool.type === "unit" ? tool.kind.letter : tool.type;
  // A power has units of its own kinds only, and neutral ones own no centers.
  const open = rules.powers.flatMap((_, index): Power[] =>
    tool.type !== "unit" || kindsOf(rules, index as Power).some(({ letter }) => letter === tool.kind.letter)
      ? [index as Power]
      : [],
  );
  const neutrals = open.filter((index) => rules.powers[index].neutral && tool.type === "unit");
  const choose = (value: string): void => onTool(toolOf(rules, value, power));
  const { phase } = state;
  return (
    <section className={css.edit} data-open aria-label={text("editPosition")}>
      <h2>{text("editPosition")}</h2>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        className={css.tools}
        value={chosen}
        onChange={choose}
        data={[
          ...rules.kinds.map(({ letter, name }) => ({ value: letter, label: TOOLS[letter] ?? name })),
          { value: "owner", label: text("toolOwner") },
          { value: "move", label: text("toolMove") },
          { value: "dislodge", label: text("toolDislodge") },
          { value: "standoff", label: text("toolStandoff") },
          { value: "remove", label: text("toolRemove") },
        ]}
      />
      <p className={css.hint}>{HINTS[chosen]}</p>
      {(tool.type === "unit" || tool.type === "owner") && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
        <div className={css.powers} role="group" aria-label={text("power")}>
          {open
            .filter((index) => !rules.powers[index].neutral)
            .map((index) => (
              <button
                key={index}
                type="button"
                aria-pressed={power === index}
                onClick={() => onTool({ ...tool, power: index })}
              >
                <Token
                  game={game}
                  power={rules.powers[index].name}
                  kind={chosen === "F" ? "fleet" : "army"}
                />
                {powerName(rules.powers[index].name)}
              </button>
            ))}
          {tool.type === "owner" && (
            <button
              type="button"
              aria-pressed={power === null}
              onClick={() => onTool({ ...tool, power: null })}
            >
              {text("nobody")}
            </button>
          )}
          {neutrals.length > 0 && (
            <NativeSelect
              className={css.neutrals}
              aria-label={text("neutralPower")}
              value={power !== null && neutrals.includes(power) ? String(power) : ""}
              onChange={({ currentTarget: { value } }) =>
                value !== "" && onTool({ ...tool, power: Number(value) as Power })
              }
              data={[
                { value: "", label: text("chooseNeutral") },
                ...neutrals.map((index) => ({
                  value: String(index),
                  label: powerName(rules.powers[index].name),
                })),
              ]}
            />
          )}
        </div>
      )}
      <h3>{text("phase")}</h3>
      <div className={css.phase}>
        <SegmentedControl
          value={`${phase.season}${phase.task}`}
          onChange={(value) => {
            const found = editablePhases(rules, state).find(
              ({ season, task }) => `${season}${task}` === value,
            );
            if (found) onState(withPhase(rules, state, { ...phase, ...found }));
          }}
          data={editablePhases(rules, state).map(({ season, task }) => ({
            value: `${season}${task}`,
            label:
              task === "R"
                ? text("seasonRetreats", { season: seasonName(season, rules, LANGUAGE) })
                : seasonName(season, rules, LANGUAGE),
          }))}
        />
        <NumberInput
          aria-label={text("year")}
          className={css.year}
          min={1}
          max={9000}
          allowDecimal={false}
          value={phase.year}
          onChange={(year) =>
            typeof year === "number" && year > 0 && onState(withPhase(rules, state, { ...phase, year }))
          }
        />
      </div>
      {plugin.EditMore && <plugin.EditMore onState={onState} />}
      <div className={css.foot}>
        <Button variant="default" size="xs" onClick={() => onState(cleared(rules, state))}>
          {text("clearBoard")}
        </Button>
        <Button variant="default" size="xs" onClick={() => onState({ ...game.start, phase })}>
          {text("startingPosition")}
        </Button>
      </div>
      <Button fullWidth onClick={onDone}>
        {text("done")}
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
