/** Far more than any game takes. */
const LARGEST = 2_000_000;

/** A text in few letters, all of which links may hold. */
export async function pack(text: string): Promise<string> {
  return toLetters(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}

/** The text again; throws if it was damaged. */
export async function unpack(packed: string): Promise<string> {
  const bytes = await through(toBytes(packed), new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(bytes);
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
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
