export { puzzleOfDay } from "./daily.ts";
export { type Front, frontOf, type Plan } from "./front.ts";
export { type Goal, judgeOf } from "./goal.ts";
export { MOST_REPLIES, type Proof, type Reply, type Trial, tryOut } from "./prove.ts";
export {
  AIMS,
  type Aim,
  GRADES,
  type Grade,
  type OpenPuzzle,
  openPuzzle,
  PUZZLE_GAME,
  type Puzzle,
  planOf,
} from "./puzzle.ts";
export { loadPuzzles } from "./puzzles.ts";
export { eachReply } from "./replies.ts";
