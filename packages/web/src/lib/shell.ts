import { useInsertionEffect } from "react";

const shell = (): HTMLElement | null => document.getElementById("shell");

/** Whether the page still shows what the server sent. */
export const hasShell = (): boolean => shell() !== null;

/** How large the shell's board is, which the application's board replaces; null where there is none. */
export function shellBoard(): { readonly width: number; readonly height: number } | null {
  const board = shell()?.querySelector("main");
  return board ? { width: board.clientWidth, height: board.clientHeight } : null;
}

/**
 * Removes what the server put on the page until the application is ready. This happens together with the first
 * rendering of the page, before anything on it is measured or takes the focus.
 */
export function useShellEnd(isReady: boolean): void {
  useInsertionEffect(() => {
    if (isReady) shell()?.remove();
  }, [isReady]);
}
