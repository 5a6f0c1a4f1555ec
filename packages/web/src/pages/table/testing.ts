import type { TableView } from "../../api/client.ts";

type Clock = TableView["clock"];

/** For tests: a player's view of a game in Spring 1901, with what a test is about. */
export function viewOf(
  given: Partial<Omit<TableView, "clock" | "you" | "setup">> & {
    readonly clock?: Partial<Clock>;
    readonly you?: Partial<TableView["you"]>;
    readonly setup?: Partial<TableView["setup"]>;
  } = {},
): TableView {
  const { clock, you, setup, ...rest } = given;
  const view: Omit<TableView, "clock" | "you" | "setup"> = {
    game: "g1",
    status: "playing",
    players: ["Ann", "Bob", "Cleo"],
    playerCount: 3,
    waitingCount: 0,
    botsOffered: false,
    referees: [],
    referee: null,
    host: "Ann",
    spectators: [],
    seats: [
      seatOf(0, ["Austria"], { players: ["Ann"], player: "Ann" }),
      seatOf(1, ["England"], { players: ["Bob"], player: "Bob" }),
      seatOf(2, ["France"], { players: ["Cleo"], player: "Cleo", isYours: true }),
    ],
    phase: "S1901M",
    position: {
      phase: "S1901M",
      units: { Austria: ["A Vie"], England: ["F Lon"], France: ["A Par"] },
      centers: { Austria: ["Vie"], England: ["Lon"], France: ["Par"] },
    },
    occupiers: {},
    sheets: [],
    channels: [],
    turns: [],
    lastPlayed: null,
    chronicle: [],
    standings: [],
    createdAt: null,
    scores: null,
    proposal: null,
    absences: [],
    bots: [],
    ending: null,
    ratings: null,
    room: null,
    ...rest,
  };
  return {
    ...view,
    setup: {
      variant: "classic",
      rulebook: "2023",
      options: {},
      referee: false,
      assignment: "random",
      clock: {
        kind: "live",
        firstNegotiation: 30,
        laterNegotiation: 15,
        writing: 5,
        retreats: 3,
        adjustments: 5,
        grace: 1,
        extension: 30,
        pause: 60,
        reminders: [1],
      },
      talk: "rulebook",
      refereeReads: false,
      anonymous: false,
      spectators: true,
      showReady: true,
      reveal: { press: false, drafts: false },
      missing: "civil-disorder",
      replacement: { by: "link", afterMissed: 2 },
      timeLimit: null,
      concession: true,
      ...setup,
    },
    you: {
      name: "Cleo",
      role: "player",
      seat: 2,
      isHost: false,
      isReady: false,
      vote: null,
      mayWait: false,
      waiting: null,
      may: ["say", "read", "vote", "leave"],
      ...you,
    },
    clock: {
      now: 0,
      stage: "negotiation",
      isNegotiation: true,
      isTalkOpen: true,
      deadline: null,
      movedFrom: null,
      left: null,
      isPaused: false,
      pausedUntil: null,
      pausedFor: null,
      isGrace: false,
      isOverdue: false,
      endsAt: null,
      resolvesAt: null,
      extensionLeft: null,
      extension: null,
      ...clock,
    },
  };
}

export const seatOf = (
  seat: number,
  powers: readonly string[],
  rest: Partial<TableView["seats"][number]> = {},
): TableView["seats"][number] => ({
  seat,
  powers: [...powers],
  players: [],
  player: null,
  isVacant: false,
  isYours: false,
  missed: 0,
  isOffered: false,
  isMuted: false,
  applicant: null,
  bot: null,
  isReady: false,
  ...rest,
});

export const channelOf = (
  name: string,
  rest: Partial<TableView["channels"][number]> = {},
): TableView["channels"][number] => ({
  name,
  parties: name === "everybody" ? [] : name.split(" + "),
  count: 0,
  unread: 0,
  at: null,
  last: null,
  ...rest,
});
