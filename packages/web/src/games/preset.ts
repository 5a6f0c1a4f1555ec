import type { Edition, Manifest, OptionField, OptionValue } from "@chancery/variants";
import { localized } from "../messages/localized.ts";
import { type SetupParts, setupPartsOf } from "./parts.ts";

/** A game that people can set up: a variant by one of its rulebooks, in the language of the page. */
export interface Preset extends SetupParts {
  /** As in the address of its form. */
  readonly id: string;
  /** As in the addresses of its rules and its sandbox. */
  readonly page: string;
  readonly variant: string;
  readonly rulebook: string;
  readonly title: string;
  readonly summary: string;
  readonly credit: string | null;
  readonly shelf: Manifest["shelf"];
  /** Presets of one family are shown beside each other. */
  readonly family: string;
  /** How many can play, the usual number last. */
  readonly players: readonly number[];
  readonly options: readonly PresetOption[];
}

/** An option of a game that a form asks for. */
export interface PresetOption {
  /** Its name among the options of the variant. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly input: PresetInput;
  /** Whether it is about people at a table, and means nothing in a sandbox. */
  readonly forTables?: true;
  /** Whether it makes sense with so many players. */
  readonly isFor: (players: number) => boolean;
}

type PresetInput =
  | { readonly kind: "choice"; readonly choices: readonly PresetChoice[] }
  | { readonly kind: "number"; readonly from: number; readonly to: number; readonly placeholder: string }
  | { readonly kind: "text"; readonly placeholder: string };

export interface PresetChoice {
  /** Undefined leaves it to the rulebook. */
  readonly value: OptionValue;
  readonly label: string;
}

export function presetIn(manifest: Manifest, edition: Edition): Preset {
  const { variant, credit, shelf, options, ui } = manifest;
  const { id, page = id, rulebook, title, summary, players } = edition;
  return {
    id,
    page,
    variant: variant.id,
    rulebook,
    title: localized(title),
    summary: localized(summary),
    credit: credit ? localized(credit) : null,
    shelf,
    family: ui ?? variant.id,
    players,
    options: options.flatMap(({ name, field }) => (field ? [optionIn(name, field, rulebook)] : [])),
    ...setupPartsOf(ui),
  };
}

const optionIn = (name: string, field: OptionField, rulebook: string): PresetOption => ({
  name,
  label: localized(field.label),
  ...(field.help && { help: localized(field.help) }),
  input: inputIn(field.input),
  ...(field.forTables && { forTables: true }),
  isFor: (players) => field.isFor?.(rulebook, players) ?? true,
});

function inputIn(input: OptionField["input"]): PresetInput {
  if (input.kind === "choice")
    return {
      kind: "choice",
      choices: input.choices.map(({ value, label }) => ({ value, label: localized(label) })),
    };
  return { ...input, placeholder: localized(input.placeholder) };
}
