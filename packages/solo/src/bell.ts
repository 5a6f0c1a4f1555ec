/** Wakes those who wait for something to happen. */
export class Bell {
  private rung = Promise.withResolvers<void>();

  /** When it rings next. */
  next(): Promise<void> {
    return this.rung.promise;
  }

  ring(): void {
    this.rung.resolve();
    this.rung = Promise.withResolvers<void>();
  }
}
