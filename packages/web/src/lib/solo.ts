const PREFIX = "solo-";

/** Whether a game is played in this browser against bots, rather than on the server. */
export const isSolo = (game: string): boolean => game.startsWith(PREFIX);

/** A new id; browsers have no UUIDs on pages that came without encryption. */
export const newSoloId = (): string =>
  PREFIX +
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
