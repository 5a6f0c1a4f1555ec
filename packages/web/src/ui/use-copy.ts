import { useEffect, useRef, useState } from "react";
import { ui } from "../messages/ui.ts";

/** How long a button says that something was copied, in ms. */
const STAY = 2000;

/**
 * Copies text to the clipboard. On a local network people reach the server without TLS, where browsers block the
 * clipboard API; the older way, which copies a selection, works everywhere.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    const area = document.createElement("textarea");
    area.className = "hidden";
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    if (before instanceof HTMLElement) before.focus();
    return isCopied;
  }
}

/** Copies, and says for a while whether it did; null before and after. */
export function useCopy(): {
  readonly isCopied: boolean | null;
  copy(text: string): Promise<void>;
} {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    setCopied(await copyText(text));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(null), STAY);
  };
  return { isCopied, copy };
}

/** The label of a button that copies. */
export const copyWord = (isCopied: boolean | null, word: string): string =>
  isCopied === null ? word : ui(isCopied ? "copied" : "notCopied");
