import type { AddressInfo } from "node:net";
import type { RoomAct } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import { type Asked, answersTo, aroundDifference } from "../testing/asking.ts";
import { type Committee, committeeAt } from "../testing/committee.ts";
import { Browser, guest, Site } from "../testing/index.ts";
import { Listening, type Watcher } from "../testing/worlds.ts";

/** In both worlds chance gives the same: each has its own count of what was drawn. */
const drawn = vi.hoisted(() => ({ world: 0, counts: [0, 0] }));
vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof import("node:crypto")>();
  const randomBytes = (size: number): Buffer => {
    drawn.counts[drawn.world] += 1;
    const digest = actual.createHash("sha512").update(`drawn ${drawn.counts[drawn.world]}`).digest();
    return digest.subarray(0, size);
  };
  return { ...actual, randomBytes, randomInt: (below: number) => 7 % below };
});

const POWERS = ["France", "Germany", "Italy"];
const PAIR = ["France", "Germany"];
const WORDS = { title: "Entente", text: "We share Belgium.", duration: "" };

/** A committee on a server of its own. Two of them are identical to the last byte. */
class World implements Asked {
  readonly site = new Site();
  app!: FastifyInstance;
  address = "";
  game = "";
  invitation = "";
  committee!: Committee;
  readonly watchers: Watcher[] = [];

