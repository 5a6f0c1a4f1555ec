import type { TableView } from "../../../api/client.ts";

type Seen = Pick<TableView, "seats" | "proposal" | "clock" | "you">;

/** How many votes wait for the reader: on the end of the game, on more time, on new players. */
export function questionsFor({ seats, proposal, clock, you }: Seen): number {
  const { may, vote } = you;
  const isAskedToEnd = proposal !== null && !proposal.isYours && vote === null && may.includes("vote");
  const isAskedForTime = clock.extension?.yourVote === null && may.includes("vote-extension");
  const applicants = may.includes("admit")
    ? seats.filter(({ applicant }) => applicant?.yourVote === null).length
    : 0;
  return Number(isAskedToEnd) + Number(isAskedForTime) + applicants;
}
