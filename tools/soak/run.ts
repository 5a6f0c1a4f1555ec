import type { ChildProcess } from "node:child_process";
import type { TableView } from "@chancery/api";
import type { RoomAct } from "@chancery/game";
import { type Dice, diceOf } from "@chancery/testkit";
import { inFolder } from "../folder.ts";
import { end, serve } from "../serving.ts";
import { type Checked, checkLog } from "./check.ts";
import { FastClock } from "./clock.ts";
import { Device, type Place } from "./device.ts";
import { delegateDoes, officerDoes } from "./people.ts";

const SECOND = 1000;
const PROGRAM = new URL("./server.ts", import.meta.url);
/** How long devices may take to catch up in the end, in our time. */
const PATIENCE = 30 * SECOND;

export interface Soak {
  /** How long it lasts by the clock of the room. */
  readonly minutes: number;
  readonly speed: number;
  /** Besides those of the delegates: two of officers, the screen in the room, and spectators. */
  readonly devices: number;
  readonly seed: number;
  /** It lasts longer, up to ten times as long, until all of this has been done: on a slow machine little is. */
  readonly until?: readonly RoomAct["do"][];
}

export interface SoakReport extends Checked {
  readonly devices: number;
  readonly requests: number;
  readonly streams: number;
  readonly drops: number;
  readonly changes: number;
  /** In milliseconds of ours: how long answers took, and by how much countdowns were off. */
  readonly answers: readonly number[];
  readonly drifts: readonly number[];
  readonly faults: readonly string[];
}

/** Lets a whole committee meet over HTTP, with a network that fails now and then. */
export async function runSoak(soak: Soak): Promise<SoakReport> {
  return inFolder("soak", async (folder) => {
    const run = new Run(soak, folder);
    try {
      return await run.all();
    } finally {
      await run.end();
    }
  });
}

class Run {
  private readonly soak: Soak;
  private readonly folder: string;
  private readonly clock: FastClock;
  private readonly dice: Dice;
  private readonly faults: string[] = [];
  private readonly answers: number[] = [];
  private readonly drifts: number[] = [];
  private readonly devices: Device[] = [];
  private child: ChildProcess | undefined;
  private began = 0;
  private isOver = false;

  constructor(soak: Soak, folder: string) {
    this.soak = soak;
    this.folder = folder;
    this.clock = new FastClock(soak.speed);
    this.dice = diceOf(soak.seed);
  }

