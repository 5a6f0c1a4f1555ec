import { setTimeout } from "node:timers/promises";
import type { Dice } from "@chancery/testkit";
import { bystanderAt } from "./addresses.ts";
import { asGuests, host, Visitor } from "./visitor.ts";
import { noted, type Waits } from "./waits.ts";

/** How long they think between two things they do, in milliseconds. */
const LEAST = 1000;
const MOST = 3000;
/** How often someone looks whether the bots are done, in milliseconds, and for how long. */
const GLANCE = 100;
const PATIENCE = 120_000;

const PASSWORD = "correct horse battery staple";
const ORDERS = { state: "start", orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"] } };

type Errand = (dice: Dice, waits: Waits) => Promise<void>;

/** People whose errands need more of a server than a move does: each comes from a network of its own. */
export class Bystanders {
  private readonly errands: readonly Errand[];

  private constructor(errands: readonly Errand[]) {
    this.errands = errands;
  }

  static async gather(server: string): Promise<Bystanders> {
    let count = 0;
    const visitor = () => new Visitor(server, bystanderAt(count++));
    const guest = async (): Promise<Visitor> => {
      const someone = visitor();
      await asGuests([someone]);
      return someone;
    };
    return new Bystanders([
      await signingIn(visitor()),
      adjudicating(visitor()),
      await listing(await guest()),
      await exporting(await guest()),
      await drawing(await guest()),
      await againstBots(await guest()),
    ]);
  }

  async go(dice: Dice, until: number, waits: Waits): Promise<void> {
    await Promise.all(
      this.errands.map(async (errand) => {
        while (performance.now() < until) {
          await errand(dice, waits);
          await setTimeout(LEAST + dice.below(MOST - LEAST));
        }
      }),
    );
  }
}

async function signingIn(visitor: Visitor): Promise<Errand> {
  const account = { email: "ida@example.org", password: PASSWORD };
  await visitor.must("POST", "/api/accounts", { name: "Ida", ...account });
  return (_, waits) => noted(waits, "sign in", () => visitor.send("POST", "/api/sign-in", account));
}

function adjudicating(visitor: Visitor): Errand {
  return (_, waits) => noted(waits, "adjudicate", () => visitor.send("POST", "/api/adjudicate", ORDERS));
}

async function listing(visitor: Visitor): Promise<Errand> {
  for (let i = 0; i < 8; i++) await host(visitor, {});
  return (_, waits) => noted(waits, "list of games", () => visitor.send("GET", "/api/games"));
}

async function exporting(visitor: Visitor): Promise<Errand> {
  await host(visitor, {});
  return (_, waits) => noted(waits, "export", () => visitor.send("GET", "/api/me/export"));
}

async function drawing(visitor: Visitor): Promise<Errand> {
  const path = await tournament(visitor, 21);
  return (dice, waits) =>
    noted(waits, "draw", () =>
      visitor.send("POST", `${path}/commands`, { type: "draw", seed: dice.below(1e6) }),
    );
}

/** A tournament with so many players; its path. */
export async function tournament(director: Visitor, players: number): Promise<string> {
  const created = await director.must<{ tournament: string }>("POST", "/api/tournaments", {
    name: "Spring Open",
    isListed: true,
    setup: {},
  });
  const path = `/api/tournaments/${created.tournament}`;
  await director.must("POST", `${path}/commands`, {
    type: "add",
    players: Array.from({ length: players }, (_, i) => ({ name: `Guest ${i + 1}` })),
  });
  return path;
}

/** Someone against six beginners, turn after turn. */
async function againstBots(visitor: Visitor): Promise<Errand> {
  const { table } = await host(visitor, { missing: "hold" });
  const path = `/api/games/${table.game}`;
  await visitor.must("POST", `${path}/commands`, { type: "fill-with-bots", level: "beginner" });
  await visitor.must("POST", `${path}/commands`, { type: "start" });
  const turnOf = async (): Promise<number | null> =>
    (await visitor.must<{ readonly turn: number | null }>("GET", `${path}/legal-orders`)).turn;
  return (_, waits) =>
    noted(waits, "turn against beginners", async () => {
      const turn = await turnOf();
      const ready = await visitor.do(table.game, { type: "ready", ready: true, turn });
      const until = performance.now() + PATIENCE;
      while (ready.status === 200 && (await turnOf()) === turn) {
        if (performance.now() > until) throw new Error("the bots never moved");
        await setTimeout(GLANCE);
      }
      return ready;
    });
}
