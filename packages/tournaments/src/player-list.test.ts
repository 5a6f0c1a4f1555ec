import { expect, test } from "vitest";
import { formatCsv, parseCsv } from "./csv.ts";
import { readPlayerList } from "./player-list.ts";
import { Run } from "./testing.ts";

const { game } = new Run().tournament;
const read = (text: string) => {
  const list = readPlayerList(text, game);
  return list.ok ? list.value : list.error;
};

test("a name on each line is enough", () => {
  expect(read("Ann Smith\n\n  Ben   Jones \r\nCarla\n")).toMatchObject([
    { name: "Ann Smith", email: null, club: "", preferences: [] },
    { name: "Ben Jones" },
    { name: "Carla" },
  ]);
});

test("columns are known by their headings, in any order, with semicolons or tabs as spreadsheets write them", () => {
  const row = {
    name: "Smith, Ann",
    email: "ann@example.org",
    club: "York",
    preferences: ["France", "Turkey"],
  };
  expect(read('Club,Powers,Name,Email\nYork,France Turkey,"Smith, Ann",ann@example.org')).toMatchObject([
    row,
  ]);
  expect(read("\uFEFFName;Verein;Mächte;E-Mail\nSmith, Ann;York;F / T;ann@example.org")).toMatchObject([row]);
  expect(read("name\tclub\temail\tpower\nSmith, Ann\tYork\tann@example.org\tfra, tur")).toMatchObject([row]);
});

test("without headings, columns are known by what is in them", () => {
  expect(read("Ann,York,ann@example.org,E G\nBen,G/E,Leeds")).toMatchObject([
    { name: "Ann", club: "York", email: "ann@example.org", preferences: ["England", "Germany"] },
    { name: "Ben", club: "Leeds", email: null, preferences: ["Germany", "England"] },
  ]);
});

test("every line that can't be read is named", () => {
  expect(read("name,email\nAnn,ann@example.org\n,ben@example.org\nCarla,carla@\nAnn,")).toEqual([
    { line: 3, code: "name", text: "" },
    { line: 4, code: "email", text: "carla@" },
    { line: 5, code: "twice", text: "Ann" },
  ]);
});

test("CSV is read as it is written, and formulas are no formulas", () => {
  const rows = [
    ["a", 'say "hi"', "two\nlines"],
    ["b, c", "", "x"],
  ];
  expect(parseCsv(formatCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
  expect(formatCsv([["=1+1", "-x", "plain", -3.5, null]])).toBe("\uFEFF'=1+1,'-x,plain,-3.5,\r\n");
  expect(parseCsv(formatCsv(rows, "de")).map(({ cells }) => cells)).toEqual(rows);
  expect(formatCsv([["+1", "@x", "\n=1", "a;b", -3.5, null]], "de")).toBe(
    '\uFEFF\'+1;\'@x;"\'\n=1";"a;b";-3,5;\r\n',
  );
});
