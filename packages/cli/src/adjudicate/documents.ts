import { type InputLine, readLines } from "@chancery/contract";

/** A piece of the input that is read as a whole: a JSON text, or a sheet of orders written for people. */
export interface Document {
  readonly form: "json" | "sheet";
  /** The line in which it begins. */
  readonly line: number;
  /** Null if it is too long to be read. */
  readonly text: string | null;
}

/** Longest line, or JSON text over several lines, that is read. */
export const LONGEST_TEXT = 10_000_000;

/**
 * Divides the input into documents. As soon as one line has been a JSON text by itself, every line is one
 * (JSON Lines); until then a JSON text may extend over many lines. What does not look like JSON at all is a
 * sheet of orders.
 */
export async function* readDocuments(input: AsyncIterable<string>): AsyncGenerator<Document> {
  const lines = readLines(input, LONGEST_TEXT);
  for (let first = await nextLine(lines); first; first = await nextLine(lines)) {
    if (first.text === null || isJson(first.text)) {
      yield document(first);
      yield* eachLine(lines);
    } else if (JSON_OPENING.test(first.text)) yield* fromOpening(lines, first);
    else yield* fromWords(lines, first);
  }
}

/** An object, a text, or a list of either. */
const JSON_OPENING = /^\s*(?:[{"]|\[\s*(?:[{["]|$))/;

async function nextLine(lines: AsyncGenerator<InputLine>): Promise<InputLine | null> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return null;
    if (!isBlank(value)) return value;
  }
}

async function* eachLine(lines: AsyncIterable<InputLine>): AsyncGenerator<Document> {
  for await (const line of lines) if (!isBlank(line)) yield document(line);
}

/** A line that is not JSON by itself, but may be the first of a JSON text or a broken one of JSON Lines. */
async function* fromOpening(lines: AsyncGenerator<InputLine>, first: InputLine): AsyncGenerator<Document> {
  const nesting = new Nesting(first);
  const read = [first];
  let size = first.text?.length ?? 0;
  while (nesting.isOpen && size <= LONGEST_TEXT) {
    const { value: line, done } = await lines.next();
    if (done) break;
    read.push(line);
    size += (line.text ?? "").length + 1;
    nesting.add(line);
    // Within a JSON text, an object follows a comma or a bracket, and not simply another line.
    if (isObject(line) && !/^[[,:]$/.test(read.at(-2)?.text?.trimEnd().at(-1) ?? "")) break;
  }
  const text = read.map((line) => line.text).join("\n");
  const [, ...others] = read;
  if (!isJson(text) && others.some(isObject)) {
    for (const line of read) if (!isBlank(line)) yield document(line);
    yield* eachLine(lines);
    return;
  }
  while (size > LONGEST_TEXT && nesting.isOpen) {
    const { value: line, done } = await lines.next();
    if (done) break;
    nesting.add(line);
  }
  yield { form: "json", line: first.number, text: size > LONGEST_TEXT ? null : text };
}

/** What begins with words is a sheet, unless JSON follows: then the words are a broken line of JSON Lines. */
async function* fromWords(lines: AsyncGenerator<InputLine>, first: InputLine): AsyncGenerator<Document> {
  const read = [first];
  let size = first.text?.length ?? 0;
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) break;
    read.push(line);
    if (line.text?.startsWith("{") || line.text === null || size > LONGEST_TEXT) {
      for (const each of read) if (!isBlank(each)) yield document(each);
      yield* eachLine(lines);
      return;
    }
    size += line.text.length + 1;
  }
  yield { form: "sheet", line: first.number, text: read.map(({ text }) => text).join("\n") };
}

const document = ({ number, text }: InputLine): Document => ({ form: "json", line: number, text });

const isBlank = ({ text }: InputLine): boolean => text !== null && text.trim() === "";

/** Whether a line is a JSON object by itself. */
const isObject = ({ text }: InputLine): boolean => text?.startsWith("{") === true && isJson(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Follows how deep a JSON text is nested, line by line, whether or not it is correct otherwise. */
class Nesting {
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
