export { type Bot, type Decision, linesOf, type Situation } from "./bot.ts";
export { type Dice, diceOf } from "./dice.ts";
export { budgetFor, isLevel, LEVELS, type Level, type LevelName, levelNamed } from "./levels.ts";
export { type Contestant, type Pairing, type Played, playedPowers, playMatch } from "./match.ts";
export { type Aim, type Outlook, outlookOf } from "./outlook.ts";
export { type BotCommand, type BotSeat, holdSeat, playSeat, type SeatSight, sightOf } from "./seat.ts";
export { situationSeen } from "./seen.ts";
export { type Tally, tallyOf } from "./tally.ts";
