import { committee } from "../../messages/committee.ts";
import { powerName } from "../../messages/power-name.ts";
import type { Goal, Room, Treaty } from "./room.ts";
import { isToSign } from "./treaties/standing.ts";

/** A task that waits for you, and the tab where you do it. */
export interface Waiting {
  readonly tab: "treaties" | "goals" | "conferences";
  readonly words: string;
}

/** The viewer: a delegate of a power, an officer by name, or neither. */
export interface Looker {
  readonly power: string | null;
  readonly officer: string | null;
}

/** What waits for the viewer: for their delegation, or for this very officer. */
export const waitingFor = (room: Room, { power, officer }: Looker): readonly Waiting[] =>
  officer !== null ? forOfficer(room, officer) : power === null ? [] : forDelegation(room, power);

/** Whether an officer has already judged a proposal, so that it waits for another one (R80). */
export const hasJudged = ({ opinions }: Pick<Goal, "opinions">, officer: string | null): boolean =>
  opinions.some((opinion) => opinion.officer === officer);

function forOfficer({ goals, conferences }: Room, officer: string): readonly Waiting[] {
  return [
    ...goals
      .filter((goal) => goal.may.includes("judge-goal") && !hasJudged(goal, officer))
      .map(
        ({ power }): Waiting => ({
          tab: "goals",
          words: committee("goalProposed", { power: powerName(power) }),
        }),
      ),
    ...goals
      .filter(({ claim, may }) => claim !== null && may.includes("award-goal"))
      .map(
        ({ power, title }): Waiting => ({
          tab: "goals",
          words: committee("goalClaimed", { power: powerName(power), title }),
        }),
      ),
    ...conferences
      .filter(({ conquest }) => conquest !== null)
      .map(
        ({ name }): Waiting => ({
          tab: "conferences",
          words: committee("confirmConquest", { conference: name ?? "" }),
        }),
      ),
    ...conferences
      .filter(({ status }) => status === "filed")
      .map(
        ({ organiser }): Waiting => ({
          tab: "conferences",
          words: committee("conferenceRoomRequested", { power: powerName(organiser) }),
        }),
      ),
    ...conferences
      .filter(({ status }) => status === "granted")
      .map(
        ({ name }): Waiting => ({
          tab: "conferences",
          words: committee("openConference", { conference: name ?? "" }),
        }),
      ),
  ];
}

function forDelegation(room: Room, power: string): readonly Waiting[] {
  const reword = room.goals
    .filter(({ may }) => may.includes("reword-goal"))
    .map(({ title }): Waiting => ({ tab: "goals", words: committee("reviseGoal", { title }) }));
  // Nothing is signed or attended before the committee begins, or when it is over.
  return room.stage === null ? reword : [...reword, ...inPlay(room, power)];
}

const titleOf = (versions: Treaty["versions"]): string => versions.at(-1)?.title ?? "";

function inPlay({ treaties, conferences }: Room, power: string): readonly Waiting[] {
  return [
    ...treaties
      .filter((treaty) => isToSign(treaty, power))
      .map(
        ({ versions }): Waiting => ({
          tab: "treaties",
          words: committee("signTreaty", { title: titleOf(versions) }),
        }),
      ),
    ...treaties
      .filter(({ breaches }) =>
        breaches.some(({ against, answers }) => against === power && answers.length === 0),
      )
      .map(
        ({ versions }): Waiting => ({
          tab: "treaties",
          words: committee("breachReported", { title: titleOf(versions) }),
        }),
      ),
    ...conferences.flatMap(
      ({ status, organiser, form, participants, delegates, name }): readonly Waiting[] => {
        if (status === "draft" && form?.asked.includes(power) && !form.supporters.includes(power))
          return [
            { tab: "conferences", words: committee("supportRequested", { power: powerName(organiser) }) },
          ];
        const isMissing = participants.includes(power) && !(power in delegates);
        if (isMissing && (status === "granted" || status === "open"))
          return [{ tab: "conferences", words: committee("sendDelegate", { conference: name ?? "" }) }];
        return [];
      },
    ),
  ];
}
