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
export { committeeGame, sit, sitCase, sitDown, sitMoves, sitOnClassicBoard } from "./committee.ts";
export { playCommitteeGame } from "./committee-games.ts";
export { playByReferee } from "./committee-referee.ts";
export { wonByTrying } from "./committee-risings.ts";
export {
  addCommitteeTallies,
  type CommitteeTally,
  formatCommitteeTally,
  neverInCommittee,
} from "./committee-tally.ts";
export { type Comparison, compare, describeDifference, resolveByEngine, shrink } from "./compare.ts";
export { addRetreatTallies, fuzzRetreats, type RetreatTally } from "./compare-retreats.ts";
export { type Dice, diceOf } from "./dice.ts";
export { DISSOLUTION, dissolutionStart } from "./dissolution.ts";
export { addGames, formatGames, type GamesTally, neverIn, playGames } from "./dissolution-games.ts";
export { type Resolved, resolveLines, type Told } from "./dissolution-lines.ts";
export { addTallies, formatTally, fuzz, type Tally } from "./fuzz.ts";
export { randomOfBooks, randomOfCommittees, randomOnOwnBoard, randomSituation } from "./generate.ts";
export { randomDissolution } from "./generate-dissolution.ts";
export { HUMAN_GAMES, type HumanGame, haveHumanGames, readHumanGames } from "./human-games.ts";
export {
  dissolutionInEnglish,
  faultInEnglish,
  misreadingInEnglish,
  sheetFaultInEnglish,
} from "./in-english.ts";
export { isLegal } from "./legality.ts";
export {
  addSets,
  allGames,
  compareGames,
  compareSituations,
  movementsByChance,
  type SetsTally,
} from "./order-sets.ts";
export { type Played, play, playMoves, playStart, type Setting } from "./play.ts";
export { haveRecords, positionOf, type RecordedPhase, readRecords } from "./records.ts";
export { type DislodgedUnit, type Fate, type ReferenceResult, resolveByReference } from "./reference.ts";
export { formatOrder, formatSituation, formatUnit, type MovementOrder, type Situation } from "./situation.ts";
export { type Line, type ReadCase, readCase } from "./strict.ts";
export { classicWords } from "./words.ts";
