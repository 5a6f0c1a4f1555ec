export { asNamed, respond, unitsNamed } from "./answers.ts";
export { Atlas } from "./atlas.ts";
export { BOOKS } from "./books.ts";
export {
  type ClassicCase,
  type ClassicOutcome,
  classicMovementCases,
  type DatcCase,
  datcMovementCases,
  editionDependentCases,
} from "./cases.ts";
export { reportsOfChance } from "./chance-reports.ts";
export { sheetsOfChance } from "./chance-sheets.ts";
export { committeeGame, sit, sitCase, sitDown, sitMoves, sitOnClassicBoard } from "./committee/committee.ts";
export { playCommitteeGame } from "./committee/committee-games.ts";
export { playByReferee } from "./committee/committee-referee.ts";
export { wonByTrying } from "./committee/committee-risings.ts";
export {
  addCommitteeTallies,
  type CommitteeTally,
  formatCommitteeTally,
  neverInCommittee,
} from "./committee/committee-tally.ts";
export { casesOf, type Dice, diceOf } from "./dice.ts";
export { DISSOLUTION, dissolutionStart } from "./dissolution/dissolution.ts";
export {
  addGames,
  formatGames,
  type GamesTally,
  neverIn,
  playGames,
} from "./dissolution/dissolution-games.ts";
export { type Resolved, resolveLines, type Told } from "./dissolution/dissolution-lines.ts";
export { addTallies, formatTally, fuzz, type Tally } from "./fuzz.ts";
export { randomOfBooks, randomOfCommittees, randomOnOwnBoard, randomSituation } from "./generate/generate.ts";
export { randomDissolution } from "./generate/generate-dissolution.ts";
export {
  addSets,
  allGames,
  compareGames,
  compareSituations,
  movementsByChance,
  type SetsTally,
} from "./generate/order-sets.ts";
export { HUMAN_GAMES, type HumanGame, haveHumanGames, readHumanGames } from "./human-games.ts";
export {
  dissolutionInEnglish,
  faultInEnglish,
  misreadingInEnglish,
  sheetFaultInEnglish,
} from "./in-english.ts";
export { type Played, play, playMoves, playStart, type Setting } from "./play.ts";
export { haveRecords, positionOf, type RecordedPhase, readRecords } from "./records.ts";
export {
  type Comparison,
  compare,
  describeDifference,
  resolveByEngine,
  shrink,
} from "./reference/compare.ts";
export { addRetreatTallies, fuzzRetreats, type RetreatTally } from "./reference/compare-retreats.ts";
export { isLegal } from "./reference/legality.ts";
export {
  type DislodgedUnit,
  type Fate,
  type ReferenceResult,
  resolveByReference,
} from "./reference/reference.ts";
export {
  formatOrder,
  formatSituation,
  formatUnit,
  type MovementOrder,
  type Situation,
} from "./reference/situation.ts";
export { type Line, type ReadCase, readCase } from "./reference/strict.ts";
export { classicWords } from "./words.ts";
