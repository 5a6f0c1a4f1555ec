import type { RuleExample } from "../../../games/rule-example.ts";
import type { Sandbox, SandboxSetup } from "../sandbox.ts";

/** An example as a sandbox of a game. */
export const sandboxOf = (
  { position, orders }: Pick<RuleExample, "position" | "orders">,
  setup: SandboxSetup,
): Sandbox => ({ setup, phases: [{ ...(position && { position }), orders }] });
