import { setTimeout } from "node:timers/promises";
import type { Dice } from "@chancery/testkit";
import { addressOf } from "./addresses.ts";
import { startGame, Visitor } from "./visitor.ts";

const SEATS = 7;
/** How long people think between two things they do, in milliseconds. */
const LEAST = 300;
const MOST = 1700;

/** What of a game someone has to know to play. */
interface View {
  readonly you: { readonly seat: number | null };
  readonly seats: readonly { readonly powers: readonly string[] }[];
}

/** People who play as people do: they look, write orders and messages, and are told of what happens. */
export class People {
  /** How long each answer took, in milliseconds, since it was last emptied. */
  readonly answers: number[] = [];
  /** What should have worked and did not. */
  readonly faults = new Map<string, number>();
  private readonly players: { readonly visitor: Visitor; readonly game: string; readonly power: string }[] =
    [];
  private readonly streams: (() => void)[] = [];

  /** Brings that many people into games of seven; those left over only look at the first page. */
  static async gather(server: string, count: number): Promise<People> {
    const people = new People();
    const visitors = Array.from({ length: count }, (_, i) => new Visitor(server, addressOf(i)));
    for (let first = 0; first + SEATS <= count; first += SEATS) {
      const seven = visitors.slice(first, first + SEATS);
      const game = await startGame(seven);
      for (const visitor of seven) {
        const { you, seats } = await visitor.must<View>("GET", `/api/games/${game}`);
        people.players.push({ visitor, game, power: seats[you.seat ?? 0].powers[0] });
        people.streams.push((await visitor.watch(game)).end);
      }
    }
    for (const visitor of visitors.slice(people.players.length))
      people.players.push({ visitor, game: "", power: "" });
    return people;
  }

  /** Lets them play for so many milliseconds. */
  async play(dice: Dice, time: number): Promise<void> {
    const until = performance.now() + time;
    await Promise.all(
      this.players.map(async (player) => {
        while (performance.now() < until) {
          await setTimeout(LEAST + dice.below(MOST - LEAST));
          await this.act(dice, player);
        }
      }),
    );
  }

  leave(): void {
    for (const end of this.streams) end();
    for (const { visitor } of this.players) visitor.close();
  }

  private async act(dice: Dice, { visitor, game, power }: People["players"][number]): Promise<void> {
    const look = (): Promise<{ status: number }> =>
      visitor.send("GET", game ? `/api/games/${game}` : "/api/session");
    const save = () => visitor.do(game, { type: "save", power, text: `A Par H # ${dice.below(1000)}` });
    const say = () =>
      visitor.do(game, { type: "say", as: power, to: "everybody", text: "What about Burgundy?" });
    const acts = game ? [look, look, look, save, save, say] : [look];
    const began = performance.now();
    let outcome: string;
    try {
      const { status } = await dice.pick(acts)();
      outcome = String(status);
    } catch (error) {
      outcome = (error as Error).message;
    }
    this.answers.push(performance.now() - began);
    if (outcome !== "200") this.faults.set(outcome, (this.faults.get(outcome) ?? 0) + 1);
  }
}
