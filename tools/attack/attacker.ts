// The attacker in a thread of its own, so that people's waiting is measured and not its work.
import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { arm, attack, type Tally } from "./attacks.ts";

/** Someone who gets ready for an attack and waits for a sign. */
export class Attacker {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  static async ready(server: string): Promise<Attacker> {
    const worker = new Worker(new URL(import.meta.url), { workerData: { server } });
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
  const arms = await arm((workerData as { readonly server: string }).server);
  port.once(
    "message",
    (time: number) => void attack(arms, time).then((tallies) => port.postMessage(tallies)),
  );
  port.postMessage("ready");
}
