import { hintFor, think } from "@chancery/solo";
import type { FromThinker, ToThinker } from "./protocol.ts";
import { scopeOf } from "./scope.ts";

/** Thinks about whatever it is sent, one thing after the other. */
export function serveThinking(): (asked: ToThinker) => void {
  const { postMessage } = scopeOf<ToThinker, FromThinker>();
  return (asked) => {
    try {
      if (asked.do === "think") postMessage({ commands: think(asked.task) });
      else postMessage({ hint: hintFor(asked.task, asked.turn, (progress) => postMessage({ progress })) });
    } catch (error) {
      postMessage({ failure: String(error) });
    }
  };
}
