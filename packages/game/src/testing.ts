import { createHash } from "node:crypto";
import { apply, type Command, createTable, decide, type Entry, type Refusal, type Table } from "./index.ts";
import { viewChannel, viewTable, viewTurn } from "./views/view.ts";

/** The hash function that tests pass in. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A Monday noon, UTC. */
export const NOON = Date.UTC(2024, 0, 1, 12);

/** A table with its log and its clock, for tests to play at. Commands that are refused throw, unless asked for. */
export class Play {
  readonly log: Entry[] = [];
  now = NOON;
  /** How long the last player to be ready can take it back, in milliseconds. */
  undo = 0;
  private present: Table;

  constructor(
    setup: Record<string, unknown> = {},
    host = "ann",
    role: "player" | "referee" | "spectator" = "player",
  ) {
    const created = createTable("g1", setup, { id: host, name: nameOf(host), role }, { now: this.now });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    this.log.push(...created.value);
    this.present = created.value.reduce<Table | null>(apply, null) as Table;
  }

  get table(): Table {
    return this.present;
  }

  /** Tries a command; the refusal's code if it is refused. */
  try(who: string, command: Command): Refusal["code"] | "done" {
    const actor = who === "clock" ? ("clock" as const) : { member: who };
    const decided = decide(this.present, actor, command, { now: this.now, digest, undo: this.undo });
    if (!decided.ok) return decided.error.code;
    this.log.push(...decided.value.entries);
    this.present = decided.value.entries.reduce(apply, this.present);
    return "done";
  }

  /** Takes an event that was decided on elsewhere. */
  take(entry: Entry): void {
    this.log.push(entry);
    this.present = apply(this.present, entry);
  }

  do(who: string, command: Command): this {
    const answer = this.try(who, command);
    if (answer !== "done") throw new Error(`${who} ${command.type}: ${answer}`);
    return this;
  }

  after(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  join(...people: string[]): this {
    for (const who of people) this.do(who, { type: "join", name: nameOf(who), role: "player" });
    return this;
  }

  /** The player of a power. */
  holder(power: string): string {
    const seat = this.seat(power);
    const { holder } = this.present.seats[seat];
    if (holder === null) throw new Error(`nobody plays ${power}`);
    return holder;
  }

  seat(power: string): number {
    const view = viewTable(this.present, "projector", this.now);
    return view?.seats.findIndex(({ powers }) => powers.includes(power)) ?? -1;
  }

  save(power: string, text: string): this {
    return this.do(this.holder(power), { type: "save", power, text });
  }

  /** Everyone the game still waits for is ready. */
  allReady(): this {
    const before = this.present.turns.length + (this.present.clock.stage === "writing" ? 0.5 : 0);
    for (const { holder } of this.present.seats) {
      const turn = this.present.turns.length + (this.present.clock.stage === "writing" ? 0.5 : 0);
      if (turn !== before) break;
      if (holder !== null) this.try(holder, { type: "ready", ready: true });
    }
    return this;
  }

  /** What someone sees, with all turns and conversations opened. */
  view(who: string) {
    const viewer = who === "spectator" || who === "projector" ? who : { member: who };
    const view = viewTable(this.present, viewer, this.now);
    if (!view) throw new Error(`${who} sees nothing`);
    const turns = view.turns.flatMap(({ number }) => viewTurn(this.present, viewer, number) ?? []);
    const channels = view.channels.flatMap(({ name }) => viewChannel(this.present, viewer, name) ?? []);
    return { ...view, turns, channels };
  }
}

const nameOf = (id: string): string => `${id[0].toUpperCase()}${id.slice(1)}`;

export const SEVEN = ["ann", "bob", "cleo", "dan", "eve", "fay", "gus"] as const;
export const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"] as const;

/** A started game of seven in which Ann plays Austria, Bob England, and so on down the alphabet. */
export function sevenAt(setup: Record<string, unknown> = {}): Play {
  const play = new Play({ assignment: "chosen", ...setup });
  play.join(...SEVEN.slice(1));
  for (const [i, who] of SEVEN.entries()) play.do(who, { type: "choose", power: POWERS[i] });
  if (play.table.setup.referee) {
    play.do("ref", { type: "join", name: "Ref", role: "spectator" });
    play.do("ann", { type: "appoint", member: "ref" });
  }
  return play.do("ann", { type: "start", seed: 7 });
}

/** A started game of the two alliances. */
export function twoAt(setup: Record<string, unknown> = {}): Play {
  const play = new Play({ assignment: "chosen", options: { players: 2 }, ...setup });
  play.join("bob");
  play.do("ann", { type: "choose", power: "England" }).do("bob", { type: "choose", power: "Germany" });
  return play.do("ann", { type: "start", seed: 7 });
}
