import { formatPositionLink, parsePositionLine } from "@chancery/contract";
import { fail, formatPosition, ok, type Result } from "@chancery/engine";
import { pack, unpack } from "../../../lib/packed.ts";
import { sandbox as messages } from "../../../messages/sandbox.ts";
import { explainFault } from "../../../messages/words.ts";
import { openGame } from "../../../orders/open-game.ts";
import { asSentence } from "../../../ui/Fault.tsx";
import { isSilent, type Sandbox } from "../sandbox.ts";
import { timelineOf } from "../timeline.ts";

/** How the fragment of a link begins; the number tells later forms from this one. */
const MARK = "s=1.";

/** How a link to a position begins that nobody has ordered anything in: it can be read, and written by hand. */
const POSITION = "p=";

/** A whole sandbox as the fragment of a link, without the #. */
export async function formatLink(sandbox: Sandbox): Promise<string> {
  const line = positionIn(sandbox);
  if (line !== null) return POSITION + line;
  return MARK + (await pack(JSON.stringify(sandbox)));
}

/** A sandbox that is no more than a position, in one line of text. */
function positionIn({ setup, phases: [phase, ...others] }: Sandbox): string | null {
  const game = phase && others.length === 0 && isSilent(phase) && !setup.map ? openGame(setup) : null;
  if (!game?.ok) return null;
  const state = phase.position ?? formatPosition(game.value.rules, game.value.start);
  return formatPositionLink({ ...setup, state });
}

/** The sandbox in a link, or what is wrong with it in a sentence. */
export async function parseLink(fragment: string): Promise<Result<Sandbox, string>> {
  const text = fragment.replace(/^#/, "");
  if (text.startsWith(POSITION)) return parsePosition(text.slice(POSITION.length));
  if (!text.startsWith(MARK)) return fail(messages("linkOtherVersion"));
  try {
    return await playable(JSON.parse(await unpack(text.slice(MARK.length))));
  } catch {
    return fail(messages("linkDamaged"));
  }
}

/** A position in one line as a sandbox, or what is wrong with it in a sentence. */
export async function parsePosition(line: string): Promise<Result<Sandbox, string>> {
  const read = parsePositionLine(line);
  if (!read.ok) return fail(messages("linkNoSandbox", { fault: asSentence(explainFault(read.error)) }));
  const { state: position, ...setup } = read.value;
  return playable({ setup, phases: [{ position, orders: {} }] });
}

async function playable(given: unknown): Promise<Result<Sandbox, string>> {
  const { openSandbox } = await import("./read-record.ts");
  const sandbox = await openSandbox(given);
  if (!sandbox.ok) return fail(messages("linkNoSandbox", { fault: asSentence(sandbox.error) }));
  const timeline = timelineOf(sandbox.value);
  return timeline.ok
    ? ok(sandbox.value)
    : fail(messages("linkUnplayable", { fault: asSentence(timeline.error) }));
}
