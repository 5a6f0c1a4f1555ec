import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ok } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { createPlace } from "../../testing/places.ts";
import { backupLogs, beginsBackup, formatFault, openBackup } from "../index.ts";
import { decrypt, type Tampered, unlock } from "./encryption.ts";

const PASSPHRASE = "fünf kalte Füße im Fjord";
const WORDS = "A Par - Bur, ".repeat(2_000);

describe("an encrypted backup", () => {
  const place = createPlace("sqlite");
  const { folder } = place;

  test("is read with its passphrase only, and never once anything in it has changed", async () => {
    const source = await place.open();
    // Enough for several chunks.
    const texts = Array.from({ length: 12 }, (_, index) => `${index} ${WORDS}`);
    value(await source.games.create({ game: "a", change: change(0, texts) }));
    const file = join(folder, "sealed.backup");
    const rows = value(await source.backup(file, PASSPHRASE));
    const sealed = readFileSync(file);
    expect(sealed.length).toBeGreaterThan(4 * 65_536);
    expect(sealed.includes("A Par - Bur")).toBe(false);
    const [first] = sealed.toString("latin1").split("\n", 1);
    expect(beginsBackup(first)).toBe(true);

    const target = await place.open();
    const failure = async (passphrase?: string, from = file): Promise<string> => {
      const restored = await target.restore(from, passphrase);
      return restored.ok ? "restored" : formatFault(restored.error);
    };
    expect(await failure()).toBe(`${file} is encrypted. Give its passphrase`);
    expect(await failure("fünf kalte Füße")).toContain("The passphrase is wrong");

    // Chunk by chunk; deriving the keys each time would take long.
    const start = first.length + 1 + 32;
    const keys = await unlock(first, sealed.subarray(first.length + 1, start), PASSPHRASE);
    if (!keys) throw new Error("locked");
    const reading = async (bytes: Buffer): Promise<string> => {
      try {
        let length = 0;
        for await (const content of decrypt(Readable.from([bytes.subarray(start)]), keys))
          length += content.length;
        return length > 0 ? "whole" : "empty";
      } catch (error) {
        const { isAtEnd, at } = error as Tampered;
        return `${isAtEnd ? "end" : "changed"} at ${at}`;
      }
    };
    const withByte = (at: number): Buffer => {
      const bytes = Buffer.from(sealed);
      bytes[at] ^= 1;
      return bytes;
    };
    const chunk = 65_536 + 16;
    const swapped = Buffer.concat([
      sealed.subarray(0, start),
      sealed.subarray(start + chunk, start + 2 * chunk),
      sealed.subarray(start, start + chunk),
      sealed.subarray(start + 2 * chunk),
    ]);
    expect(await reading(sealed)).toBe("whole");
    expect(await reading(withByte(start))).toBe("changed at 0");
    expect(await reading(withByte(start + chunk + 5))).toBe("changed at 65536");
    expect(await reading(swapped)).toBe("changed at 0");
    expect(await reading(withByte(sealed.length - 1))).toMatch(/^end at \d+$/);
    expect(await reading(sealed.subarray(0, -20))).toMatch(/^end at \d+$/);
    expect(await reading(sealed.subarray(0, start + 2 * chunk))).toBe("end at 65536");
    expect(await reading(sealed.subarray(0, start))).toBe("end at 0");

    const damaged = join(folder, "damaged.backup");
    writeFileSync(damaged, withByte(start - 1));
    expect(await failure(PASSPHRASE, damaged)).toContain("The passphrase is wrong, or");
    writeFileSync(damaged, sealed.subarray(0, -20));
    expect(await failure(PASSPHRASE, damaged)).toContain("its end is missing or was changed");
    writeFileSync(damaged, withByte(start + chunk + 5));
    expect(await failure(PASSPHRASE, damaged)).toContain("it was changed after the first 65,536 bytes");
    const opened = value(await openBackup(damaged, PASSPHRASE));
    expect(await backupLogs(opened).next()).toEqual({ done: true, value: "changed" });

    // Typed on another keyboard, with accents of their own.
    expect(await target.restore(file, PASSPHRASE.normalize("NFD"))).toEqual(ok(rows));
    expect(value(await target.games.load({ game: "a", after: 0 }))).toEqual(
      value(await source.games.load({ game: "a", after: 0 })),
    );
  });

  test("can't be replaced by one that isn't encrypted", async () => {
    const source = await place.open();
    const file = join(folder, "plain.backup");
    value(await source.backup(file));
    const restored = await (await place.open()).restore(file, PASSPHRASE);
    expect(restored).toEqual({ ok: false, error: { code: "not-encrypted", file } });
  });
});
