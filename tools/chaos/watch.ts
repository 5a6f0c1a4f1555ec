import type { Dice } from "@chancery/testkit";

const AGAIN = 30;

/** A stream of live updates, which resumes where it was whenever it is cut. */
export class Watch {
  /** The id of the last event. */
  last = "";
  /** How often it began, or went on. */
  begun = 0;
  private controller = new AbortController();
  private isOver = false;
  private isHeld = false;
  private readonly path: string;
  private readonly cookie: string;
  private readonly addresses: () => readonly string[];
  private readonly dice: Dice;

  constructor(game: string, cookie: string, addresses: () => readonly string[], dice: Dice) {
    this.path = `/api/games/${game}/events`;
    this.cookie = cookie;
    this.addresses = addresses;
    this.dice = dice;
    void this.run();
  }

  end(): void {
    this.isOver = true;
    this.controller.abort();
  }

  /** Cuts it, until it is let go on. */
  hold(): void {
    this.isHeld = true;
    this.controller.abort();
  }

  goOn(): void {
    this.isHeld = false;
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      if (!this.isHeld) await this.follow().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  private async follow(): Promise<void> {
    const addresses = this.addresses();
    if (addresses.length === 0) return;
    const { last, cookie } = this;
    const headers = { cookie, ...(last && { "last-event-id": last }) };
    this.controller = new AbortController();
    const { signal } = this.controller;
    const response = await fetch(this.dice.pick(addresses) + this.path, { headers, signal });
    this.begun += 1;
    let rest = "";
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      const lines = (rest + Buffer.from(chunk).toString()).split("\n");
      rest = lines.pop() as string;
      for (const line of lines) if (line.startsWith("id: ")) this.last = line.slice(4);
    }
  }
}
