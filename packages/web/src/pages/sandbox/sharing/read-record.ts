import { readRequest } from "@chancery/contract";
import type { Orders } from "@chancery/contract/orders";
import { fail, ok, type PositionJson, type Result } from "@chancery/engine";
import type { MapText } from "../../../games/map-game.ts";
import { sandbox as messages } from "../../../messages/sandbox.ts";
import { explainFault } from "../../../messages/words.ts";
import type { Sandbox, SandboxPhase } from "../sandbox.ts";
import { timelineOf } from "../timeline.ts";

// Import this file only with `import()`: it brings along schemas that a first visit does not need.

/** Reads a recorded game, or a single request of the contract, and plays it to see that it can be played. */
export async function parseRecord(text: string): Promise<Result<Sandbox, string>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(messages("notJson"));
  }
  const sandbox = await openSandbox(sandboxIn(json));
  if (!sandbox.ok) return sandbox;
  const timeline = timelineOf(sandbox.value);
  return timeline.ok ? sandbox : timeline;
}

/** A record has the fields of a set-up beside its phases; a request is a record of one phase. */
export function sandboxIn(json: unknown): unknown {
  if (!isRecord(json) || !("phases" in json || "state" in json)) return json;
  const { variant = "classic", rulebook = "2023", options = {}, map, phases } = json;
  const list = Array.isArray(phases) ? phases : [json];
  return {
    setup: { variant, rulebook, options, ...(isMap(map) && { map }) },
    phases: list.map((each) => {
      if (!isRecord(each)) return each;
      const { orders = {}, state } = each;
      return { orders, ...(isRecord(state) && { position: state }) };
    }),
  };
}

/** Reads a sandbox whose game may come from a map file, which is opened first. */
export async function openSandbox(given: unknown): Promise<Result<Sandbox, string>> {
  const { map: named, ...setup } = isRecord(given) && isRecord(given.setup) ? given.setup : {};
  if (!isMap(named)) return readSandbox(given);
  const { openMap } = await import("../../../games/map-game.ts");
  const opened = openMap(named, () => null);
  if (!opened.ok) return fail(opened.error[0]);
  const { map, game } = opened.value;
  const { id: variant } = game.variant;
  const sandbox = readSandbox({ ...(given as object), setup: { ...setup, variant } });
  return sandbox.ok ? ok({ ...sandbox.value, setup: { ...sandbox.value.setup, map } }) : sandbox;
}

const isMap = (value: unknown): value is MapText =>
  isRecord(value) && typeof value.title === "string" && typeof value.text === "string";

const MOST_PHASES = 1000;

/** Checks the shape of something that should be a sandbox. Whether it can be played is asked by playing it. */
export function readSandbox(given: unknown): Result<Sandbox, string> {
  if (!isRecord(given) || !isRecord(given.setup) || !Array.isArray(given.phases))
    return fail(messages("noGame"));
  if (given.phases.length === 0 || given.phases.length > MOST_PHASES) return fail(messages("noPhases"));
  const phases: SandboxPhase[] = [];
  let setup: Sandbox["setup"] | null = null;
  for (const phase of given.phases) {
    if (!isRecord(phase)) return fail(messages("phaseMissing"));
    const request = readRequest({ ...given.setup, state: phase.position ?? "start", orders: phase.orders });
    if (!request.ok)
      return fail(messages("faultAt", { path: request.error.path, what: explainFault(request.error.fault) }));
    const { variant, rulebook, options, state, orders } = request.value;
    if (rulebook === undefined) return fail(messages("noRulebook"));
    setup ??= { variant, rulebook, options };
    phases.push({ orders: asLists(orders), ...(state !== "start" && { position: state as PositionJson }) });
  }
  return setup ? ok({ setup, phases }) : fail(messages("noGame"));
}

const asLists = (orders: Readonly<Record<string, string | readonly string[]>>): Orders =>
  Object.fromEntries(
    Object.entries(orders).map(([power, lines]) => [
      power,
      typeof lines === "string" ? lines.split("\n").filter((line) => line.trim() !== "") : lines,
    ]),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
