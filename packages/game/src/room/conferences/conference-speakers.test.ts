import { expect, test } from "vitest";
import { opened, seated } from "./testing-conference.ts";

test("a delegate there asks for the floor, the chair sees it on the list and calls it (R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  const speakers = () => play.room("olaf").conferences[0].business?.speakers;
  const ask = { do: "ask-floor", conference } as const;
  expect(play.room("germany-2").conferences[0].may).toContain("ask-floor");
  play.act("germany-2", ask).act("italy-2", ask);
  expect(speakers()).toEqual(["Germany", "Italy"]);
  expect(play.tryAct("germany-2", ask)).toBe("unchanged");
  play.act("olaf", { do: "give-floor", conference, to: "Germany", seconds: 60 });
  expect(speakers()).toEqual(["Italy"]);
  play.act("germany-2", ask);
  expect(speakers()).toEqual(["Italy", "Germany"]);
});

test("a delegation that asked for the floor can withdraw (R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  const withdraw = { do: "withdraw-floor", conference } as const;
  expect(play.tryAct("germany-2", withdraw)).toBe("unchanged");
  for (const who of ["germany-2", "italy-2"]) play.act(who, { do: "ask-floor", conference });
  expect(play.room("germany-2").conferences[0].may).toContain("withdraw-floor");
  play.act("germany-2", withdraw);
  expect(play.room("france-2").conferences[0].business?.speakers).toEqual(["Italy"]);
});

test("only who sits there asks for the floor, while it is open (R93, R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany");
  const ask = { do: "ask-floor", conference } as const;
  for (const who of ["germany-1", "olaf", "oda"]) expect(play.tryAct(who, ask)).toBe("not-entitled");
  expect(play.tryAct("russia-2", ask)).toBe("no-such-conference");
  play.act("olaf", { do: "close-conference", conference, reason: "it is done", document: "" });
  expect(play.tryAct("germany-2", ask)).toBe("not-at-this-stage");
});
