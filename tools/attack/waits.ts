import { quantile } from "../bench-server/load.ts";

/** How long people waited, in milliseconds, by what they did. */
export class Waits {
  private readonly byAct = new Map<string, number[]>();
  /** What should have worked and didn't: by act and answer. */
  readonly faults = new Map<string, number>();
  /** How much was asked in vain while the server was down. */
  missed = 0;
  private downAt = Number.POSITIVE_INFINITY;
  private upAt = Number.POSITIVE_INFINITY;

  /** Notes that the server is ended. */
  goDown(): void {
    this.downAt = performance.now();
  }

  /** Notes that the server is up again; for how long it was down, in milliseconds. */
  comeUp(): number {
    this.upAt = performance.now();
    return this.upAt - this.downAt;
  }

  /** Notes an act that worked. */
  note(act: string, began: number): void {
    const now = performance.now();
    if (began < this.upAt && now > this.downAt) return;
    const times = this.byAct.get(act);
    if (times) times.push(now - began);
    else this.byAct.set(act, [now - began]);
  }

  /** Notes an act that didn't. */
  fault(act: string, began: number, answer: string): void {
    if (began < this.upAt && performance.now() > this.downAt) {
      this.missed += 1;
      return;
    }
    const key = `${act}: ${answer}`;
    this.faults.set(key, (this.faults.get(key) ?? 0) + 1);
  }

  get acts(): readonly string[] {
    return [...this.byAct.keys()];
  }

  count(act: string): number {
    return this.byAct.get(act)?.length ?? 0;
  }

  quantile(act: string, share: number): number {
    return quantile(this.byAct.get(act) ?? [], share);
  }
}

/** Does something and notes how long it took, or what went wrong. Answers from 200 to 299 are right. */
export async function noted(
  waits: Waits,
  act: string,
  work: () => Promise<{ readonly status: number; readonly body: string }>,
): Promise<void> {
  const began = performance.now();
  try {
    const { status, body } = await work();
    if (status < 200 || status >= 300) waits.fault(act, began, `${status} ${body.slice(0, 200)}`);
    // What is refused at once is no quick answer.
    else waits.note(act, began);
  } catch (error) {
    waits.fault(act, began, (error as Error).message);
  }
}
