import type { Receipt, TableView } from "@chancery/api";
import type { RoomAct } from "@chancery/game";
import type { FastClock } from "./clock.ts";

/** How long a browser waits before it opens a stream again, as the server tells it to. */
const RETRY = 2000;

/** What all devices share. */
export interface Place {
  readonly address: string;
  readonly clock: FastClock;
  readonly report: (fault: string) => void;
  /** How long answers took, in milliseconds of ours. */
  readonly answers: number[];
}

type Body = Record<string, unknown> & { readonly table?: TableView };
export interface Answer {
  readonly status: number;
  readonly body: Body;
}

/** A phone, a laptop or the screen in the room: it shows what it last fetched, and fetches when told of changes. */
export class Device {
  readonly name: string;
  view: TableView | null = null;
  /** How often its stream began, went on, and said something. */
  readonly counts = { streams: 0, drops: 0, changes: 0 };
  readonly said: string[] = [];
  /** What was done in the room. */
  readonly done = new Set<RoomAct["do"]>();
  readonly receipts: { readonly receipt: Receipt; readonly text: string }[] = [];
  isOnline = true;
  private readonly place: Place;
  private readonly query: string;
  private game = "";
  private cookie = "";
  private last = "";
  private wants = 0;
  private has = 0;
  private fetching: Promise<void> | null = null;
  private shownAt = 0;
  private isOver = false;
  private controller = new AbortController();

  constructor(place: Place, name: string, query = "") {
    this.place = place;
    this.name = name;
    this.query = query;
  }

  /** Null if it is offline, or was cut off and does not know whether it was done. */
  async send(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer | null> {
    if (!this.isOnline) return null;
    const { signal } = this.controller;
    const headers = {
      cookie: this.cookie,
      "sec-fetch-site": "same-origin",
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const began = performance.now();
    try {
      const init = { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await fetch(this.place.address + path, init);
      const answer = { status: response.status, body: (await response.json()) as Body };
      this.place.answers.push(performance.now() - began);
      if (answer.status >= 500 || answer.status === 429)
        this.place.report(`${this.name}: ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
      return answer;
    } catch (error) {
      // fetch says in the cause what it was.
      const what = (error as Error).cause ?? error;
      if (this.isOnline && !signal.aborted) this.place.report(`${this.name}: ${method} ${path}: ${what}`);
      return null;
    }
  }

  command(command: unknown): Promise<Answer | null> {
    return this.send("POST", `/api/games/${this.game}/commands`, command);
  }

  async act(act: RoomAct): Promise<Answer | null> {
    const answer = await this.command({ type: "room", act });
    if (answer?.status === 200) this.done.add(act.do);
    return answer;
  }

  async say(as: string, to: unknown, text: string): Promise<void> {
    const answer = await this.command({ type: "say", as, to, text });
    if (answer?.status === 200) this.said.push(text);
  }

  /** Says something in a conference room. */
  async speak(conference: string, text: string): Promise<void> {
    const answer = await this.act({ do: "speak", conference, text });
    if (answer?.status === 200) this.said.push(text);
  }

  async save(power: string, text: string): Promise<void> {
    const answer = await this.command({ type: "save", power, text });
    const receipt = answer?.body.table?.sheets.find((sheet) => sheet.power === power)?.receipt;
    if (answer?.status === 200 && receipt) this.receipts.push({ receipt, text });
  }

  /** Begins to follow a game. */
  follow(game: string): void {
    this.game = game;
    void this.listen();
  }

  /** The network is gone: streams and requests break off. */
  drop(): void {
    this.isOnline = false;
    this.counts.drops += 1;
    this.controller.abort();
  }

  /** The network is there again. A device that was put away stays so, though it was to come back later. */
  comeBack(): void {
    if (this.isOnline || this.isOver) return;
    this.controller = new AbortController();
    this.isOnline = true;
    // What could not be fetched meanwhile is fetched now.
    if (this.wants > this.has) this.refresh();
  }

  end(): void {
    this.isOver = true;
    this.isOnline = false;
    this.controller.abort();
  }

  /** How much time its countdown shows, in milliseconds of the room; as the web application counts. */
  left(): number | null {
    const { clock } = this.view ?? {};
    if (!clock || clock.left === null) return null;
    const passed = (performance.now() - this.shownAt) * this.place.clock.speed;
    return clock.isPaused ? clock.left : Math.max(0, clock.left - passed);
  }

  /** What it shows, and what it would show if it asked now, without the time of day. */
  async compare(): Promise<boolean> {
    const answer = await this.send("GET", this.path());
    const plain = ({ clock: { now: _, left: __, ...clock }, ...view }: TableView): string =>
      JSON.stringify({ ...view, clock });
    return this.view !== null && answer !== null && plain(this.view) === plain(answer.body as never);
  }

  private path(): string {
    return `/api/games/${this.game}${this.query}`;
  }

  private refresh(): void {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
      if (this.isOnline && this.wants > this.has) this.refresh();
    });
  }

  private async fetch(): Promise<void> {
    const wanted = this.wants;
    const answer = await this.send("GET", this.path());
    if (answer?.status !== 200) return;
    this.shownAt = performance.now();
    this.view = answer.body as unknown as TableView;
    this.has = wanted;
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      if (this.isOnline) await this.hear().catch(() => undefined);
      await this.place.clock.pass(RETRY);
    }
  }

  private async hear(): Promise<void> {
    const headers = { cookie: this.cookie, ...(this.last && { "last-event-id": this.last }) };
    const { signal } = this.controller;
    const response = await fetch(`${this.place.address}/api/games/${this.game}/events`, { headers, signal });
    if (response.status !== 200) return this.place.report(`${this.name}: the stream: ${response.status}`);
    this.counts.streams += 1;
    let rest = "";
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      const lines = (rest + Buffer.from(chunk).toString()).split("\n");
      rest = lines.pop() as string;
      for (const line of lines.filter((each) => each.startsWith("id: "))) {
        this.last = line.slice(4);
        this.counts.changes += 1;
        this.wants += 1;
        this.refresh();
      }
    }
  }
}
