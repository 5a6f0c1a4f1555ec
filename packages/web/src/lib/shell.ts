import { useInsertionEffect } from "react";

const shell = (): HTMLElement | null => document.getElementById("shell");

/** Whether the page still shows what the server has put there. */
export const hasShell = (): boolean => shell() !== null;

/** How large the shell's board is, which the application's takes the place of; null where there is none. */
export function shellBoard(): { readonly width: number; readonly height: number } | null {
  const board = shell()?.querySelector("main");
  return board ? { width: board.clientWidth, height: board.clientHeight } : null;
}

/**
 * Takes away what the server has put on the page until the application is there. This happens together with the first
 * rendering of the page, before anything on it is measured or takes the focus.
 */
export function useShellEnd(isReady: boolean): void {
  useInsertionEffect(() => {
    if (isReady) shell()?.remove();
  }, [isReady]);
}
