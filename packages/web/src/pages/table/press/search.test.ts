import { expect, test } from "vitest";
import { channelOf } from "../testing.ts";
import { searchMessages } from "./search.ts";

const channels = [
  {
    ...channelOf("England + France"),
    messages: [
      { at: 1, from: "England", text: "Keep out of the Channel" },
      { at: 3, from: "France", text: "The channel stays empty" },
    ],
  },
  { ...channelOf("everybody"), messages: [{ at: 2, from: "Italy", text: "Peace!" }] },
];

test("messages are found by all their words, whatever the case, the latest first", () => {
  expect(searchMessages(channels, "CHANNEL").map(({ message }) => message.at)).toEqual([3, 1]);
  expect(searchMessages(channels, "channel empty").map(({ message }) => message.at)).toEqual([3]);
  expect(searchMessages(channels, "peace")[0].channel.name).toBe("everybody");
});

test("nothing is searched for, and nothing is found", () => {
  expect(searchMessages(channels, "  ")).toEqual([]);
});
