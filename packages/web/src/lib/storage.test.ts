import { expect, test } from "vitest";
import { createStorage, readJson, writeJson } from "./storage.ts";
import { fakeStorage, memoryStorage } from "./testing.ts";

test("texts are read, listed and removed by key", () => {
  const texts = new Map([["of another program", "stays"]]);
  const storage = memoryStorage(texts);
  expect(storage.write("chancery.seen.g1", "4")).toBe(true);
  expect(storage.write("chancery.press.g1.everybody", "Hello")).toBe(true);
  expect(storage.read("chancery.seen.g1")).toBe("4");
  expect(storage.keys("chancery.press.g1.")).toEqual(["chancery.press.g1.everybody"]);
  storage.write("chancery.press.g1.everybody", null);
  expect(storage.read("chancery.press.g1.everybody")).toBeNull();
  expect([...texts]).toEqual([
    ["of another program", "stays"],
    ["chancery.seen.g1", "4"],
  ]);
});

test("without storage, everything lasts as long as the page", () => {
  const storage = createStorage(() => {
    throw new Error("forbidden");
  });
  expect(storage.read("chancery.address")).toBeNull();
  expect(storage.write("chancery.address", "http://192.168.0.7")).toBe(false);
  expect(storage.read("chancery.address")).toBe("http://192.168.0.7");
  expect(storage.keys("chancery.address")).toEqual(["chancery.address"]);
  storage.write("chancery.address", null);
  expect(storage.read("chancery.address")).toBeNull();
  expect(storage.keys("chancery.address")).toEqual([]);
});

test("when storage is full, the newest text counts and is saved once there is room", () => {
  let isFull = false;
  const texts = new Map<string, string>();
  const storage = createStorage(() => fakeStorage(texts, () => isFull));
  storage.write("chancery.sheet.g1.2.France", "old");
  isFull = true;
  expect(storage.write("chancery.sheet.g1.2.France", "new")).toBe(false);
  expect(storage.read("chancery.sheet.g1.2.France")).toBe("new");
  expect(storage.keys("chancery.sheet.g1.")).toEqual(["chancery.sheet.g1.2.France"]);
  isFull = false;
  expect(storage.write("chancery.sheet.g1.2.France", "newest")).toBe(true);
  expect(texts.get("chancery.sheet.g1.2.France")).toBe("newest");
  expect(storage.read("chancery.sheet.g1.2.France")).toBe("newest");
});

test("data written by another page replaces what this one couldn't save", () => {
  const texts = new Map<string, string>();
  const storage = createStorage(() => fakeStorage(texts, () => true));
  storage.write("chancery.language", "de");
  texts.set("chancery.language", "en");
  expect(storage.read("chancery.language")).toBe("de");
  storage.forget("chancery.language");
  expect(storage.read("chancery.language")).toBe("en");
});

test("JSON that was damaged reads as nothing", () => {
  const storage = memoryStorage(new Map([["chancery.way-back", "{"]]));
  expect(readJson("chancery.way-back", storage)).toBeNull();
  writeJson("chancery.way-back", { person: "p1" }, storage);
  expect(readJson("chancery.way-back", storage)).toEqual({ person: "p1" });
});
