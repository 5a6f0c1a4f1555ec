import { expect, test } from "vitest";
import { officialsOf } from "./officials.ts";

test("a committee is led by officers, and other games by a referee", () => {
  const said = (variant: string): string => {
    const { The, does, the } = officialsOf({ variant });
    return `${The} ${does("have")} spoken, and ${the} ${does("decide")}`;
  };
  for (const variant of ["committee-1901", "committee-1935"])
    expect(said(variant)).toBe("The officers have spoken, and the officers decide");
  for (const variant of ["classic", "dissolution"])
    expect(said(variant)).toBe("The referee has spoken, and the referee decides");
});
