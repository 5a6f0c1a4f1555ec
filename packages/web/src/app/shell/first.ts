/*
 * Stands in the page itself and runs before anything is painted: the colors that were chosen here, and whether the
 * server guessed the language right. The application reads the same places.
 */
const root = document.documentElement;
const saved = (key: string): string | null => {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: nothing is loaded yet
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const chosen = saved("mantine-color-scheme-value");
const scheme = chosen === "dark" || chosen === "light" ? chosen : system;
root.dataset.mantineColorScheme = scheme;
if (scheme !== system) {
  root.dataset.otherScheme = "";
  // The frame of the window is of the color that was chosen, not of the system's.
  const frames = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const colors = [...frames].map(({ content }) => content).reverse();
  for (const [i, frame] of [...frames].entries()) frame.content = colors[i];
}
const language = new URLSearchParams(location.search).get("language") ?? saved("chancery.language");
if (language !== null && language !== root.lang) root.dataset.otherLanguage = "";

export {};
