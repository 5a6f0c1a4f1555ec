import { crc32, deflateSync } from "node:zlib";

/** How many colors a picture is kept in: the commonest. It takes a third of the room and is hardly seen. */
const COLORS = 224;

/** Packs a picture (four bytes a pixel) as a PNG of few colors. */
export function packPng({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8Array;
}): Buffer {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colors = [...counts].toSorted(([, a], [, b]) => b - a).map(([pixel]) => pixel);
  const palette = colors.slice(0, COLORS);
  const index = new Map(colors.map((pixel) => [pixel, nearest(pixel, palette)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // Each row begins with the number of its filter: none.
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = index.get(pixels[y * width + x]) as number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk(
      "PLTE",
      Buffer.from(palette.flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])),
    ),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function nearest(pixel: number, palette: readonly number[]): number {
  const apart = (other: number): number =>
    [0, 8, 16].reduce((sum, byte) => sum + (((pixel >> byte) & 255) - ((other >> byte) & 255)) ** 2, 0);
  let best = 0;
  for (let i = 1; i < palette.length; i++) if (apart(palette[i]) < apart(palette[best])) best = i;
  return best;
}
