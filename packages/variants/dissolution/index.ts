/** What pages about a game of Dissolution need to know of its states and lines. */
export { type Allotment, allotmentBy } from "./bids/allotment.ts";
export { type Bid, type BidLine, isBidLine } from "./bids/bid.ts";
export { groundOf } from "./bids/ground.ts";
export { legalNeutralOrder } from "./bids/judge.ts";
export { type EmbassyLine, embassyLine, isEmbassyLine } from "./embassy-lines.ts";
export { favorGeometryIn } from "./favor-geometry.ts";
export { embassyScene, type FavorSceneContext, favorScene } from "./favor-scene.ts";
export { WINNING_POINTS } from "./options.ts";
export { favorWith, isExile, ownOf } from "./own.ts";
export { PLAYERS } from "./players.ts";
export { centersHeld, controlsOil, effectivePoints, nominalPoints, pointsOf, unitCount } from "./points.ts";
export { isNuclear, isPlayer, NEUTRAL_POWERS, PLAYER_POWERS } from "./powers.ts";
export { winterOf } from "./winter.ts";
