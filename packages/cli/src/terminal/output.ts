import { once } from "node:events";

/** Enough text to be worth writing at once. */
const ENOUGH = 65_536;

/**
 * Writes to standard output: many small pieces together, everything as soon as there is nothing else to do,
 * and never faster than the reader takes it.
 */
export class Output {
  private waiting = "";

  async write(text: string): Promise<void> {
    if (this.waiting === "") setImmediate(() => void this.flush());
    this.waiting += text;
    if (this.waiting.length >= ENOUGH) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.waiting;
    this.waiting = "";
    if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
  }
}

/** Writes a text and the end of its last line. */
export async function print(text: string): Promise<void> {
  const output = new Output();
  await output.write(`${text}\n`);
  await output.flush();
}
