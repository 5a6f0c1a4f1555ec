/** The person who plays. */
export const YOU = "you";
/** Keeps the game going and takes back turns. Has no clock, and reads no orders. */
export const MASTER = "master";
