import type { Hint, Wanted } from "@chancery/solo";
import { isSolo, newSoloId } from "../../lib/solo.ts";
import { LANGUAGE } from "../../messages/language.ts";
import type { Answer, FromHost, Request } from "./protocol.ts";
import { rememberSolo } from "./remembered.ts";

let worker: Worker | null = null;
let requests = 0;
const waiting = new Map<
  number,
  { readonly answered: (answer: Answer) => void; readonly progress: (done: number) => void }
>();
const listeners = new Set<(game: string) => void>();

/** The worker that hosts solo games, started when it is first needed. */
function hosting(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "solo" });
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if ("changed" in data) {
      for (const listener of listeners) listener(data.changed);
      return;
    }
    if ("progress" in data) {
      waiting.get(data.id)?.progress(data.progress);
      return;
    }
    waiting.get(data.id)?.answered(data);
    waiting.delete(data.id);
  };
  // Its pending requests fail; the next request starts another one.
  worker.onerror = () => {
    worker?.terminate();
    worker = null;
    for (const { answered } of waiting.values()) answered({ status: 503, body: null });
    waiting.clear();
  };
  return worker;
}

const send = (request: Request, progress: (done: number) => void = () => undefined): Promise<Answer> =>
  new Promise((answered) => {
    const id = ++requests;
    waiting.set(id, { answered, progress });
    hosting().postMessage({ ...request, id });
  });

/** Prepares everything for a game that is about to begin. */
export const warmUp = (): void => void hosting();

/** Sets up a game and starts it; its id. */
export async function createSolo(wanted: Wanted): Promise<string> {
  const game = newSoloId();
  const { status, body } = await send({ do: "create", game, wanted });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return game;
}

/** Answers a request of the API about a solo game. */
export async function askSolo(url: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const game = url.split(/[/?]/)[3];
  const asked = {
    method,
    url,
    body: typeof body === "string" ? JSON.parse(body) : null,
    language: LANGUAGE,
  };
  const answer = await send({ do: "ask", game, asked });
  rememberSolo(answer.body);
  return new Response(JSON.stringify(answer.body), { status: answer.status });
}

export const takeBackSolo = (game: string): Promise<Answer> => send({ do: "take-back", game });

export const removeSolo = (game: string): Promise<Answer> => send({ do: "remove", game });

/** What a master would play; null if it was given up, or there is nothing to order. */
export async function hintOf(game: string, progress: (done: number) => void): Promise<Hint | null> {
  const { status, body } = await send({ do: "hint", game }, progress);
  return status === 200 ? (body as Hint | null) : null;
}

export const cancelHint = (): void => void send({ do: "cancel-hint" });

/** Listens for changes in a game; returns how to stop. */
export function onSoloChange(game: string, changed: () => void): () => void {
  if (!isSolo(game)) return () => undefined;
  const listener = (which: string): void => {
    if (which === game) changed();
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}
