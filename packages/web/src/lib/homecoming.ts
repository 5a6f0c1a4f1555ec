import { isRecord } from "@chancery/engine";
import { type StorageKey, storage } from "./storage.ts";

/** Orders that were tried in a sandbox and are brought home to the game. */
export interface Homecoming {
  /** The turn they are for. */
  readonly turn: number;
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (game: string): StorageKey => `chancery.home.${game}`;

export const bringHome = (game: string, brought: Homecoming): void =>
  void storage.write(keyOf(game), JSON.stringify(brought));

export const dropHomecoming = (game: string): void => void storage.write(keyOf(game), null);

/** What was brought home for a turn; null if nothing was, or it was for another. */
export function homecomingFor(game: string, turn: number): Homecoming | null {
  const text = storage.read(keyOf(game));
  if (text === null) return null;
  try {
    const brought: unknown = JSON.parse(text);
    const isMine = isRecord(brought) && brought.turn === turn && isRecord(brought.orders);
    return isMine ? (brought as unknown as Homecoming) : null;
  } catch {
    return null;
  }
}
