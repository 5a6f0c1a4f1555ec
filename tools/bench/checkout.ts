import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Game } from "@chancery/engine";

/** The parts of a checkout that are measured: of this one, or of an earlier one with its packages linked. */
export interface Checkout {
  readonly engine: typeof import("@chancery/engine");
  readonly variants: typeof import("@chancery/variants");
  readonly bots: typeof import("@chancery/bots");
  readonly sheets: typeof import("../../packages/contract/src/sheets.ts");
}

export async function checkoutAt(path: string): Promise<Checkout> {
  const root = resolve(path);
  if (!existsSync(`${root}/packages/engine/src/index.ts`)) throw new Error(`${root} is no checkout`);
  return {
    engine: await import(`${root}/packages/engine/src/index.ts`),
    variants: await import(`${root}/packages/variants/index.ts`),
    bots: await import(`${root}/packages/bots/src/index.ts`),
    sheets: await import(`${root}/packages/contract/src/sheets.ts`),
  };
}

export function gameOf({ variants }: Checkout, id: string): Game {
  const variant = variants.VARIANTS.find((each) => each.id === id);
  const created = variant?.create(variant.rulebooks[0], {});
  if (!created?.ok) throw new Error(`no game ${id}`);
  return created.value;
}
