import { expect, test } from "vitest";
import { seatOf, viewOf } from "../testing.ts";
import { reportable } from "./reportable.ts";

test("what other people wrote can be reported, by its number; own, bots' and muted messages can't", () => {
  const bot = { level: "club", character: "bold" } as const;
  const view = {
    ...viewOf({}),
    seats: [
      seatOf(0, ["Austria"]),
      seatOf(1, ["England"], { bot }),
      seatOf(2, ["France"], { isYours: true }),
      seatOf(3, ["Germany"], { isMuted: true }),
    ],
  };
  const said = (from: string, text = "hm") => ({
    at: 0,
    from,
    text,
    deal: null,
    answer: null,
    isMuted: text === "",
  });
  const messages = [said("France"), said("Austria"), said("England"), said("Germany", ""), said("referee")];
  expect(reportable(view, messages).map(({ number }) => number)).toEqual([2, 5]);
});
