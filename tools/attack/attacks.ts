import { setTimeout } from "node:timers/promises";
import type { Arms } from "./arms.ts";
import type { Attack } from "./attack.ts";
import { BOTS } from "./attacks/bots.ts";
import { CONNECTIONS } from "./attacks/connections.ts";
import { MAIL } from "./attacks/mail.ts";
import { ORDERS } from "./attacks/orders.ts";
import { PAGES } from "./attacks/pages.ts";
import { QUEUES } from "./attacks/queues.ts";
import type { Answer } from "./visitor.ts";

const ATTACKS: readonly Attack[] = [...ORDERS, ...CONNECTIONS, ...PAGES, ...QUEUES, ...BOTS, ...MAIL];

/** How often something was answered in a certain way, and with what words. */
export type Tally = Map<string, { count: number; example: string }>;

/** Sends everything at once for so many milliseconds; how each attack was answered. */
export async function attack(arms: Arms, time: number, only: string): Promise<ReadonlyMap<string, Tally>> {
  const until = performance.now() + time;
  const tallies = new Map<string, Tally>();
  const chosen = ATTACKS.filter(({ name }) => name.includes(only));
  const attackers = chosen.flatMap(({ name, atOnce, send }) => {
    const tally: Tally = new Map();
    tallies.set(name, tally);
    let turn = 0;
    return Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const answer = await Promise.race([
          send(arms, turn++).catch((error: Error) => ({ status: 0, body: error.message })),
          setTimeout(Math.max(0, until - performance.now()), { status: 0, body: "no answer yet at the end" }),
        ]);
        count(tally, answer);
        // A client that's refused at once could ask as fast as the network goes; this is enough here.
        await setTimeout(20);
      }
    });
  });
  await Promise.all(attackers);
  return tallies;
}

function count(tally: Tally, { status, body }: Answer): void {
  const { code = "", message = "" } = errorIn(body);
  const key = `${status || "-"} ${code}`.trim();
  const known = tally.get(key) ?? { count: 0, example: message || (status === 0 ? body : "") };
  tally.set(key, { ...known, count: known.count + 1 });
}

function errorIn(body: string): { readonly code?: string; readonly message?: string } {
  try {
    return (JSON.parse(body) as { readonly error?: { code: string; message: string } }).error ?? {};
  } catch {
    return {};
  }
}
