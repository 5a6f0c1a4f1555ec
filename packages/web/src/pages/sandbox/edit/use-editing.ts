import type { Location, Power, Province, Rules } from "@chancery/engine";
import { useState } from "react";
import type { Tool } from "./edit.ts";

export interface Editing {
  /** Null while the position is not being edited. */
  readonly tool: Tool | null;
  /** A fleet is being placed where there are several coasts. */
  readonly coasts: { readonly province: Province; readonly open: readonly Location[] } | null;
  start(): void;
  stop(): void;
  choose(tool: Tool): void;
  askCoast(coasts: Editing["coasts"]): void;
}

export function useEditing({ kinds }: Rules): Editing {
  const [tool, setTool] = useState<Tool | null>(null);
  const [coasts, askCoast] = useState<Editing["coasts"]>(null);
  const choose = (next: Tool | null): void => {
    setTool(next);
    askCoast(null);
  };
  return {
    tool,
    coasts,
    choose,
    askCoast,
    start: () => choose({ type: "unit", power: 0 as Power, kind: kinds[0] }),
    stop: () => choose(null),
  };
}
