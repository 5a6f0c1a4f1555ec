import { setTimeout } from "node:timers/promises";
import type { Dice } from "@chancery/testkit";
import { addressOf } from "./addresses.ts";
import { asGuests, powerOf, startGame, Visitor } from "./visitor.ts";
import { noted, type Waits } from "./waits.ts";

const SEATS = 7;
/** How long people think between two things they do, in milliseconds. */
const LEAST = 300;
const MOST = 1700;

interface Player {
  readonly visitor: Visitor;
  /** Nothing for those who only look at the first page. */
  readonly game: string;
  readonly power: string;
}

/** People who play as people do: they look, write orders and messages, and are told of what happens. */
export class People {
  private readonly players: readonly Player[];
  private streams: (() => void)[] = [];

  private constructor(players: readonly Player[]) {
    this.players = players;
  }

  /** Brings that many people into games of seven; those left over only look at the first page. */
  static async gather(server: string, count: number): Promise<People> {
    const visitors = Array.from({ length: count }, (_, i) => new Visitor(server, addressOf(i)));
    await asGuests(visitors);
    const players: Player[] = [];
    while (players.length + SEATS <= count) {
      const seven = visitors.slice(players.length, players.length + SEATS);
      const game = await startGame(seven);
      for (const visitor of seven) players.push({ visitor, game, power: await powerOf(visitor, game) });
    }
    const others = visitors.slice(players.length).map((visitor) => ({ visitor, game: "", power: "" }));
    return new People([...players, ...others]);
  }

  /** Opens everyone's live updates, which end when the server does. */
  async watch(): Promise<void> {
    this.leave();
    for (const { visitor, game } of this.players)
      if (game) this.streams.push((await visitor.watch(game)).end);
  }

  /** Lets them play until a moment. */
  async play(dice: Dice, until: number, waits: Waits): Promise<void> {
    await Promise.all(
      this.players.map(async (player) => {
        while (performance.now() < until) {
          await setTimeout(LEAST + dice.below(MOST - LEAST));
          await this.act(dice, player, waits);
        }
      }),
    );
  }

  leave(): void {
    for (const end of this.streams.splice(0)) end();
  }

  close(): void {
    this.leave();
    for (const { visitor } of this.players) visitor.close();
  }

  private act(dice: Dice, { visitor, game, power }: Player, waits: Waits): Promise<void> {
    const look = () =>
      noted(waits, "view", () => visitor.send("GET", game ? `/api/games/${game}` : "/api/session"));
    const save = () =>
      noted(waits, "save", () =>
        visitor.do(game, { type: "save", power, text: `A Par H # ${dice.below(1000)}` }),
      );
    const say = () =>
      noted(waits, "message", () =>
        visitor.do(game, { type: "say", as: power, to: "everybody", text: "What about Burgundy?" }),
      );
    return dice.pick(game ? [look, look, look, save, save, say] : [look])();
  }
}