  async all(): Promise<SoakReport> {
    const place: Place = {
      address: await this.start(),
      clock: this.clock,
      report: (fault) => this.faults.push(fault),
      answers: this.answers,
    };
    const { game, officers, delegates } = await this.gather(place);
    this.began = this.clock.now();
    const work = [
      this.keep(2 * SECOND, () => officerDoes(officers[0], this.dice)),
      this.keep(8 * SECOND, () => officerDoes(officers[1], this.dice)),
      ...delegates.map(({ device, power, isFirst }) =>
        this.keep(15 * SECOND, () => delegateDoes(device, power, isFirst, this.dice)),
      ),
      this.keep(6 * SECOND, () => this.cut(officers)),
      this.keep(5 * SECOND, async () => this.compareClocks(officers[0])),
    ];
    await Promise.all(work);
    await closeUp(officers[0], game);
    for (const device of this.devices) device.comeBack();
    await this.catchUp();
    const counts = this.devices.map((device) => device.counts);
    const sum = (of: (each: Device["counts"]) => number): number =>
      counts.reduce((all, each) => all + of(each), 0);
    for (const device of this.devices) device.end();
    await this.stop();
    const log = await checkLog(this.folder, game, this.devices, (fault) => this.faults.push(fault));
    return {
      devices: this.devices.length,
      ...log,
      requests: this.answers.length,
      streams: sum(({ streams }) => streams),
      drops: sum(({ drops }) => drops),
      changes: sum(({ changes }) => changes),
      answers: this.answers,
      drifts: this.drifts,
      faults: this.faults,
    };
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const device of this.devices) device.end();
    await this.stop();
  }

  private async start(): Promise<string> {
    const { began, speed } = this.clock;
    const settings = { DATA_DIR: this.folder, DATABASE_URL: "" };
    const report = (fault: string) => void this.faults.push(fault);
    const { child, address } = serve(PROGRAM, [String(began), String(speed)], settings, report);
    this.child = child;
    const listens = await address;
    if (listens === null) throw new Error(`the server did not start: ${this.faults.join("; ")}`);
    return listens;
  }

  private async stop(): Promise<void> {
    if (this.child) await end(this.child, "SIGTERM");
  }

  /** Everyone comes in: officers as guests, delegates by their codes, all at once, and spectators. */
  private async gather(place: Place) {
    const officers = [new Device(place, "Oda"), new Device(place, "Olaf")];
    for (const each of officers) await must(each.send("POST", "/api/guests", { name: each.name }));
    const setup = { variant: "committee-1935", missing: "hold", refereeReads: false };
    const created = await must(officers[0].send("POST", "/api/games", { setup, role: "referee" }));
    const { game } = created.body.table as TableView;
    const { invitation } = created.body as { readonly invitation?: string };
    const commands = `/api/games/${game}/commands`;
    await must(officers[1].send("POST", commands, { type: "join", role: "spectator", invitation }));
    await must(officers[0].send("POST", commands, { type: "appoint", member: "Olaf" }));
    const { body } = await must(officers[0].send("GET", `/api/games/${game}/codes`));
    const codes = body.codes as readonly { readonly power: string; readonly code: string }[];
    const delegates = codes.flatMap(({ power, code }) =>
      [1, 2].map((number) => ({
        device: new Device(place, `${power} ${number}`),
        power,
        code,
        isFirst: number === 1,
      })),
    );
    await Promise.all(
      delegates.map(({ device, code }) =>
        must(device.send("POST", "/api/codes", { code, name: device.name })),
      ),
    );
    for (const { power } of codes) {
      const goal = { do: "give-goal", power, title: "A place in the sun", text: "", value: 3 };
      await must(officers[0].send("POST", commands, { type: "room", act: goal }));
    }
    await must(officers[0].send("POST", commands, { type: "start" }));
    const wall = new Device(place, "the screen", "?as=projector");
    this.devices.push(...officers, wall, ...delegates.map(({ device }) => device));
    while (this.devices.length < this.soak.devices)
      this.devices.push(new Device(place, `Onlooker ${this.devices.length}`));
    for (const device of this.devices) device.follow(game);
    return { game, officers, delegates };
  }

  /** Does something again and again until the time is over, about every so often. */
  private async keep(every: number, act: () => Promise<void>): Promise<void> {
    while (!this.isOver && this.isOn()) {
      await this.clock.pass(every * (0.5 + this.dice.below(100) / 100));
      await act();
    }
  }

  private isOn(): boolean {
    const { minutes, until = [] } = this.soak;
    const passed = (this.clock.now() - this.began) / (minutes * 60 * SECOND);
    const isDone = (act: RoomAct["do"]): boolean => this.devices.some(({ done }) => done.has(act));
    return passed < 1 || (passed < 10 && !until.every(isDone));
  }

  /** Some device loses its network for a while. The officers' laptop hangs on a cable. */
  private async cut(officers: readonly Device[]): Promise<void> {
    const device = this.dice.pick(this.devices.filter((each) => each.isOnline && !officers.includes(each)));
    device.drop();
    void this.clock.pass((3 + this.dice.below(60)) * SECOND).then(() => device.comeBack());
  }

  /** Compares what countdowns show on devices that are online and know of the present deadline. */
  private async compareClocks(officer: Device): Promise<void> {
    const deadline = officer.view?.clock.deadline ?? null;
    if (deadline === null || officer.view?.clock.isPaused) return;
    const right = Math.max(0, deadline - this.clock.now());
    for (const device of this.devices) {
      const left = device.left();
      const clock = device.view?.clock;
      if (left === null || !device.isOnline || clock?.deadline !== deadline || clock.isPaused) continue;
      this.drifts.push(Math.abs(left - right) / this.clock.speed);
    }
  }

  /** In the end, all show what they would see after a reload. */
  private async catchUp(): Promise<void> {
    const end = Date.now() + PATIENCE;
    let late = this.devices;
    while (late.length > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const same = await Promise.all(late.map((device) => device.compare()));
      late = late.filter((_, i) => !same[i]);
    }
    for (const { name } of late) this.faults.push(`${name} has missed something`);
  }
}

/** The clock stands still from now on, and a conference that is still in session ends with the hour. */
async function closeUp(officer: Device, game: string): Promise<void> {
  const reason = "the hour is over";
  await officer.command({ type: "pause", reason });
  const { body } = await must(officer.send("GET", `/api/games/${game}`));
  const { room } = body as unknown as TableView;
  for (const { conference, status } of room?.conferences ?? [])
    if (status === "open") await officer.act({ do: "close-conference", conference, reason, document: "" });
}

async function must(asked: ReturnType<Device["send"]>) {
  const answer = await asked;
  if (!answer || answer.status >= 300) throw new Error(JSON.stringify(answer));
  return answer;
}
