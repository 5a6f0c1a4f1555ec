import type { Receipt, TableView, Vote } from "@chancery/api";
import type { Dice } from "@chancery/testkit";
import { sheetFor } from "./sheet.ts";
import { Watch } from "./watch.ts";

/** What someone's commands came to: acknowledged, or sent without an answer. */
export interface Count {
  acknowledged: number;
  unknown: number;
}

/** What events of the log commands make. */
export const EVENT_OF = { save: "saved", ready: "readied", say: "said", vote: "voted" } as const;
type Kind = keyof typeof EVENT_OF;

export interface Answer {
  readonly status: number;
  readonly body: { readonly table?: TableView; readonly error?: { readonly code: string } } & Record<
    string,
    unknown
  >;
  readonly cookie: string | undefined;
}

/** What players share: where the servers are, chance, and where to report faults. */
export interface World {
  readonly dice: Dice;
  readonly addresses: () => readonly string[];
  readonly report: (fault: string) => void;
}

/** Someone who plays over HTTP, and remembers everything acknowledged to them. */
export class Player {
  id = "";
  game = "";
  readonly receipts: { readonly receipt: Receipt; readonly text: string }[] = [];
  readonly messages: { readonly channel: string; readonly text: string }[] = [];
  readonly counts: Record<Kind, Count> = {
    save: { acknowledged: 0, unknown: 0 },
    ready: { acknowledged: 0, unknown: 0 },
    say: { acknowledged: 0, unknown: 0 },
    vote: { acknowledged: 0, unknown: 0 },
  };
  watch: Watch | undefined;
  /** Whether they have blocked somebody in this game, and were told so. */
  hasBlocked = false;
  /** Whether the account is deleted, or is being so. */
  isGone = false;
  readonly name: string;
  private cookie = "";
  private said = 0;
  private readonly world: World;

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
  }

  /** Null if nobody answered, and nobody knows whether it was done. */
  async send(method: string, path: string, body?: unknown): Promise<Answer | null> {
    const addresses = this.world.addresses();
    if (addresses.length === 0) return null;
    const headers = {
      cookie: this.cookie,
      "sec-fetch-site": "same-origin",
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    try {
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await fetch(this.world.dice.pick(addresses) + path, init);
      const text = await response.text();
      const { status } = response;
      if (status >= 500 && status !== 503) this.world.report(`${method} ${path}: ${status} ${text}`);
      if (status === 401 && !this.isGone) this.world.report(`${this.name} is not known any more`);
      const cookie = response.headers.get("set-cookie")?.split(";")[0];
      return status >= 500 ? null : { status, body: text === "" ? {} : JSON.parse(text), cookie };
    } catch {
      return null;
    }
  }

  /** The same until someone answers. */
  async insist(method: string, path: string, body?: unknown): Promise<Answer> {
    while (true) {
      const answer = await this.send(method, path, body);
      if (answer) return answer;
      await pause(20);
    }
  }

  async register(): Promise<void> {
    const { body, cookie = "" } = await this.insist("POST", "/api/guests", { name: this.name });
    this.id = String(body.id);
    this.cookie = cookie;
  }

  /** Deletes the account, and never comes back. If the answer is cut off, somebody who was forgotten is told so. */
  async deleteAccount(): Promise<void> {
    this.isGone = true;
    this.watch?.end();
    const { status } = await this.insist("POST", "/api/me/deletion", {});
    if (status !== 204 && status !== 401) this.world.report(`${this.name} cannot go: ${status}`);
  }

  async do(command: Record<string, unknown>): Promise<Answer> {
    return this.insist("POST", `/api/games/${this.game}/commands`, command);
  }

  view(): Promise<Answer> {
    return this.insist("GET", `/api/games/${this.game}`);
  }

  startWatching(): void {
    this.watch = new Watch(this.game, this.cookie, this.world.addresses, this.world.dice);
  }

  /** What a stream that begins now says first. */
  async freshId(): Promise<string> {
    const watch = new Watch(this.game, this.cookie, this.world.addresses, this.world.dice);
    while (watch.last === "") await pause(10);
    watch.end();
    return watch.last;
  }

  /** Says something to everyone. */
  async speak(): Promise<void> {
    const view = (await this.view()).body as unknown as TableView;
    const [power] = view.seats.find(({ isYours }) => isYours)?.powers ?? [];
    if (power) await this.say(power, "everybody");
  }

  /** Looks at the table and does something there. */
  async play(): Promise<void> {
    const { dice } = this.world;
    const seen = await this.send("GET", `/api/games/${this.game}`);
    if (!seen || this.isGone) return pause(20);
    const view = seen.body as unknown as TableView;
    if (view.status !== "playing") return pause(50);
    const own = view.seats.find(({ isYours }) => isYours);
    if (!own) return this.isGone ? undefined : this.world.report(`${this.name} has lost his seat`);
    const power = dice.pick(own.powers);
    const others = view.seats.flatMap(({ powers }) => powers).filter((each) => !own.powers.includes(each));
    const audience = () => (dice.chance(0.4) ? "everybody" : [dice.pick(others)]);
    await dice.weighted([
      { weight: 8, value: () => this.save(view, power) },
      { weight: 4, value: () => this.ready(own.isReady !== true) },
      { weight: 5, value: () => this.say(power, audience()) },
      { weight: 0.5, value: () => this.vote(view.you.vote) },
      { weight: 0.3, value: () => this.block(dice.pick(others)) },
    ])();
  }

  private async command(type: Kind, fields: Record<string, unknown>): Promise<TableView | null> {
    const count = this.counts[type];
    const answer = await this.send("POST", `/api/games/${this.game}/commands`, { type, ...fields });
    if (!answer) count.unknown += 1;
    if (answer?.status !== 200) return null;
    count.acknowledged += 1;
    return answer.body.table as TableView;
  }

  private async ready(ready: boolean): Promise<void> {
    await this.command("ready", { ready });
  }

  private async save(view: TableView, power: string): Promise<void> {
    const text = sheetFor(view, power, this.world.dice);
    const table = await this.command("save", { power, text });
    if (!table) return;
    const sheet = table.sheets.find((each) => each.power === power);
    if (sheet?.receipt && sheet.text === text) this.receipts.push({ receipt: sheet.receipt, text });
    else this.world.report(`${this.name} was not given a receipt for ${power} in ${table.phase}`);
  }

  private async say(power: string, to: "everybody" | readonly string[]): Promise<void> {
    this.said += 1;
    const text = `${this.name}, number ${this.said}`;
    const table = await this.command("say", { as: power, to, text });
    if (!table) return;
    const parties = to === "everybody" ? [to] : [power, to[0]];
    const isOurs = (names: readonly string[]) =>
      names.length === parties.length && parties.every((each) => names.includes(each));
    const channel = table.channels.find(({ name }) => isOurs(name.split(" + ")))?.name;
    if (channel) this.messages.push({ channel, text });
    else this.world.report(`${this.name} said something that is nowhere to be read`);
  }

  private async block(power: string): Promise<void> {
    const answer = await this.send("POST", `/api/games/${this.game}/blocks`, { power });
    if (answer?.status === 204) this.hasBlocked = true;
  }

  private async vote(before: Vote | null): Promise<void> {
    const table = await this.command("vote", { vote: before ? null : { how: "draw" } });
    const isKept = table?.status !== "playing" || (table.you.vote === null) === (before !== null);
    if (table && !isKept) this.world.report(`${this.name} has voted, and the answer does not say so`);
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
