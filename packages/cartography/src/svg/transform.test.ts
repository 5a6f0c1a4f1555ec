import { expect, test } from "vitest";
import { checkTransform } from "./transform.ts";

test.each([
  "",
  "translate(10)",
  "translate(10, 20) rotate(-5)",
  " rotate( 30 , 5,5 ),scale(.5)",
  "matrix(1 0 0 1 1e2 -3) skewX(4) skewY(4)",
])("the transform %j is followed", (text) => {
  expect(checkTransform(text)).toBeNull();
});

test.each([
  [
    "translate(10px 20px)",
    "translate(10px 20px) is not a valid transform: translate() takes 1 or 2 plain numbers",
  ],
  ["rotate()", "rotate() is not a valid transform: rotate() takes 1 or 3 plain numbers"],
  ["scale(1 2 3)", "scale(1 2 3) is not a valid transform: scale() takes 1 or 2 plain numbers"],
  [
    "perspective(3)",
    "the transform perspective() is unknown: use matrix, translate, scale, rotate, skewX, skewY",
  ],
  ["left", 'transform="left" is not a list like "translate(10 20) rotate(5)"'],
])("the transform %j is refused", (text, why) => {
  expect(checkTransform(text)).toBe(why);
});
