import { expect, test } from "vitest";
import { whyStale } from "./printed.ts";

const ROOM = "http://192.168.1.20:1901";
const AT = Date.UTC(2026, 0, 5, 12);
const sheet = { at: AT, address: ROOM, round: 1 };

test("printed codes are good as long as they lead into the room", () => {
  expect(whyStale(null, { address: ROOM, round: 1 }, AT)).toBe(null);
  expect(whyStale(sheet, { address: ROOM, round: 1 }, AT)).toBe(null);
  // As long as there's no way in, there's nothing to print instead.
  expect(whyStale(sheet, { address: null, round: 1 }, AT)).toBe(null);
});

test("codes printed without an address, with another one, or before they were replaced are stale", () => {
  expect(whyStale({ ...sheet, address: null }, sheet, AT)).toMatch(/have no address and no QR code/);
  expect(whyStale({ ...sheet, address: "http://10.0.0.2:1901" }, sheet, AT)).toMatch(
    /lead to 10\.0\.0\.2:1901, but the address is now 192\.168\.1\.20:1901/,
  );
  expect(whyStale(sheet, { address: ROOM, round: 2 }, AT)).toMatch(/have been replaced/);
});
