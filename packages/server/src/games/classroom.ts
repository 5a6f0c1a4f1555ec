import type { Setup } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Failure } from "../http/failures.ts";
import { asksForAccount } from "./joining.ts";

/** How a server for classrooms answers requests for parts that are turned off. */
const switchedOff = (): Failure => new Failure("switched-off", "classroom");

/**
 * Registers what shows people and games to strangers: profiles, ratings, leaderboards, friends, teams and public lists.
 * Servers for classrooms refuse all of it to everyone.
 */
export async function addPublic(
  scope: FastifyInstance,
  context: Context,
  parts: readonly ((app: FastifyInstance, context: Context) => Promise<void>)[],
): Promise<void> {
  for (const add of parts)
    await scope.register(async (inner) => {
      if (context.isClassroom)
        inner.addHook("onRequest", async () => {
          throw switchedOff();
        });
      await add(inner, context);
    });
}

/** A game in a classroom isn't listed, and says nothing about what its players are worth. */
export function refuseInClassroom({ isClassroom }: Context, isListed: boolean, setup?: Setup): void {
  if (isClassroom && (isListed || (setup && asksForAccount(setup)))) throw switchedOff();
}