  async open(): Promise<void> {
    this.app = await this.site.open();
    await this.app.listen({ host: "127.0.0.1", port: 0 });
    this.address = `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
    this.committee = await committeeAt(this.app, POWERS);
    this.game = this.committee.game;
    for (const power of POWERS)
      for (const number of [1, 2] as const)
        this.watchers.push({ name: `${power} ${number}`, browser: this.committee.delegate(power, number) });
    this.watchers.push(
      { name: "Oda", browser: this.committee.officer },
      { name: "stranger", browser: await guest(this.app, "Stranger") },
      { name: "nobody", browser: new Browser(this.app) },
    );
  }

  as(name: string): Browser {
    return this.watchers.find((watcher) => watcher.name === name)?.browser ?? this.committee.officer;
  }

  act(name: string, act: RoomAct) {
    return this.committee.act(this.as(name), act);
  }

  /** Everyone is done with the stage. */
  async ready(): Promise<void> {
    for (const power of POWERS) await this.as(`${power} 1`).do(this.game, { type: "ready", ready: true });
  }

  async toWriting(): Promise<void> {
    await this.committee.toDiplomacy();
    await this.act("Italy 1", { do: "request-speeches" });
    await this.ready();
    await this.act("Oda", { do: "decide-extra", granted: false });
  }

  /** France's conference with Germany, as far as its form. */
  async conference(): Promise<string> {
    await this.act("France 1", { do: "plan-conference", goal: "Morocco", asked: ["Germany"], after: null });
    const conference = (await this.committee.room(this.as("Oda"))).conferences[0].conference;
    await this.act("Germany 1", { do: "support-conference", conference });
    await this.act("France 1", { do: "fix-goal", conference, goal: "Spheres" });
    const place = { name: "Algeciras", kind: "congress", area: "Spa", city: "" } as const;
    await this.act("France 1", { do: "place-conference", conference, ...place });
    await this.act("France 1", { do: "invite", conference, participants: ["Germany"] });
    await this.act("France 1", { do: "file-conference", conference, start: "", procedure: "" });
    return conference;
  }

  /** The same in session, with the second delegates in it and the officer in the chair. */
  async session(): Promise<string> {
    const conference = await this.conference();
    await this.act("Oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
    for (const power of PAIR) await this.act(`${power} 2`, { do: "attend", conference });
    await this.committee.toDiplomacy();
    return conference;
  }
}

interface Secret {
  readonly what: string;
  /** Who may know of it; to everyone else the worlds are the same. */
  readonly knowing: readonly string[];
  /** What is the same in both worlds. */
  readonly before?: (world: World) => Promise<unknown>;
  /** What is otherwise in each. */
  readonly differently: readonly [(world: World) => Promise<unknown>, (world: World) => Promise<unknown>];
}

const FRANCE = ["France 1", "France 2"];
const GERMANY = ["Germany 1", "Germany 2"];
const nothing = async (): Promise<void> => undefined;

async function signed(world: World, text: string): Promise<void> {
  const parties = ["Germany"];
  await world.act("France 1", {
    do: "draft-treaty",
    parties,
    secret: true,
    conference: null,
    ...WORDS,
    text,
  });
  const [{ treaty }] = (await world.committee.room(world.as("France 1"))).treaties;
  await world.act("Germany 2", { do: "sign-treaty", treaty, version: 0 });
  await world.act("Germany 1", { do: "allege-breach", treaty, against: "France", turn: 1, text });
}

async function awarded(world: World): Promise<void> {
  await world.act("France 1", { do: "propose-goal", title: "Morocco", text: "Hold it" });
  const [{ goal }] = (await world.committee.room(world.as("Oda"))).goals;
  await world.act("Oda", { do: "judge-goal", goal, verdict: "allow", value: 3, reason: "" });
  await world.act("France 2", { do: "claim-goal", goal, evidence: "It is ours" });
  await world.act("Oda", { do: "award-goal", goal, points: 2, reason: "most of it", announced: false });
}

const speaks = (text: string) => async (world: World) => {
  const [{ conference }] = (await world.committee.room(world.as("Oda"))).conferences;
  await world.act("France 2", { do: "speak", conference, text });
  await world.act("Germany 2", { do: "move", conference, about: "matter", text });
  await world.act("Oda", { do: "lead", conference, agenda: text, speakers: ["Germany"] });
};

const writes = (text: string) => async (world: World) => {
  await world.as("France 1").do(world.game, { type: "save", power: "France", text });
};

const SECRETS: readonly Secret[] = [
  {
    what: "a secret treaty, and a breach of it that is alleged",
    knowing: [...FRANCE, ...GERMANY, "Oda"],
    differently: [(world) => signed(world, "We share Belgium."), nothing],
  },
  {
    what: "the words of a secret treaty",
    knowing: [...FRANCE, ...GERMANY, "Oda"],
    differently: [(world) => signed(world, "Peace."), (world) => signed(world, "War on Italy in the Fall.")],
  },
  {
    what: "goals that are proposed, allowed, claimed and awarded, and not announced",
    knowing: [...FRANCE, "Oda"],
    differently: [awarded, nothing],
  },
  {
    what: "new codes",
    knowing: ["Oda"],
    differently: [(world) => world.as("Oda").send("POST", `/api/games/${world.game}/codes`), nothing],
  },
  {
    what: "a conference that is planned and filed",
    knowing: [...FRANCE, ...GERMANY, "Oda"],
    differently: [(world) => world.conference(), nothing],
  },
  {
    what: "what is said, moved and led in a conference",
    knowing: ["France 2", "Germany 2", "Oda"],
    before: (world) => world.session(),
    differently: [speaks("Give us Morocco"), speaks("Italy must not hear of this, nor our partners")],
  },
  {
    what: "talk within a delegation",
    knowing: [...FRANCE, "Oda"],
    differently: [
      async (world) => {
        const say = { type: "say", as: "France", to: ["France"], text: "Distrust Germany" };
        await world.as("France 2").do(world.game, say);
      },
      nothing,
    ],
  },
  {
    what: "sheets that are written and closed",
    knowing: [...FRANCE, "Oda"],
    before: (world) => world.toWriting(),
    differently: [writes("A Par - Bur"), writes("A Par - Pic\nA Mar H")],
  },
];

/** Does the same in both worlds, one after the other. */
async function both<T>(worlds: readonly World[], act: (world: World, index: number) => Promise<T>) {
  const results: T[] = [];
  for (const [index, world] of worlds.entries()) {
    drawn.world = index;
    results.push(await act(world, index));
  }
  return results;
}

async function compare(worlds: readonly World[], names: readonly string[], what: string): Promise<void> {
  const seen = await both(worlds, async (world) => {
    const all: Record<string, readonly string[]> = {};
    for (const watcher of world.watchers.filter(({ name }) => names.includes(name)))
      all[watcher.name] = await answersTo(world, watcher, PAIR, null);
    return all;
  });
  for (const [name, answers] of Object.entries(seen[0]))
    for (const [i, answer] of answers.entries())
      expect(aroundDifference(seen[1][name][i], answer), `${name}: ${what}`).toBe(
        aroundDifference(answer, seen[1][name][i]),
      );
}

async function twins(): Promise<readonly World[]> {
  drawn.counts.fill(0);
  const worlds = [new World(), new World()];
  await both(worlds, (world) => world.open());
  return worlds;
}

test.each(SECRETS)(
  "$what: not a byte of what others can fetch or hear is otherwise (MB-60, MB-253)",
  async ({ what, knowing, before, differently }) => {
    const worlds = await twins();
    try {
      await both(worlds, async (world) => before?.(world));
      const names = worlds[0].watchers.map(({ name }) => name).filter((name) => !knowing.includes(name));
      const streams = worlds.map((world) =>
        world.watchers.filter(({ name }) => names.includes(name)).map((each) => new Listening(world, each)),
      );
      const areHeard = (count: number) =>
        expect.poll(() => streams.flat().every((each) => each.count >= count)).toBe(true);
      await areHeard(1);
      await both(worlds, (world, index) => differently[index](world));
      const [one, other] = await both(worlds, (world) => world.as(knowing[0]).view(world.game));
      if (what !== "new codes") expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
      await compare(worlds, names, what);
      // What everyone may know comes last, so that all else has had its chance to be heard.
      await both(worlds, (world) => world.as("Oda").do(world.game, { type: "announce", text: "Hear!" }));
      await areHeard(2);
      expect(streams[1].map(({ told }) => told)).toEqual(streams[0].map(({ told }) => told));
      for (const each of streams.flat()) each.end();
    } finally {
      await both(worlds, ({ site }) => site.remove());
    }
  },
);

test("the screen in the room shows no sheet before it has been read out (M01-24, R22)", async () => {
  const worlds = await twins();
  const wall = async (what: string) => {
    const [one, other] = await both(worlds, async ({ committee, game }) => {
      const { body } = await committee.officer.get(`/api/games/${game}?as=projector`);
      return body;
    });
    expect(aroundDifference(one, other), what).toBe("");
  };
  try {
    await both(worlds, (world) => world.toWriting());
    await both(worlds, (world, index) => writes(index === 0 ? "A Par - Bur" : "A Par - Pic")(world));
    await wall("written");
    await both(worlds, (world) => world.ready());
    const order = ["Italy", "Germany", "France"];
    await both(worlds, (world) => world.act("Oda", { do: "set-reading", order }));
    await wall("closed");
    // Nor is there anything to see for others at the table until all sheets are opened.
    const others = worlds[0].watchers.map(({ name }) => name);
    await compare(
      worlds,
      others.filter((name) => ![...FRANCE, "Oda"].includes(name)),
      "closed",
    );
    await both(worlds, (world) => world.act("Oda", { do: "next" }));
    await wall("open, and none read");
    for (const power of ["Italy", "Germany"]) {
      await both(worlds, (world) => world.act("Oda", { do: "read-out" }));
      await wall(`${power}'s is read`);
    }
    await both(worlds, (world) => world.act("Oda", { do: "read-out" }));
    await expect(wall("France's is read")).rejects.toThrow();
  } finally {
    await both(worlds, ({ site }) => site.remove());
  }
});
