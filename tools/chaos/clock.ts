import { closeSync, openSync, readSync, writeFileSync, writeSync } from "node:fs";

/** A clock of all processes that open the same file, which can be put forward: the file says by how much. */
export class SharedClock {
  private readonly fd: number;
  private readonly ahead = Buffer.alloc(8);

  constructor(file: string) {
    this.fd = openSync(file, "r+");
  }

  static create(file: string): SharedClock {
    writeFileSync(file, Buffer.alloc(8));
    return new SharedClock(file);
  }

  now(): number {
    return Date.now() + this.read();
  }

  advance(milliseconds: number): void {
    this.ahead.writeDoubleLE(this.read() + milliseconds);
    writeSync(this.fd, this.ahead, 0, 8, 0);
  }

  close(): void {
    closeSync(this.fd);
  }

  private read(): number {
    readSync(this.fd, this.ahead, 0, 8, 0);
    return this.ahead.readDoubleLE();
  }
}
