import type { Language } from "@chancery/messages";
import { textsIn } from "./catalogs.ts";

/** The page's colors before the application says otherwise; those of tokens.css and index.html. */
const PAGE = "#f6f2e8";

/** What browsers need to know to install the application (https://www.w3.org/TR/appmanifest). */
export async function manifestIn(language: Language): Promise<object> {
  const { ui, shell: text } = await textsIn(language);
  const icon = (name: string, size: number, purpose?: "maskable" | "monochrome") => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose && { purpose }),
  });
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    name: ui("appName"),
    short_name: ui("appName"),
    description: text("description"),
    lang: language,
    dir: "ltr",
    display: "standalone",
    background_color: PAGE,
    theme_color: PAGE,
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      icon("192", 192),
      icon("512", 512),
      icon("maskable", 512, "maskable"),
      icon("badge", 96, "monochrome"),
    ],
    shortcuts: [
      { name: text("shortcutPlay"), url: "/play", icons: [icon("192", 192)] },
      { name: text("shortcutSandbox"), url: "/sandbox/2023", icons: [icon("192", 192)] },
      { name: ui("myGames"), url: "/games", icons: [icon("192", 192)] },
    ],
  };
}
