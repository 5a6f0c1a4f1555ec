/** Draws boards while the application is built: light pictures that are there before the application is. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Scene, ThemeName } from "@chancery/boardview";
import { drawLight, simplified } from "@chancery/boardview/light";
import { openVariant } from "@chancery/contract";
import { LANGUAGES, type Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import { BOARDS, GAMES } from "@chancery/variants";
import type { Geometry } from "@chancery/variants/boards";
import type { Plugin } from "vite";
import { phaseScene, positionScene } from "../src/orders/scene.ts";
import { timelineOf } from "../src/pages/sandbox/timeline.ts";
import { OPENING } from "../src/pages/start/opening.ts";

const MODULE = join(import.meta.dirname, "../src/board/pictures.ts");

/** Lines lose bends smaller than this, in px of the board. */
const TOLERANCE = 5;

interface Plan {
  readonly name: string;
  readonly geometry: Geometry;
  readonly scene: Scene;
  /** Of the names on it; without one, there are none. */
  readonly language?: Language;
}

/** The start of the first game on each board, and an opening in each language. */
async function scenes(): Promise<readonly Plan[]> {
  const starts = BOARDS.map(async (board) => {
    const game = GAMES.find((each) => each.board === board);
    const [edition] = game?.editions ?? [];
    const table = openVariant({
      variant: game?.variant.id ?? "",
      rulebook: edition?.rulebook ?? "",
      options: {},
    });
    if (!table.ok) throw new Error(`no game can be opened on the board ${board.table.id}`);
    const { rules, start } = table.value;
    const geometry = simplified(await board.geometry(), TOLERANCE);
    return { name: board.table.id, geometry, scene: positionScene(rules, start) };
  });
  const timeline = timelineOf(OPENING);
  if (!timeline.ok) throw new Error(timeline.error);
  const { table, phases } = timeline.value;
  const geometry = await BOARDS.find(({ table: { id } }) => id === table.rules.board.id)?.geometry();
  if (!geometry) throw new Error("the opening has no board");
  const light = simplified(geometry, TOLERANCE);
  const scene = phaseScene(table.rules, phases[0], { resolved: true });
  const openings = LANGUAGES.map((language) => ({
    name: `opening-${language}`,
    geometry: light,
    scene,
    language,
  }));
  return [...openings, ...(await Promise.all(starts))];
}

/** The pictures by name, in both color schemes. */
async function pictures(): Promise<{ name: string; theme: ThemeName; file: string; svg: string }[]> {
  const all = await scenes();
  return all.flatMap(({ name, geometry, scene, language }) =>
    (["light", "dark"] as const).map((theme) => {
      const svg = drawLight(geometry, scene, {
        theme,
        labels: language ? "full" : "none",
        text: messagesIn(language ?? "en").board,
      });
      const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
      return { name, theme, file: `assets/board-${name}-${theme}-${hash}.svg`, svg };
    }),
  );
}

export function boardPictures(): Plugin {
  let isBuild = false;
  return {
    name: "board-pictures",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    load: {
      filter: { id: MODULE },
      async handler() {
        const urls: Record<string, Record<string, string>> = {};
        for (const { name, theme, file, svg } of await pictures()) {
          if (isBuild) this.emitFile({ type: "asset", fileName: file, source: svg });
          const url = isBuild ? `/${file}` : `data:image/svg+xml,${encodeURIComponent(svg)}`;
          urls[name] = { ...urls[name], [theme]: url };
        }
        const boards = Object.fromEntries(BOARDS.map(({ table: { id } }) => [id, urls[id]]));
        const openings = Object.fromEntries(
          LANGUAGES.map((language) => [language, urls[`opening-${language}`]]),
        );
        return `const openings = ${JSON.stringify(openings)};
export const openingIn = (language) => openings[language];
export const boards = ${JSON.stringify(boards)};`;
      },
    },
  };
}
