import { styleText } from "node:util";

/** How texts are set off for people. Every mark can be seen without a terminal that draws it. */
export interface Style {
  readonly heading: (text: string) => string;
  readonly order: (text: string) => string;
  /** An order that did not work, underlined as in the books (C23-18). */
  readonly failedOrder: (text: string) => string;
  readonly aside: (text: string) => string;
}

const PLAIN: Style = {
  heading: (text) => text,
  order: (text) => ` ${text} `,
  failedOrder: (text) => `_${text}_`,
  aside: (text) => text,
};

const onTerminal = (format: "bold" | "underline" | "dim", text: string): string =>
  styleText(format, text, { validateStream: false });

const ON_A_TERMINAL: Style = {
  heading: (text) => onTerminal("bold", text),
  order: (text) => text,
  failedOrder: (text) => onTerminal("underline", text),
  aside: (text) => onTerminal("dim", text),
};

/** The style for a stream: plain unless it is a terminal, and plain there too if NO_COLOR asks for it. */
export const styleFor = (stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv = process.env): Style =>
  stream.isTTY && !env.NO_COLOR && env.TERM !== "dumb" ? ON_A_TERMINAL : PLAIN;

/** Text from others as it can be shown: control characters for the terminal are spelled out. */
export const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    JSON.stringify(character) === `"${character}"`
      ? `\\u{${character.codePointAt(0)?.toString(16)}}`
      : JSON.stringify(character).slice(1, -1),
  );
