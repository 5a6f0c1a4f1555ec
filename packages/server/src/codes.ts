import { createHmac } from "node:crypto";
import { codeDigest, type Table } from "@chancery/game";
import type { Secrets } from "@chancery/store";
import { stored } from "./failures.ts";
import { digestOf, newSecret } from "./secrets.ts";

/** Letters and digits that nobody takes for another one. */
export const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

/**
 * The codes that delegates join with: short enough to type, 40 bits long. They follow from a secret of the site,
 * so that officers can look at them at any time, though the log keeps digests only.
 */
export class Codes {
  private readonly secrets: Secrets;
  private secret: string | undefined;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  async maker(): Promise<CodeMaker> {
    this.secret ??= stored(await this.secrets.get({ name: "codes", proposed: newSecret() }));
    const secret = this.secret;
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
}

/** Makes sets of codes for games, one for each seat and more; which seat each leads to is the table's to know. */
export type CodeMaker = (game: string, round: number, count: number) => readonly string[];

/** All codes of a committee's current set, including replacements, and as many further ones. */
export const codesOf = ({ game, room, seats }: Table, make: CodeMaker, more = 0): readonly string[] =>
  make(game, room?.round ?? 0, seats.length + (room?.renewed ?? 0) + more);

/** All that is kept of a code. */
export const digestOfCode = (code: string): string => codeDigest(code, digestOf);
