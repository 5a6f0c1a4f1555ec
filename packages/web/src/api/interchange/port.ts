import type { RequestFault } from "@chancery/contract";
import { fail, ok, type Result } from "@chancery/engine";
import type { GameRecord } from "@chancery/interchange";
import { READING } from "../../messages/language.ts";
import type { Brought, FromInterchange, ToInterchange } from "./protocol.ts";

/** Why a file can't be read, and which of its games it is about. */
export interface BringFault {
  readonly fault: RequestFault;
  readonly game: number | null;
}

/** Asks a worker of its own, which ends with the answer, or when nobody wants it any more. */
function ask(question: ToInterchange, signal?: AbortSignal): Promise<FromInterchange> {
  const worker = new Worker(new URL("./interchange.ts", import.meta.url), {
    type: "module",
    name: "interchange",
  });
  const { promise, resolve, reject } = Promise.withResolvers<FromInterchange>();
  worker.onmessage = ({ data }: MessageEvent<FromInterchange>) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
  signal?.addEventListener("abort", () => reject(signal.reason));
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}

/** Plays the games in a file or a pasted text. */
export async function bring(
  text: string,
  game: { readonly variant: string; readonly rulebook: string } | undefined,
  signal: AbortSignal,
): Promise<Result<Brought, BringFault>> {
  const { variant, rulebook } = game ?? {};
  const answer = await ask({ do: "import", text, variant, rulebook, language: READING }, signal);
  if ("brought" in answer) return ok(answer.brought);
  if ("fault" in answer) return fail(answer);
  throw new Error("the answer to another question");
}

/** A record in the format of another program. */
export async function writeGame(record: GameRecord, format: string): Promise<string> {
  const answer = await ask({ do: "write", record, format });
  if ("written" in answer) return answer.written;
  throw new Error("fault" in answer ? answer.fault.fault.code : format);
}
