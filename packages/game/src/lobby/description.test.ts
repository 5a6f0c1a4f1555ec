import { expect, test } from "vitest";
import { readSetup } from "../index.ts";
import { Play, sevenAt } from "../testing.ts";

const faultsOf = (given: unknown) => {
  const read = readSetup(given);
  return read.ok ? [] : read.error.map(({ option, fault }) => [option, fault.code]);
};

test("a game has a description and tags, and their spelling is tidied", () => {
  const read = readSetup({
    description: "  Come as you are.\nNo\tlate orders. ",
    tags: ["#Weekend", "new  players", "weekend", " ", "1835", "für-alle"],
  });
  expect(read).toMatchObject({
    value: {
      description: "Come as you are. No late orders.",
      tags: ["weekend", "new-players", "1835", "für-alle"],
    },
  });
  expect(read.ok && readSetup(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
  expect(readSetup({ description: " ", tags: [] })).toEqual(readSetup({}));
});

test("descriptions and tags are limited, and what is wrong is named", () => {
  expect(faultsOf({ description: "x".repeat(501) })).toEqual([["description", "too-long"]]);
  expect(faultsOf({ description: "left \u202e right" })).toEqual([["description", "text-invisible"]]);
  expect(faultsOf({ tags: ["a", "b", "c", "d", "e", "f"] })).toEqual([["tags", "too-many"]]);
  expect(faultsOf({ tags: ["x".repeat(25)] })).toEqual([["tags", "too-long"]]);
  expect(faultsOf({ tags: ["50%"] })).toEqual([["tags", "bad-tag"]]);
  expect(faultsOf({ tags: "weekend" })).toEqual([["tags", "not-a-list-of-texts"]]);
});

test("the host changes name, description and tags until the game starts", () => {
  const play = new Play({ name: "Old name", tags: ["weekend"] });
  play.join("bob");
  const described = { type: "describe", name: "New name", description: "All welcome", tags: [] } as const;
  expect(play.try("bob", described)).toBe("not-entitled");
  play.do("ann", described);
  expect(play.try("ann", described)).toBe("unchanged");
  expect(play.view("bob").setup).toMatchObject({ name: "New name", description: "All welcome" });
  expect(play.view("bob").setup).not.toHaveProperty("tags");
  expect(play.try("ann", { ...described, tags: ["50%"] })).toBe("bad-setup");
  play.do("ann", { type: "describe", name: "", description: "", tags: [] });
  expect(play.view("bob").setup).not.toHaveProperty("name");
  expect(sevenAt().try("ann", described)).toBe("game-begun");
});

test("the host lists the game for everyone, or stops it, until it starts", () => {
  const play = new Play({ spectators: false });
  play.join("bob");
  expect(play.try("bob", { type: "list", listed: true })).toBe("not-entitled");
  expect(play.try("ann", { type: "list", listed: false })).toBe("unchanged");
  play.do("ann", { type: "list", listed: true });
  expect(play.view("bob").setup).toMatchObject({ listed: true });
  expect(play.view("ann").you.may).toContain("list");
  play.do("ann", { type: "list", listed: false });
  expect(play.view("bob").setup).not.toHaveProperty("listed");
  expect(sevenAt().try("ann", { type: "list", listed: true })).toBe("game-begun");
});

test("committees are never listed", () => {
  expect(faultsOf({ variant: "committee-1901", listed: true })).toEqual([["listed", "listed-in-room"]]);
  const play = new Play({ variant: "committee-1901" });
  expect(play.view("ann").you.may).not.toContain("list");
  expect(play.try("ann", { type: "list", listed: true })).toBe("not-entitled");
});
