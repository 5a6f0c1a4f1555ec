// The attacker in a thread of its own, so that people's waiting is measured and not its work.
import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { arm } from "./arms.ts";
import { attack, type Tally } from "./attacks.ts";

/** Someone who gets ready for an attack and waits for a sign. */
export class Attacker {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  /** Prepares the attacks whose names contain a word. */
  static async ready(server: string, only: string): Promise<Attacker> {
    const worker = new Worker(new URL(import.meta.url), { workerData: { server, only } });
    await once(worker, "message");
    return new Attacker(worker);
  }

  /** Attacks for so many milliseconds; how each attack was answered. */
  async attack(time: number): Promise<ReadonlyMap<string, Tally>> {
    this.worker.postMessage(time);
    const [tallies] = await once(this.worker, "message");
    await this.worker.terminate();
    return tallies;
  }
}

if (parentPort) {
  const port = parentPort;
  const { server, only } = workerData as { readonly server: string; readonly only: string };
  const arms = await arm(server);
  port.once(
    "message",
    (time: number) => void attack(arms, time, only).then((tallies) => port.postMessage(tallies)),
  );
  port.postMessage("ready");
}
