import type { Goal, Room } from "./room.ts";
import { isToSign } from "./treaties/standing.ts";

/** Something that waits for whoever looks, and the tab where it is done. */
export interface Waiting {
  readonly tab: "treaties" | "goals" | "conferences";
  readonly words: string;
}

/** Who looks: a delegate of a power, an officer by his name, or neither. */
export interface Looker {
  readonly power: string | null;
  readonly officer: string | null;
}

/** What waits for whoever looks: for his delegation, or for this very officer. */
export const waitingFor = (room: Room, { power, officer }: Looker): readonly Waiting[] =>
  officer !== null ? forOfficer(room, officer) : power === null ? [] : forDelegation(room, power);

/** Whether somebody has said what he thinks of a proposal, so that it waits for another officer (R80). */
export const hasJudged = ({ opinions }: Pick<Goal, "opinions">, officer: string | null): boolean =>
  opinions.some((opinion) => opinion.officer === officer);

function forOfficer({ goals, conferences }: Room, officer: string): readonly Waiting[] {
  return [
    ...goals
      .filter((goal) => goal.may.includes("judge-goal") && !hasJudged(goal, officer))
      .map(({ power }): Waiting => ({ tab: "goals", words: `${power} proposes a goal` })),
    ...goals
      .filter(({ claim, may }) => claim !== null && may.includes("award-goal"))
      .map(({ power, title }): Waiting => ({ tab: "goals", words: `${power} claims “${title}”` })),
    ...conferences
      .filter(({ conquest }) => conquest !== null)
      .map(({ name }): Waiting => ({ tab: "conferences", words: `Is the place of ${name} conquered?` })),
    ...conferences
      .filter(({ status }) => status === "filed")
      .map(
        ({ organiser }): Waiting => ({
          tab: "conferences",
          words: `${organiser} asks for a conference room`,
        }),
      ),
  ];
}

function forDelegation(room: Room, power: string): readonly Waiting[] {
  const reword = room.goals
    .filter(({ may }) => may.includes("reword-goal"))
    .map(({ title }): Waiting => ({ tab: "goals", words: `Reword the goal “${title}”` }));
  // Nothing is signed or attended before the committee begins, or when it is over.
  return room.stage === null ? reword : [...reword, ...inPlay(room, power)];
}

function inPlay({ treaties, conferences }: Room, power: string): readonly Waiting[] {
  return [
    ...treaties
      .filter((treaty) => isToSign(treaty, power))
      .map(({ versions }): Waiting => ({ tab: "treaties", words: `Sign “${versions.at(-1)?.title}”?` })),
    ...treaties
      .filter(({ breaches }) =>
        breaches.some(({ against, answers }) => against === power && answers.length === 0),
      )
      .map(
        ({ versions }): Waiting => ({
          tab: "treaties",
          words: `You are said to have broken “${versions.at(-1)?.title}”`,
        }),
      ),
    ...conferences.flatMap(
      ({ status, organiser, form, participants, delegates, name }): readonly Waiting[] => {
        if (status === "draft" && form?.asked.includes(power) && !form.supporters.includes(power))
          return [{ tab: "conferences", words: `${organiser} asks you to support a conference` }];
        const isMissing = participants.includes(power) && !(power in delegates);
        if (isMissing && (status === "granted" || status === "open"))
          return [{ tab: "conferences", words: `Send a delegate to ${name}` }];
        return [];
      },
    ),
  ];
}
