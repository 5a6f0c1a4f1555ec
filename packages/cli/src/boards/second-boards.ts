import type { Scene } from "@chancery/boardview";
import { explainOwn, faultIn, openVariant } from "@chancery/contract";
import type { OwnFacts } from "@chancery/engine";
import { formatList, localized } from "@chancery/messages";
import { GAMES } from "@chancery/variants";
import { namePhase } from "../adjudicate/phases.ts";
import { nameOf, readJsonFile } from "../adjudicate/setup.ts";
import { Failure } from "../terminal/failure.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";

/** The boards that games have beside the first one, each drawn by an option of its own. */
const SECONDS = GAMES.flatMap(({ variant, second }) => (second ? [{ variant: variant.id, ...second }] : []));

export const secondBoardOptions = SECONDS.map(({ id, title }) => ({
  name: id,
  flag: `--${id}`,
  title: localized(title, LANGUAGE),
}));

/** What the help says about them, and examples. */
export const secondBoardHelp = SECONDS.map(({ id, title, help: about }) =>
  help("renderSecondBoard", {
    flag: `--${id}`,
    board: localized(title, LANGUAGE),
    help: localized(about, LANGUAGE),
  }),
);
export const secondBoardExamples = SECONDS.flatMap(({ examples }) => examples);

/** Which of them the options ask for. */
export const secondBoardAsked = (options: object): string | undefined =>
  SECONDS.find(({ id }) => id in options)?.id;

/** Draws one of them: empty, or what a file says of it. */
export async function secondBoardScene(
  id: string,
  file: string | undefined,
  { orders = false, results = false }: { readonly orders?: boolean; readonly results?: boolean },
): Promise<Scene> {
  const second = SECONDS.find((each) => each.id === id);
  if (!second) throw new Failure(cli("undrawnBoard", { board: id }));
  const { empty, read } = await second.load();
  if (file === undefined) {
    if (orders || results)
      throw new Failure(cli("needOrders", { flags: formatList(LANGUAGE, ["--orders", "--results"]) }), 2);
    return empty(LANGUAGE);
  }
  const game = openVariant({ variant: second.variant, options: {} });
  const tell = (facts: OwnFacts): string =>
    game.ok ? explainOwn(words, game.value.rules, facts) : facts.code;
  const picture = read(await readJsonFile(file), {
    language: LANGUAGE,
    orders,
    results,
    namePhase: (phase) => namePhase(phase, second),
    tell,
  });
  if (!picture.ok)
    throw new Failure(
      picture.error
        .map(({ path, fault }) => {
          const what = faultIn(words, fault, second.variant);
          return `${nameOf(file)}: ${what}${path === "" ? "" : ` (${path})`}`;
        })
        .join("\n"),
    );
  for (const { power, text, facts } of picture.value.complaints) {
    const line = power === undefined ? "" : `${power}, "${text}": `;
    console.error(visible(`${line}${tell(facts)}`));
  }
  return picture.value.scene;
}

/** The drawing of one of them; undefined for other boards. */
export const secondGeometry = async (id: string) =>
  (await SECONDS.find((second) => second.id === id)?.load())?.geometry(LANGUAGE);
