const keyOf = (game: string, channel: string): string => `chancery.press.${game}.${channel}`;

/** What was begun in a conversation and not sent, kept on this device. */
export function loadDraft(game: string, channel: string): string {
  try {
    return localStorage.getItem(keyOf(game, channel)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(game: string, channel: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(keyOf(game, channel));
    else localStorage.setItem(keyOf(game, channel), text);
  } catch {
    // Without storage a draft lasts as long as its page.
  }
}
