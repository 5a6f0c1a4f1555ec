import { apply } from "./apply.ts";
import type { Entry, TableEvent } from "./event.ts";
import { hushed } from "./press/silence.ts";
import type { Table } from "./table.ts";

/** What a decision needs from outside: the time, in milliseconds, a digest such as SHA-256 in hexadecimal, and a seed. */
export interface Port {
  readonly now: number;
  readonly digest: (text: string) => string;
  /** How long the last player to be ready can take it back before the phase is resolved, in milliseconds; not at all by default. */
  readonly undo?: number;
  /** A random whole number, for the bots that come with this decision. */
  readonly seed?: number;
}

/** Events that are being decided on, and the table as it will be after them. */
export class Draft {
  readonly entries: Entry[] = [];
  readonly by: string | null;
  readonly port: Port;
  private present: Table;

  constructor(table: Table, by: string | null, port: Port) {
    this.present = table;
    this.by = by;
    this.port = port;
  }

  get table(): Table {
    return this.present;
  }

  get now(): number {
    return this.port.now;
  }

  /** Adds what someone does. */
  add(event: TableEvent): void {
    this.append(this.by === null ? event : hushed(this.present, this.by, event), this.by);
  }

  /** Adds what follows from it by itself, and is nobody's doing. */
  follow(event: TableEvent): void {
    this.append(event, null);
  }

  private append(event: TableEvent, by: string | null): void {
    const entry: Entry = { seq: this.present.version + 1, at: this.port.now, by, event };
    this.entries.push(entry);
    this.present = apply(this.present, entry);
  }
}
