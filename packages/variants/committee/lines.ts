import type { Order, Own as OwnOrder, Power, Unit } from "@chancery/engine";
import type { Revival } from "./revival.ts";

/** A unit that is to join an insurrection (MB-225). */
export interface Joining {
  readonly kind: "insurrection";
  readonly unit: Unit;
  readonly country: Power;
}

/** What a lost country wants back (MB-243). */
export interface Reviving {
  readonly kind: "revival";
  readonly wishes: Revival;
  /** Names on the list that are no home center, or stand there twice: struck out (R58). */
  readonly struck: readonly string[];
}

export type Line = Joining | Reviving;

export interface JoiningOrder extends OwnOrder {
  readonly line: Joining;
}
export interface RevivingOrder extends OwnOrder {
  readonly line: Reviving;
}

const lineOf = (order: Order): Line | null => (order.type === "own" ? (order.line as Line) : null);

export const isJoining = (order: Order): order is JoiningOrder => lineOf(order)?.kind === "insurrection";
export const isReviving = (order: Order): order is RevivingOrder => lineOf(order)?.kind === "revival";
