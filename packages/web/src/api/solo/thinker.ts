import { hintFor, think } from "@chancery/solo";
import type { FromThinker, ToThinker } from "./protocol.ts";
import { scopeOf } from "./scope.ts";

/** Thinks about whatever it is sent, one thing after the other. */
export function serveThinking(): (asked: ToThinker) => void {
  const { postMessage } = scopeOf<ToThinker, FromThinker>();
  const answer = async (asked: ToThinker): Promise<FromThinker> => {
    if (asked.do === "think") return { commands: await think(asked.task) };
    const tell = inSteps((progress) => postMessage({ progress }));
    return { hint: await hintFor(asked.task, asked.turn, tell) };
  };
  let last: Promise<void> = Promise.resolve();
  return (asked) => {
    last = last
      .then(() => answer(asked))
      .catch((error: unknown) => ({ failure: String(error) }))
      .then(postMessage);
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
