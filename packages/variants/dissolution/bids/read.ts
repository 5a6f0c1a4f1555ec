import {
  type BoardOrder,
  fail,
  type LineReader,
  type Misreading,
  type Own,
  ok,
  own,
  type Result,
} from "@chancery/engine";
import { isPlayer, POWERS } from "../powers.ts";
import type { Bid } from "./bid.ts";
import { told, unitName } from "./told.ts";

/** "2 DP: …", "2: …", "DP 2 …": a number marked as points. A numbered order isn't an allocation. */
const BID =
  /^\s*(?:(dp)[\s:]*)?([-+]?\d+(?:[.,]\d+)?)\s*(dp\b|diplomacy points?\b|points?\b|pts?\b)?\s*(:)?\s*/i;
const HEADING = /^\s*(?:dp|diplomacy points?)\s*:?\s*$/i;

export const isBidHeading = (text: string): boolean => HEADING.test(text);

/** Where a bid's order begins and how many points it says; null if the text is no bid. */
function bidPrefix(text: string): { readonly points: number; readonly length: number } | null {
  const match = BID.exec(text);
  if (!match || !(match[1] || match[3] || match[4])) return null;
  return { points: Number(match[2].replace(",", ".")), length: match[0].length };
}

/**
 * An order for a neutral unit without points, or points that are not written so that they are understood. It would tell
 * others what its writer wants, so it is as secret as a bid.
 */
export function readForgottenPoints(reader: LineReader, text: string): Result<Own, Misreading> | null {
  if (reader.state.phase.task !== "M") return null;
  const plain = reader.order(reader.power, text);
  if (plain.ok) return null;
  const isForNeutral = plain.error.code === "not-yours" && !isPlayer(plain.error.other.power);
  if (!isForNeutral && !/\bdp\b|\d\s*dp|diplomacy points?/i.test(text)) return null;
  return fail({
    code: "own",
    own: told("points-missing", ["DIS-5.1-1"]),
    text,
    at: 0,
    unit: null,
    secret: true,
  });
}

/** Reads the points and the order of a neutral unit, whosever it is. */
export function readBid(reader: LineReader, text: string): Result<Own, Misreading> | null {
  const prefix = bidPrefix(text);
  if (!prefix) return null;
  const { points, length } = prefix;
  const wrong = (code: string, rules: readonly string[], facts = {}, at = 0, end = text.length) =>
    fail({
      code: "own",
      own: told(code, rules, facts),
      text: text.slice(at, end),
      at,
      unit: null,
      secret: true,
    } as const);
  if (reader.state.phase.task !== "M") return wrong("points-out-of-season", ["DIS-5.1-1"]);
  if (!Number.isInteger(points) || points < 1) return wrong("points-not-whole", ["DIS-5.1-1"], {}, 0, length);
  const order = text.slice(length);
  const asNobody = reader.order(null, order);
  const elsewhere = (misreading: Misreading): Misreading => ({
    ...misreading,
    at: misreading.at + length,
    secret: true,
  });
  if (asNobody.ok || asNobody.error.code !== "not-yours") {
    if (asNobody.ok) return wrong("bid-without-unit", ["DIS-5.1-1"], {}, length);
    if (asNobody.error.code !== "no-such-unit") return fail(elsewhere(asNobody.error));
    const { at, text: words } = asNobody.error;
    return wrong("no-such-neutral", ["DIS-5.1-1"], {}, at + length, at + length + words.length);
  }
  const { other } = asNobody.error;
  if (isPlayer(other.power)) {
    const facts = { unit: unitName(other), power: POWERS[other.power].name };
    return wrong("not-neutral", ["DIS-5.0-1"], facts, length);
  }
  const read = reader.order(other.power, order);
  if (!read.ok) return fail(elsewhere(read.error));
  const bid: Bid = { kind: "bid", points, order: read.value as BoardOrder as Bid["order"] };
  return ok(own(bid));
}
