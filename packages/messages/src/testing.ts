import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Arguments that are powers' names, in most catalogs. */
const POWERS: ReadonlySet<string> = new Set(
  (
    "against attacker by countries country defender from host hosts nuclear overlord owner parties power powers " +
    "sharers supporters to whom winners"
  ).split(" "),
);

/** German words that inflect the name after them. Countries such as "Türkei" would need an article there. */
const INFLECTING =
  /(?:^|[\s(„])(?:an|auf|aus|außer|bei|durch|für|gegen|gegenüber|gehör(?:t|en)|hilft|helfen|hinter|in|mit|nach|neben|ohne|seit|statt|über|um|unter|von|vor|wegen|zu|zugunsten|zwischen) $/i;

/** Where a German message inflects a power's name, such as "von {power}"; `others` are arguments that aren't powers. */
export function inflectedPowers(message: string, others: readonly string[] = []): readonly string[] {
  const found: string[] = [];
  const visit = (elements: readonly MessageFormatElement[], before: string): void => {
    let text = before;
    for (const element of elements) {
      if (element.type === TYPE.literal) text = element.value;
      else if (element.type === TYPE.tag) visit(element.children, text);
      else if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const branch of Object.values(element.options)) visit(branch.value, text);
      else if (
        element.type === TYPE.argument &&
        POWERS.has(element.value) &&
        !others.includes(element.value)
      ) {
        const word = INFLECTING.exec(text);
        if (word !== null) found.push(`${word[0].trim()} {${element.value}}`);
      }
      if (element.type !== TYPE.literal) text = "";
    }
  };
  visit(parse(message), "");
  return found;
}
