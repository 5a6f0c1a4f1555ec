import type { RoomView, TableView } from "@chancery/api";
import type { RoomAct } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { type Browser, guest } from "./index.ts";

/** A committee over HTTP: its officers, and its delegates by power. */
export class Committee {
  readonly game: string;
  readonly officer: Browser;
  readonly delegates: ReadonlyMap<string, readonly Browser[]>;

  constructor(game: string, officer: Browser, delegates: ReadonlyMap<string, readonly Browser[]>) {
    this.game = game;
    this.officer = officer;
    this.delegates = delegates;
  }

  delegate(power: string, number: 1 | 2): Browser {
    const found = this.delegates.get(power)?.[number - 1];
    if (!found) throw new Error(`nobody plays ${power}`);
    return found;
  }

  async act(who: Browser, act: RoomAct): Promise<RoomView> {
    return roomIn((await who.do(this.game, { type: "room", act })).table);
  }

  async room(who: Browser, as = ""): Promise<RoomView> {
    return roomIn((await who.get(`/api/games/${this.game}${as}`)).json());
  }

  /** From the opening of a turn through its speeches to diplomacy. */
  async toDiplomacy(): Promise<void> {
    const order = [...this.delegates.keys()];
    await this.act(this.officer, { do: "announce-speeches", order, seconds: 60 });
    for (let i = 0; i <= order.length; i++) await this.act(this.officer, { do: "next" });
  }
}

function roomIn({ room }: TableView): RoomView {
  if (!room) throw new Error("there is no room");
  return room;
}

/** A committee with two delegates for each power that is named, which has begun. */
export async function committeeAt(
  app: FastifyInstance,
  powers: readonly string[],
  variant = "committee-1901",
): Promise<Committee> {
  const officer = await guest(app, "Oda");
  const created = await officer.send("POST", "/api/games", { setup: { variant }, role: "referee" });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { table, invitation } = created.json();
  const delegates = new Map<string, Browser[]>();
  for (const power of powers) {
    const own: Browser[] = [];
    for (const number of [1, 2]) {
      const member = `${power} ${number}`;
      const delegate = await guest(app, member);
      await delegate.do(table.game, { type: "join", role: "player", invitation });
      await officer.do(table.game, { type: "room", act: { do: "seat", member, power } });
      own.push(delegate);
    }
    delegates.set(power, own);
  }
  await officer.do(table.game, { type: "start" });
  return new Committee(table.game, officer, delegates);
}
