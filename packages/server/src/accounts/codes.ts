import { createHmac, randomInt } from "node:crypto";
import { codeDigest, type Table } from "@chancery/game";
import type { Secrets } from "@chancery/store";
import { stored } from "../http/failures.ts";
import { digestOf, newSecret } from "./secrets.ts";

/** Letters and digits that nobody takes for another one. */
export const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

/**
 * The codes that delegates join with: short enough to type, 40 bits long. They follow from a secret of the site,
 * so that officers can look at them at any time, though the log keeps digests only. So short a code would be found by
 * trying all of them on its digest, so games know only what the secret makes of it, and no backup holds the secret.
 */
export class Codes {
  private readonly secrets: Secrets;
  private secret: string | undefined;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  async maker(): Promise<CodeMaker> {
    const secret = await this.key();
    return (game, round, count) =>
      Array.from({ length: count }, (_, number) => {
        const mark = createHmac("sha256", secret).update(JSON.stringify([game, round, number]));
        let rest = BigInt(`0x${mark.digest("hex")}`);
        let code = "";
        for (; code.length < LENGTH; rest /= BigInt(SIGNS.length))
          code += SIGNS[Number(rest % BigInt(SIGNS.length))];
        return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
      });
  }

  async book(): Promise<CodeBook> {
    const secret = await this.key();
    const told = (code: string): string =>
      createHmac("sha256", secret).update(codeDigest(code, digestOf)).digest("hex");
    return { make: await this.maker(), told };
  }

  private async key(): Promise<string> {
    this.secret ??= stored(await this.secrets.get({ name: "codes", proposed: newSecret() }));
    return this.secret;
  }
}

/** Makes sets of codes for games, one for each seat and more; which seat each leads to is the table's to know. */
export type CodeMaker = (game: string, round: number, count: number) => readonly string[];

/** How codes are made, and what a game is told instead of one, however it was typed. */
export interface CodeBook {
  readonly make: CodeMaker;
  readonly told: (code: string) => string;
}

/** A code by chance, that leads to nothing yet. */
export function drawCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** All codes of a committee's current set, including replacements, and as many further ones. */
export const codesOf = ({ game, room, seats }: Table, make: CodeMaker, more = 0): readonly string[] =>
  make(game, room?.round ?? 0, seats.length + (room?.renewed ?? 0) + more);

/** All that is kept of what a game was told. */
const kept = (told: string): string => codeDigest(told, digestOf);

/** What a code may be known by: games from before codes were protected were told the code itself. */
export const knownBy = ({ told }: CodeBook, code: string) =>
  [told(code), code].map((each) => ({ told: each, digest: kept(each) }));
