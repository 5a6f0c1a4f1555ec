import { diceOf } from "@chancery/testkit";
import { expect, test } from "vitest";
import { adjudicate } from "./adjudicate.ts";
import { parseJson } from "./json.ts";
import { breakRequests, complaint } from "./testing.ts";

test("a thousand broken requests are refused, each with its reason", () => {
  const broken = breakRequests(diceOf(1901).pick, 40);
  expect(broken.length).toBeGreaterThan(1000);
  const complaints = broken.flatMap((request) => {
    const json = parseJson(request.text);
    if (!json.ok) return [];
    return complaint(request, adjudicate(json.value)) ?? [];
  });
  expect(complaints).toEqual([]);
});
