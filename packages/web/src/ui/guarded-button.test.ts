import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuardedButton } from "./GuardedButton.tsx";

const Pause = ({ first }: { first: string | null }) => GuardedButton({ first, children: "Pause" });

const drawn = (first: string | null): string =>
  renderToStaticMarkup(createElement(MantineProvider, null, createElement(Pause, { first })));

test("a button that waits for something says what for, to the eye and to screen readers, and stays within reach", () => {
  const html = drawn("Give a reason first.");
  const id = /<span id="([^"]+)"[^>]*>Give a reason first\.<\/span>/.exec(html)?.[1];
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/<button[^>]* disabled/);
});

test("a button that waits for nothing is a button", () => {
  expect(drawn(null)).not.toMatch(/aria-disabled|aria-describedby|data-disabled/);
});
