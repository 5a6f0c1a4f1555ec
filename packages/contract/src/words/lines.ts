/** One line of the input, without its end. */
export interface InputLine {
  /** Counted from 1. */
  readonly number: number;
  /** Null if the line is too long to be read. */
  readonly text: string | null;
}

/** Divides a text into lines as it comes in. Never holds more of it than the line it is in. */
export async function* readLines(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<InputLine> {
  let number = 0;
  let rest = "";
  let isTooLong = false;
  const line = (): InputLine => {
    number++;
    const text = number === 1 && rest.startsWith("\uFEFF") ? rest.slice(1) : rest;
    const whole = { number, text: isTooLong ? null : text };
    rest = "";
    isTooLong = false;
    return whole;
  };
  const take = (text: string): void => {
    if (isTooLong || rest.length + text.length > longest) {
      isTooLong = true;
      rest = "";
    } else rest += text;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
      take(chunk.slice(from, end));
      yield line();
      from = end + 1;
    }
    take(chunk.slice(from));
  }
  if (rest !== "" || isTooLong) yield line();
}
