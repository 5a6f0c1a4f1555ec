import { expect, test } from "vitest";
import { invitationIn } from "./rematch.ts";

const said = (at: number, text: string) => ({ at, text });

test("a rematch is found in what was said after the game, the last one first", () => {
  const messages = [
    said(1, "Rematch? Join here: https://chancery.example.org/join/old#early"),
    said(5, "Rematch? Join here: https://chancery.example.org/join/g2#secret-1"),
    said(6, "Rematch? Join here: http://10.0.0.2:1901/join/g3#secret_2"),
    said(7, "See you there"),
  ];
  expect(invitationIn(messages, 4)).toEqual({ game: "g3", token: "secret_2" });
  expect(invitationIn(messages.slice(0, 1), 4)).toBeNull();
});
