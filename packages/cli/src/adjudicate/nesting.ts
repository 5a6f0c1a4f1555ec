import type { InputLine } from "@chancery/contract";

/** Follows how deep a JSON text is nested, line by line, whether or not it is correct otherwise. */
export class Nesting {
  private depth = 0;

  constructor(first: InputLine) {
    this.add(first);
  }

  get isOpen(): boolean {
    return this.depth > 0;
  }

  /** Adds a line. Strings end with it at the latest, as JSON demands. */
  add({ text }: InputLine): void {
    const line = text ?? "";
    let isText = false;
    for (let at = 0; at < line.length; at++) {
      const mark = line[at];
      if (mark === '"') isText = !isText;
      else if (mark === "\\") at++;
      else if (isText) continue;
      else if (mark === "{" || mark === "[") this.depth++;
      else if (mark === "}" || mark === "]") this.depth--;
    }
  }
}
