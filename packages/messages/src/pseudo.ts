import type { CompiledMessage } from "icu-minify/format";
import { accent } from "./accent.ts";
import { compile } from "./compile.ts";
import type { Catalog } from "./translator.ts";

/** Accents what a message says and leaves what it is given: names, orders, numbers. */
function accentNode(node: unknown): unknown {
  if (typeof node === "string") return accent(node);
  if (!Array.isArray(node)) return node;
  const [name, type, ...rest] = node as [string, unknown, ...unknown[]];
  // [argument], [argument, kind of format (from 1), branches or style], [tag, ...children]
  if (node.length === 1) return node;
  if (typeof type === "number" && type > 0) {
    const [branches] = rest;
    const isBranching = type <= 3 && typeof branches === "object" && branches !== null;
    if (!isBranching) return node;
    return [
      name,
      type,
      Object.fromEntries(Object.entries(branches).map(([key, branch]) => [key, accentBranch(branch)])),
    ];
  }
  return [name, ...[type, ...rest].map(accentNode)];
}

const accentBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map(accentNode) : accentNode(branch);

/** A catalog in the pseudo-language. */
export function pseudo<C extends Catalog>(catalog: C): C {
  const messages = Object.entries(catalog).map(([key, message]) => [key, accentBranch(compile(message))]);
  return Object.fromEntries(messages) as C;
}

export type { CompiledMessage };
