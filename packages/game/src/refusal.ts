/** Why somebody does not get what he wants, in a sentence for him. */
const SENTENCES = {
  "bad-setup": "The game cannot be set up like this",
  "not-entitled": "This is not yours to do",
  "game-not-started": "The game has not begun yet",
  "game-begun": "The game has already begun",
  "game-over": "The game is over",
  "bad-name": "A name of 1 to 60 characters is needed",
  "already-here": "You already have a place at this table",
  "table-full": "All places are taken",
  "has-played": "Whoever has had a power in this game cannot referee it",
  "no-referee-wanted": "This table is set up to do without a referee",
  "referee-present": "This table already has a referee",
  "no-spectators": "Spectators are not admitted to this table",
  "host-stays": "Whoever set up the table looks after it, and can only close it",
  "no-such-power": "There is no such power in this game",
  "no-such-seat": "There is no such seat at this table",
  "no-such-member": "There is no such player at this table",
  "seat-taken": "Somebody else already sits there",
  "powers-not-chosen": "Powers are not chosen at this table",
  "powers-not-assigned": "The referee does not assign the powers at this table",
  "players-missing": "Not all places are taken yet",
  "seats-missing": "Not everybody has a power yet",
  "referee-missing": "The table waits for its referee",
  "not-your-power": "You can only write for the powers you play",
  "other-turn": "That turn is over: it has been played out meanwhile",
  "changed-meanwhile": "Something else has been saved for this power meanwhile",
  "text-too-long": "The text is too long",
  "empty-text": "There is nothing in the text",
  "nothing-to-do": "You have nothing to decide in this phase",
  unchanged: "This is so already",
  "too-early": "The time is not up yet",
  "clock-paused": "The clock is paused",
  "not-paused": "The clock is not paused",
  "no-deadline": "There is no deadline at present",
  "beyond-cap": "The phase cannot be extended by that much",
  negotiating: "Negotiation can be cut short only if all players agree (CB-11)",
  "not-negotiating": "Nobody is negotiating at present",
  "reason-missing": "A reason is needed, and everybody will see it",
  "no-replacement": "This table agreed not to replace players",
  "seat-held": "Somebody sits there",
  "bad-offer": "A token of at least 16 characters and a moment in the future are needed",
  "no-such-offer": "This link leads to no open seat",
  "offer-expired": "This link has expired",
  "plays-already": "Whoever still has a power in this game cannot take over another",
  "newcomers-first": "The seat is kept for somebody who has had no power in this game",
  "was-replaced": "Somebody else has taken your seat over",
  "no-units-left": "Nothing is left of that power to come back to",
  "referee-plays-nothing": "The referee is neutral and plays no power (CB-49)",
  "not-a-survivor": "Only survivors vote on the end of the game",
  "still-played": "Others are still playing: a game ends by its rules, or the referee closes it",
  "no-concession": "This table did not agree on concessions",
  "talk-closed": "Nobody may talk at present (CB-15)",
  "nobody-to-talk-to": "A message is for others",
  "no-such-channel": "There is no such conversation",
  "bad-position": "That is no position of this game",
  "no-result-yet": "Nothing has been played out yet",
  "no-such-turn": "There is no such turn to go to",
  "nothing-moved": "No deadline passed in that time",
  "nothing-due": "No reminder is due",
} as const;

export type RefusalCode = keyof typeof SENTENCES;

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** A refusal in its usual words, or with what would be right. */
export const refusal = (code: RefusalCode, detail?: string): Refusal => ({
  code,
  message: detail === undefined ? SENTENCES[code] : `${SENTENCES[code]}: ${detail}`,
});
