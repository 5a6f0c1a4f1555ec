import type { CompiledMessage } from "icu-minify/format";

/** Stands in for `compile.ts` in the web build, where catalogs arrive compiled. */
export const compile = (message: string | CompiledMessage): CompiledMessage => message;
