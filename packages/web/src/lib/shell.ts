import { useInsertionEffect } from "react";

/**
 * Takes away what the server has put on the page until the application is there. This happens together with the first
 * rendering of the page, before anything on it is measured or takes the focus.
 */
export function useShellEnd(isReady: boolean): void {
  useInsertionEffect(() => {
    if (isReady) document.getElementById("shell")?.remove();
  }, [isReady]);
}
