import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** With what the body of a row begins that holds a whole log. Events are JSON objects, and begin otherwise. */
const MARK = "packed:";

/** The bodies of events, from the first one on, in one body: a tenth as long. */
export async function packLog(bodies: readonly string[]): Promise<string> {
  const text = bodies.join("\n");
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return MARK + (await compress(text, { params })).toString("base64");
}

/** The bodies of events in the order of a log, wherever they are packed. */
export const unpackLog = (bodies: readonly string[]): readonly string[] =>
  bodies.flatMap((body) =>
    body.startsWith(MARK)
      ? brotliDecompressSync(Buffer.from(body.slice(MARK.length), "base64"))
          .toString("utf8")
          .split("\n")
      : [body],
  );
