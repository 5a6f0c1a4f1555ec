import { PSEUDO } from "@chancery/messages";
import { SoloHost } from "@chancery/solo";
import { PROGRAM_LANGUAGE_AREAS } from "@chancery/variants/program-messages";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { fetchLanguageData } from "../../messages/fetch.ts";
import { openLogs } from "./logs.ts";
import type { Answer, FromHost, FromPage } from "./protocol.ts";
import { scopeOf } from "./scope.ts";
import { BotThinker, HintThinker } from "./thinkers.ts";

const NOT_FOUND: Answer = { status: 404, body: { error: { code: "not-found", message: "", path: "" } } };

/** Hosts solo games for a page. Pages with the same game open tell each other what happened. */
export async function serveHosting(): Promise<(request: FromPage) => void> {
  const scope = scopeOf<FromPage, FromHost>();
  const others = new BroadcastChannel("chancery-solo");
  const bots = new BotThinker();
  const hints = new HintThinker();
  const changed = (game: string): void => {
    scope.postMessage({ changed: game });
    others.postMessage(game);
  };
  const host = new SoloHost({
    logs: await openLogs(),
    now: () => Date.now(),
    digest: (text) => bytesToHex(sha256(utf8ToBytes(text))),
    think: (task) => bots.think(task),
    changed,
  });
  others.onmessage = ({ data: game }: MessageEvent<string>) => {
    host.forget(game);
    scope.postMessage({ changed: game });
  };

  const carryOut = async (request: FromPage): Promise<Answer> => {
    switch (request.do) {
      case "create": {
        const created = await host.create(request.game, request.wanted);
        return created.ok ? { status: 201, body: null } : { status: 422, body: created.error };
      }
      case "ask": {
        const { language } = request.asked;
        if (language !== PSEUDO) await fetchLanguageData(language, PROGRAM_LANGUAGE_AREAS);
        const answered = await host.ask(request.game, request.asked);
        if (!answered) return NOT_FOUND;
        if (answered.step.entries.length > 0) others.postMessage(request.game);
        return { status: answered.status, body: answered.body };
      }
      case "take-back": {
        const taken = await host.takeBack(request.game);
        if (taken?.ok) changed(request.game);
        return taken?.ok ? { status: 200, body: null } : NOT_FOUND;
      }
      case "hint": {
        const asked = await host.taskOfPerson(request.game);
        if (!asked) return NOT_FOUND;
        const { id } = request;
        const told = (progress: number): void => scope.postMessage({ id, progress });
        return { status: 200, body: await hints.hint(asked.task, asked.turn, told) };
      }
      case "cancel-hint":
        hints.cancel();
        return { status: 200, body: null };
      case "remove":
        await host.remove(request.game);
        return { status: 200, body: null };
    }
  };
  return (request) =>
    void carryOut(request).then(
      (answer) => scope.postMessage({ id: request.id, ...answer }),
      (error: unknown) => {
        console.error(error);
        scope.postMessage({ id: request.id, status: 500, body: null });
      },
    );
}
