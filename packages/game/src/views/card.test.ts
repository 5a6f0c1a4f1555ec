import { diceOf } from "@chancery/testkit";
import { expect, test } from "vitest";
import { viewCard, viewTable } from "../index.ts";
import { actorOfChance, commandOfChance, passTime, tableOfChance } from "../testing-chance.ts";

const GAMES = 16;
const STEPS = 100;

test("a card says of a game what its view says, to whoever looks", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const dice = diceOf(seed);
    const play = tableOfChance(dice);
    for (let step = 0; step < STEPS; step++) {
      passTime(play, dice);
      const command = commandOfChance(play, dice);
      play.try(actorOfChance(play, dice, command), command);
      const { table } = play;
      const people = [...table.members, ...(table.queue ?? [])].map(({ id }) => id);
      for (const id of [...people, "stranger"]) {
        const view = viewTable(table, { member: id }, play.now);
        const card = viewCard(table, id);
        if (!view) {
          expect(card).toBe(null);
          continue;
        }
        const own = view.seats.find(({ isYours }) => isYours);
        const isPlaying = view.status === "playing";
        const waited = view.seats.filter(({ isReady, isVacant }) => isReady === false && !isVacant);
        expect(card).toEqual({
          game: view.game,
          ...(view.setup.name && { name: view.setup.name }),
          ...(view.createdAt && { createdAt: view.createdAt }),
          status: view.status,
          variant: view.setup.variant,
          rulebook: view.setup.rulebook,
          seats: view.seats.length,
          players: view.playerCount - view.bots.length,
          host: view.host,
          clock: view.setup.clock,
          phase: view.phase,
          deadline: view.clock.deadline,
          isPaused: view.clock.isPaused,
          powers: own?.powers ?? [],
          waitingFor: isPlaying ? waited.flatMap(({ powers }) => powers) : [],
          isYourTurn: isPlaying && own?.isReady === false,
          unread: view.channels.reduce((sum, { unread }) => sum + unread, 0),
          names: view.players,
          you: view.you.name,
          waiting: view.you.waiting,
        });
        seen.add(view.status);
        if (card?.unread) seen.add("unread");
        if (view.setup.anonymous) seen.add("anonymous");
      }
    }
  }
  expect([...seen].toSorted()).toEqual(["anonymous", "ended", "lobby", "playing", "unread"]);
});
