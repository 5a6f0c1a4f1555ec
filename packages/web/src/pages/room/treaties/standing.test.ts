import { expect, test } from "vitest";
import { treatyOf } from "../testing.ts";
import { isToSign, secrecyOf, sortTreaties, standingOf } from "./standing.ts";

test("a treaty waits for parties that haven't signed it, and is in force when all have (R101)", () => {
  const signed = treatyOf({ signed: ["France"] });
  expect(standingOf(signed, "Germany")).toEqual({ words: "Waiting for you", tone: "warn" });
  expect(standingOf(signed, "France").words).toBe("Waiting for Germany");
  expect(standingOf(signed, null).words).toBe("Waiting for Germany");
  const inForce = treatyOf({ signed: ["France", "Germany"], inForce: 0 });
  expect(standingOf(inForce, "France")).toEqual({ words: "In force", tone: "good" });
});

test("a change leaves the earlier version in force until all have signed again (R101)", () => {
  const [version] = treatyOf().versions;
  const changed = treatyOf({ versions: [version, version], inForce: 0, signed: ["Germany"] });
  expect(standingOf(changed, "France").words).toBe("Amendment waiting for you");
  expect(standingOf(changed, "Germany").words).toBe("In force. Amendment waiting for France");
});

test("what a party declined waits for nobody, and an earlier version stays in force (R101)", () => {
  const declined = treatyOf({ signed: ["France"], declinedBy: "Germany" });
  for (const power of ["France", "Germany", null])
    expect(standingOf(declined, power)).toEqual({ words: "Declined by Germany", tone: "bad" });
  expect(isToSign(treatyOf({ declinedBy: "Germany" }), "France")).toBe(false);
  const [version] = declined.versions;
  const changed = treatyOf({ versions: [version, version], inForce: 0, declinedBy: "Germany" });
  expect(standingOf(changed, "France").words).toBe("In force. Amendment declined by Germany");
  const waiting = treatyOf({ treaty: "t2", signed: ["France"] });
  expect(sortTreaties([waiting, declined], "France").map(({ treaty }) => treaty)).toEqual(["t2", "t1"]);
});

test("it shows who has denounced or published it (R102, R104)", () => {
  const denounced = treatyOf({ signed: ["France", "Germany"], inForce: 0, denouncedBy: ["France"] });
  expect(standingOf(denounced, "Germany")).toEqual({ words: "Denounced by France", tone: "bad" });
  expect(secrecyOf(treatyOf({ isSecret: true }))).toBe("Secret");
  expect(secrecyOf(treatyOf({ isSecret: true, publishedBy: "Germany" }))).toBe("Published by Germany");
  expect(secrecyOf(treatyOf())).toBe("Public once in force");
});

test("treaties to sign come first", () => {
  const [waiting, inForce] = [
    treatyOf({ treaty: "a" }),
    treatyOf({ treaty: "b", inForce: 0, signed: ["France", "Germany"] }),
  ];
  expect(sortTreaties([waiting, inForce], "France").map(({ treaty }) => treaty)).toEqual(["a", "b"]);
  expect(sortTreaties([waiting, inForce], null).map(({ treaty }) => treaty)).toEqual(["b", "a"]);
});
