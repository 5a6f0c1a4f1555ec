import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** The arguments a message takes, each with the kind of its format, and its tags, sorted. */
export function argumentsOf(message: string): readonly string[] {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value} ${TYPE[element.type]}`);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const branch of Object.values(element.options)) visit(branch.value);
    }
  };
  visit(parse(message));
  // A language may leave out the number that a plural has already said.
  const names = new Set([...found].map((each) => each.split(" ")[0]));
  return [...names].toSorted();
}
