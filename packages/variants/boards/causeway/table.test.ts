import { expect, test } from "vitest";
import { ask, list } from "../testing.ts";
import { causewayBoard } from "./table.ts";

const { board, ids, ofTerrain, centers, centersOf, army, fleet, row, edges } = ask(causewayBoard);

/** The two halves of the board, each place beside its like. */
const MIRROR = "Gul-Tar Eld-Iro Sal-Dun Ott-Puf Amb-Pea".split(" ").map((pair) => pair.split("-"));
const mirrored = (label: string): string => {
  const [id, ...coast] = label.split("/");
  const [a, b] = MIRROR.find((pair) => pair.includes(id)) ?? [id, id];
  return [id === a ? b : a, ...coast].join("/");
};

test("has 13 provinces, three of them seas, and ten centers", () => {
  expect(ids).toHaveLength(13);
  expect(ofTerrain("sea")).toEqual(list("Amb Col Pea"));
  expect(ofTerrain("inland")).toEqual(list("Eld Iro"));
  expect(centers).toHaveLength(10);
  expect(centersOf("Lindria")).toEqual(list("Eld Gul Sal"));
  expect(centersOf("Corvany")).toEqual(list("Dun Iro Tar"));
  expect(centersOf(undefined)).toEqual(list("Cau Ott Puf Whi"));
  expect([edges("land"), edges("water"), edges("air")]).toEqual([12, 21, 27]);
});

test("is fair: each place has the neighbors that its like has on the other side", () => {
  for (const { label } of board.locations) {
    expect(list(army(label).map(mirrored)), label).toEqual(list(army(mirrored(label))));
    expect(list(fleet(label).map(mirrored)), label).toEqual(list(fleet(mirrored(label))));
  }
  for (const id of ids) expect(row(mirrored(id)).center, id).toBe(row(id).center);
});

test("has a causeway that armies cross and fleets do not", () => {
  expect(list(army("Cau"))).toEqual(list("Dun Eld Gul Iro Sal Tar"));
  expect(list(fleet("Cau/nc"))).toEqual(list("Col Gul Tar"));
  expect(list(fleet("Cau/sc"))).toEqual(list("Amb Dun Pea Sal"));
});

test("has places that armies reach by sea only", () => {
  for (const id of ["Ott", "Puf", "Whi"]) {
    expect(army(id)).toEqual([]);
    expect(fleet(id)).toHaveLength(1);
  }
});

test("has abbreviations that begin the names", () => {
  for (const { id, name } of causewayBoard.provinces) expect(name.startsWith(id), id).toBe(true);
});
