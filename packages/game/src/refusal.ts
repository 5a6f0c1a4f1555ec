import type { RefusalCode } from "@chancery/api";
import { nearestName } from "@chancery/engine";

/** Why somebody does not get what he wants, in a sentence for him. */
const SENTENCES: Readonly<Record<RefusalCode, string>> = {
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
  "powers-not-assigned": "The powers are not assigned by anybody at this table",
  "players-missing": "Not all places are taken yet",
  "seats-missing": "Not everybody has a power yet",
  "referee-missing": "The table waits for its referee",
  "not-your-power": "You can only write for the powers you play",
  "other-turn": "This is meant for another turn",
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
  "eliminated-for-good": "Whoever is eliminated in this game is not replaced",
  "no-units-left": "Nothing is left of that power to come back to",
  "referee-plays-nothing": "Whoever referees is neutral and plays no power (CB-49, MB-28)",
  "not-a-survivor": "Only survivors vote on the end of the game",
  "still-played": "Others are still playing: a game ends by its rules, or is closed by whoever referees it",
  "no-draws": "This game knows no draws",
  "no-concession": "This table did not agree on concessions",
  "talk-closed": "Nobody may talk at present",
  "nobody-to-talk-to": "A message is for others",
  "no-such-channel": "There is no such conversation",
  "bad-position": "That is no position of this game",
  "no-result-yet": "Nothing has been played out yet",
  "no-such-turn": "There is no such turn to go to",
  "nothing-moved": "No deadline passed in that time",
  "nothing-due": "No reminder is due",
  "no-room": "This game is played without a room",
  "bad-code": "Each delegation needs a code of its own",
  "no-such-code": "No delegation has this code",
  "not-at-this-stage": "This is not for the present stage",
  "other-step": "The schedule has gone on meanwhile",
  "bad-order": "The list must name every delegation once",
  "bad-time": "Give another time",
  "nobody-asked": "Nobody has asked for extra speeches",
  "speeches-not-announced": "The order and time of the speeches have to be announced first (MB-41)",
  "not-your-floor": "You do not have the floor",
  "request-open": "Somebody has asked for extra speeches: grant or refuse them first",
  "still-writing": "Not everybody is done with writing",
  "not-read-yet": "Not all sheets have been read out yet (MB-176)",
  "sheets-closed": "Sheets are opened before they are resolved (MB-176)",
  "sheet-closed": "Writing is over: nothing can be changed any more",
  "bad-parties": "A treaty is between two or more delegations that are present",
  "no-such-treaty": "There is no such treaty",
  "changed-treaty": "The text has been changed: read the last version before you sign",
  "not-in-force": "Not all parties have signed",
  "no-such-breach": "No such breach has been alleged",
  "bad-points": "Give another number of points",
  "cap-too-late": "A cap is announced before the first award (R83)",
  "goals-full": "There are no more goals to be had",
  "no-such-goal": "There is no such goal",
  "proposals-closed": "The time for proposals is over",
  "beyond-points-cap": "The cap allows no more",
  "bad-end": "The end is announced at least a full turn ahead (R105)",
  "end-not-announced": "The committee goes on: announce its last turn first (R105)",
  "no-such-conference": "There is no such conference",
  "step-missing": "The steps are taken in their order (MB-270)",
  "bad-area": "A conference is held in a land or coastal province of the board (R86)",
  "hostile-unit": "Units there are hostile to the conference (MB-259)",
  "room-taken": "Only one conference can take place at a time (MB-269)",
  "motion-open": "There is a motion to be voted on",
  "at-conference": "You are in the conference room; your partner is in the Situation Room (R93)",
  "other-date": "The sheet is dated for another turn",
};

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** A refusal in its usual words, or with what would be right. */
export const refusal = (code: RefusalCode, detail?: string): Refusal => ({
  code,
  message: detail === undefined ? SENTENCES[code] : `${SENTENCES[code]}: ${detail}`,
});

/** A power that there is not, with the one that is meant or those that there are. */
export function noSuchPower(written: string, powers: readonly string[]): Refusal {
  const near = nearestName(written, powers);
  return refusal(
    "no-such-power",
    near === undefined ? `there are ${powers.join(", ")}` : `did you mean ${near}?`,
  );
}

/** For whom something is that somebody else wants to do. */
export const notEntitled = (whose: readonly string[]): Refusal =>
  refusal("not-entitled", whose.length > 0 ? `it is for ${whose.join(" and ")}` : undefined);
