/** A game's log has grown. */
export interface Appended {
  readonly kind: "appended";
  readonly game: string;
  readonly version: number;
}

/** After a gap, news may have been missed: listeners should read again. */
export type Update = Appended | { readonly kind: "gap" };

export type Listener = (update: Update) => void;

/** Subscribers to updates in this process. */
export class Subscribers {
  private readonly listeners = new Set<{ readonly hear: Listener }>();

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  /** Returns how to stop listening. */
  add(hear: Listener): () => void {
    const entry = { hear };
    this.listeners.add(entry);
    return () => void this.listeners.delete(entry);
  }

  tell(update: Update): void {
    // Later, so that a listener's error isn't taken for a failed append.
    for (const { hear } of this.listeners) queueMicrotask(() => hear(update));
  }
}
