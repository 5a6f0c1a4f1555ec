import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@chancery/messages";
import { NativeSelect } from "@mantine/core";
import { LANGUAGE, switchLanguage } from "../messages/language.ts";
import { ui } from "../messages/ui.ts";

/** The languages, each by its own name. */
export function LanguageSwitch({ className }: { className?: string }) {
  return (
    <NativeSelect
      className={className}
      aria-label={ui("language")}
      size="xs"
      value={LANGUAGES.find((language) => language === LANGUAGE) ?? LANGUAGES[0]}
      onChange={(event) => switchLanguage(event.currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}
