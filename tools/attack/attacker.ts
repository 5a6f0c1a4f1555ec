// The attacker in a process of its own, so that people's waiting is measured and not its work. On the internet it would have
// processors of its own: here it gives way to the server and to people, as far as the server leaves it anything.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { arm } from "./arms.ts";
import { attack, type Tally } from "./attacks.ts";
import { waitedForProcessor } from "./waiting.ts";

/** How each attack was answered, and what the attacker had of the processors: shares of the time. */
export interface Attacked {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly worked: number;
  readonly waited: number;
}

/** How this file is told that it's the attacker. */
const ATTACK = "attack";

/** Someone who gets ready for an attack and waits for a sign. */
export class Attacker {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Prepares the attacks whose names contain a word. */
  static async ready(server: string, only: string): Promise<Attacker> {
    const child = fork(fileURLToPath(import.meta.url), [ATTACK, server, only], { serialization: "advanced" });
    await once(child, "message");
    return new Attacker(child);
  }

  /** Attacks for so many milliseconds. */
  async attack(time: number): Promise<Attacked> {
    this.child.send(time);
    const [attacked] = await once(this.child, "message");
    this.child.kill("SIGKILL");
    return attacked;
  }
}

const [, , word, server, only = ""] = process.argv;
if (word === ATTACK && process.send) {
  const arms = await arm(server);
  setPriority(constants.priority.PRIORITY_LOW);
  process.once("message", async (time: number) => {
    const before = { ...process.cpuUsage(), waited: waitedForProcessor() };
    const tallies = await attack(arms, time, only);
    const { user, system } = process.cpuUsage();
    const worked = (user + system - before.user - before.system) / 1000 / time;
    process.send?.({ tallies, worked, waited: (waitedForProcessor() - before.waited) / time });
  });
  process.send("ready");
}
