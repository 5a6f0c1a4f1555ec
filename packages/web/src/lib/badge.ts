/** Shows on the icon of the installed app how many games wait for the reader. Browsers without badges don't. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Those who haven't installed the app may not have a badge.
  shown?.catch(() => undefined);
}
