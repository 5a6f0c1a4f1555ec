import { fail, ok, type Result } from "@chancery/engine";
import { sandbox as messages } from "../../messages/sandbox.ts";
import { asSentence } from "../../ui/Fault.tsx";
import type { Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

/** How the fragment of a link begins; the number tells later forms from this one. */
const MARK = "s=1.";

/** Far more than any game takes. */
const LARGEST = 2_000_000;

/** A whole sandbox as the fragment of a link, without the #. */
export async function formatLink(sandbox: Sandbox): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(sandbox));
  const packed = await through(text, new CompressionStream("deflate-raw"));
  return MARK + toText(packed);
}

export const isLink = (fragment: string): boolean => /^#?s=/.test(fragment);

/** The sandbox in a link, or what is wrong with it in a sentence. */
export async function parseLink(fragment: string): Promise<Result<Sandbox, string>> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(MARK)) return fail(messages("linkOtherVersion"));
  const { readSandbox } = await import("./read-record.ts");
  try {
    const packed = toBytes(text.slice(MARK.length));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    const sandbox = readSandbox(JSON.parse(new TextDecoder().decode(bytes)));
    if (!sandbox.ok) return fail(messages("linkNoSandbox", { fault: asSentence(sandbox.error) }));
    const timeline = timelineOf(sandbox.value);
    return timeline.ok
      ? ok(sandbox.value)
      : fail(messages("linkUnplayable", { fault: asSentence(timeline.error) }));
  } catch {
    return fail(messages("linkDamaged"));
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new RangeError("too large");
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Base 64 in the letters that links may hold. */
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
