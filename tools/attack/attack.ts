import type { Arms } from "./arms.ts";
import { type Answer, Visitor } from "./visitor.ts";

/** What is sent again and again, by how many at once, and how each request is answered. */
export interface Attack {
  readonly name: string;
  readonly atOnce: number;
  readonly send: (arms: Arms, turn: number) => Promise<Answer>;
}

/** Asks once, from an address. */
export async function once(
  { server }: Arms,
  address: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const visitor = new Visitor(server, address);
  try {
    return await visitor.send(method, path, body);
  } finally {
    visitor.close();
  }
}
