import { hintFor, think } from "@chancery/solo";
import type { FromThinker, ToThinker } from "./protocol.ts";
import { scopeOf } from "./scope.ts";

/** Thinks about whatever it is sent, one thing after the other. */
export function serveThinking(): (asked: ToThinker) => void {
  const { postMessage } = scopeOf<ToThinker, FromThinker>();
  return (asked) => {
    try {
      if (asked.do === "think") postMessage({ commands: think(asked.task) });
      else
        postMessage({
          hint: hintFor(
            asked.task,
            asked.turn,
            inSteps((progress) => postMessage({ progress })),
          ),
        });
    } catch (error) {
      postMessage({ failure: String(error) });
    }
  };
}

/** Tells only of every hundredth that is done. */
function inSteps(tell: (done: number) => void): (done: number) => void {
  let told = -1;
  return (done) => {
    const step = Math.floor(done * 100);
    if (step <= told) return;
    told = step;
    tell(done);
  };
}
