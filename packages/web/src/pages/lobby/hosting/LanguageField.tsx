import { LANGUAGE_NAMES, LANGUAGES } from "@chancery/messages";
import { ChoiceField } from "../../../games/setup-form.tsx";
import { hosting as text } from "../../../messages/hosting.ts";

/** The language of what everyone in the room looks at. */
export const LanguageField = () => (
  <ChoiceField
    path="language"
    label={text("language")}
    help={text("languageHelp")}
    choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
  />
);
