/**
 * A bot of your own: a program that plays a seat over HTTP. It needs nothing but Node and an API key.
 *
 *   KEY=... node docs/example-bot.ts http://localhost:1901 GAME [INVITATION]
 *
 * Get a key under "API keys" on your profile. GAME is the last part of the game's address; with the secret of its
 * invitation link, the bot joins first. It ends with the game. All routes are described at /api/docs.
 */

interface Table {
  readonly status: "lobby" | "playing" | "ended";
  readonly phase: string;
  readonly you: { readonly name: string | null; readonly may: readonly string[] };
  readonly position: { readonly centers: Readonly<Record<string, readonly string[]>> };
  readonly sheets: readonly {
    readonly power: string;
    readonly isCalledUpon: boolean;
    readonly receipt: object | null;
  }[];
  readonly seats: readonly { readonly isYours: boolean; readonly isReady: boolean | null }[];
}

interface Choices {
  readonly turn: number | null;
  readonly powers: readonly {
    readonly power: string;
    /** Each unit with every order it can be given. */
    readonly units: readonly { readonly unit: string; readonly orders: readonly string[] }[];
    readonly builds: readonly string[];
    readonly canBuild: number;
    readonly mustRemove: number;
  }[];
}

const [server, game, invitation] = process.argv.slice(2);
const key = process.env.KEY;
if (!server || !game || !key) throw new Error("KEY=... node example-bot.ts SERVER GAME [INVITATION]");

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${server}/api/games/${game}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

const send = (command: object): Promise<unknown> => ask("/commands", command);

const anyOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)];

/** Goes for centers that aren't its own, each with one unit; every other unit does something legal. */
function ordersFor(choices: Choices["powers"][number], own: readonly string[]): string {
  const { units, builds, canBuild, mustRemove } = choices;
  if (canBuild > 0) return builds.slice(0, canBuild).join("\n");
  if (mustRemove > 0)
    return units
      .slice(0, mustRemove)
      .map(({ orders }) => orders[0])
      .join("\n");
  const taken = new Set<string>(own);
  const lines = units.map(({ orders }) => {
    const move = orders.find((order) => {
      const [, to] = / - (\w+)$/.exec(order) ?? [];
      return to !== undefined && CENTERS.has(to) && !taken.has(to);
    });
    const order = move ?? anyOf(orders);
    taken.add(order.split(" - ").at(-1) ?? "");
    return order;
  });
  return lines.join("\n");
}

/** Every center that someone has held so far. */
const CENTERS = new Set<string>();

async function play(table: Table): Promise<void> {
  for (const held of Object.values(table.position.centers)) for (const center of held) CENTERS.add(center);
  if (table.status !== "playing" || !table.you.may.includes("save")) return;
  const { turn, powers } = await ask<Choices>("/legal-orders");
  if (turn === null) return;
  for (const { power, isCalledUpon, receipt } of table.sheets) {
    const choices = powers.find((each) => each.power === power);
    if (!isCalledUpon || receipt || !choices) continue;
    await send({ type: "save", power, text: ordersFor(choices, table.position.centers[power] ?? []), turn });
  }
  const isReady = table.seats.find(({ isYours }) => isYours)?.isReady;
  if (table.you.may.includes("ready") && !isReady) await send({ type: "ready", ready: true, turn });
}

if (invitation) await send({ type: "join", role: "player", invitation });
for (let table = await ask<Table>(""); table.status !== "ended"; table = await ask<Table>("")) {
  // Someone may have been quicker: then the next look shows what there is to do.
  await play(table).catch((error: Error) => console.error(error.message));
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.WAIT ?? 2000)));
}
console.log("The game is over");
