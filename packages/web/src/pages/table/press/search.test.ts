import { expect, test } from "vitest";
import { channelOf } from "../testing.ts";
import { searchMessages } from "./search.ts";

const said = (at: number, from: string, text: string) => ({
  at,
  from,
  text,
  deal: null,
  answer: null,
  isMuted: false,
});

const channels = [
  {
    ...channelOf("England + France"),
    messages: [said(1, "England", "Keep out of the Channel"), said(3, "France", "The channel stays empty")],
  },
  { ...channelOf("everybody"), messages: [said(2, "Italy", "Peace!")] },
];

test("messages are found by all their words, whatever the case, the latest first", () => {
  expect(searchMessages(channels, "CHANNEL").map(({ message }) => message.at)).toEqual([3, 1]);
  expect(searchMessages(channels, "channel empty").map(({ message }) => message.at)).toEqual([3]);
  expect(searchMessages(channels, "peace")[0].channel.name).toBe("everybody");
});

test("searching for nothing finds nothing", () => {
  expect(searchMessages(channels, "  ")).toEqual([]);
});
