import { powersBySeat } from "../game-of.ts";
import { Play } from "../testing.ts";
import type { RoomAct } from "./act.ts";

export const CODE = (seat: number): string => `code-${seat}-abc`;

/** A committee with Oda and Olaf as officers; the delegates of a power are named after it, with 1 and 2. */
export class RoomPlay extends Play {
  constructor(
    variant: "committee-1901" | "committee-1935" = "committee-1901",
    setup: Record<string, unknown> = {},
  ) {
    super({ variant, ...setup }, "oda", "referee");
    this.do("olaf", { type: "join", name: "Olaf", role: "spectator" });
    this.do("oda", { type: "appoint", member: "olaf" });
    this.act("oda", { do: "set-codes", codes: this.powers.map((_, seat) => CODE(seat)), round: 1 });
  }

  get powers(): readonly string[] {
    return powersBySeat(this.table).map(([power]) => power);
  }

  act(who: string, act: RoomAct): this {
    return this.do(who, { type: "room", act });
  }

  tryAct(who: string, act: RoomAct): string {
    return this.try(who, { type: "room", act });
  }

  /** Two delegates for each power that is named; for all, if none is. */
  seatAll(...powers: readonly string[]): this {
    for (const power of powers.length > 0 ? powers : this.powers)
      for (const number of [1, 2]) {
        const seat = this.powers.indexOf(power);
        this.act(delegate(power, number), { do: "enter", code: CODE(seat), name: `${power} ${number}` });
      }
    return this;
  }

  begin(): this {
    return this.do("oda", { type: "start", seed: 7 });
  }

  /** Has everyone speak for a moment and continues to diplomacy. */
  toDiplomacy(): this {
    const order = this.room("oda").speakers;
    if (this.view("oda").phase.startsWith("S")) {
      this.act("oda", { do: "announce-speeches", order, seconds: 60 });
      for (let i = 0; i <= order.length; i++) this.act("oda", { do: "next" });
    } else this.act("oda", { do: "next" });
    return this;
  }

  toWriting(): this {
    this.toDiplomacy();
    for (const power of this.seated()) this.do(delegate(power, 1), { type: "ready", ready: true });
    return this;
  }

  /** Plays a move, and has the room told what it came to. */
  playMoves(orders: Readonly<Record<string, string>> = {}): this {
    return this.toResults(orders).tell();
  }

  /** Has the orders written, opened, read and resolved. */
  toResults(orders: Readonly<Record<string, string>> = {}): this {
    this.toWriting();
    for (const [power, text] of Object.entries(orders)) this.save(power, text);
    this.allReady();
    this.act("oda", { do: "next" });
    for (const _ of this.seated()) this.act("oda", { do: "read-out" });
    return this.act("oda", { do: "next" });
  }

  /** Shows the room all results and continues. */
  tell(): this {
    return this.room("oda").stage === "results" ? this.act("oda", { do: "end-stage" }) : this;
  }

  seated(): readonly string[] {
    return this.powers.filter((_, seat) => this.table.seats[seat].holder !== null);
  }

  room(who: string) {
    const { room } = this.view(who);
    if (!room) throw new Error(`${who} sees no room`);
    return room;
  }
}

export const delegate = (power: string, number: number): string =>
  `${power.toLowerCase().replaceAll(" ", "-")}-${number}`;
