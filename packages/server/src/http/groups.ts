/** Things by what they have in common. A group without any is forgotten. */
export class Groups<T> {
  private readonly groups = new Map<string, Set<T>>();

  add(key: string, thing: T): void {
    const group = this.groups.get(key) ?? new Set();
    this.groups.set(key, group.add(thing));
  }

  delete(key: string, thing: T): void {
    const group = this.groups.get(key);
    group?.delete(thing);
    if (group?.size === 0) this.groups.delete(key);
  }

  count(key: string): number {
    return this.groups.get(key)?.size ?? 0;
  }

  of(key: string): Iterable<T> {
    return this.groups.get(key) ?? [];
  }

  /** The group with most in it. */
  largest(): Iterable<T> {
    let largest = new Set<T>();
    for (const group of this.groups.values()) if (group.size > largest.size) largest = group;
    return largest;
  }
}
