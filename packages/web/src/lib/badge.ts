/** Shows on the icon of the installed app how many games wait for the reader. Browsers without badges don't. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Without the installed app, there may be no badge.
  shown?.catch(() => undefined);
}
