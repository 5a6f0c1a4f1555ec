/**
 * A map that is put together when it's first asked for: who only wants the next position, as a search does, never asks
 * for verdicts.
 */
export class LaterMap<K, V> implements ReadonlyMap<K, V> {
  private make: (() => ReadonlyMap<K, V>) | null;
  private made: ReadonlyMap<K, V> = new Map();

  constructor(make: () => ReadonlyMap<K, V>) {
    this.make = make;
  }

  private get map(): ReadonlyMap<K, V> {
    if (this.make !== null) this.made = this.make();
    this.make = null;
    return this.made;
  }

  get size(): number {
    return this.map.size;
  }

  get(key: K): V | undefined {
    return this.map.get(key);
  }

  has(key: K): boolean {
    return this.map.has(key);
  }

  forEach(callback: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.map) callback(value, key, this);
  }

  entries(): MapIterator<[K, V]> {
    return this.map.entries();
  }

  keys(): MapIterator<K> {
    return this.map.keys();
  }

  values(): MapIterator<V> {
    return this.map.values();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.map.entries();
  }
}
