import { openVariant } from "@chancery/contract";
import { countsCenters } from "@chancery/engine";
import type { Preset } from "../../../games/index.ts";
import { ChoiceField, useSetupForm } from "../../../games/setup-form.tsx";
import { SCORINGS } from "../../../lib/scorings.ts";
import { scoring as text } from "../../../messages/scoring.ts";

/** Which points a result is worth; only where the game doesn't count points of its own. */
export function ScoringField({ preset: { variant, rulebook } }: { preset: Preset }) {
  const { draft } = useSetupForm();
  const game = openVariant({ variant, rulebook, options: {} });
  if (!game.ok || !countsCenters(game.value.rules)) return null;
  const chosen = SCORINGS.find((system) => system === draft.scoring);
  return (
    <ChoiceField
      path="scoring"
      label={text("label")}
      help={text(chosen ? `about-${chosen}` : "help")}
      choices={[
        { value: undefined, label: text("none") },
        ...SCORINGS.map((value) => ({ value, label: text(value) })),
      ]}
    />
  );
}
