import { fail, ok, type Power, type Result } from "@chancery/engine";
import { favorBoard } from "../boards/favor/table.ts";
import type { SecondLook, SecondPicture } from "../second-board.ts";
import { FAVOR_CAST } from "./cast.ts";
import {
  DEFAULT_LAYOUT,
  type Embassy,
  type EmbassyOrder,
  type Favor,
  type FavorFault,
  illegalEmbassyFacts,
  misreadEmbassyFacts,
  readEmbassies,
  readEmbassyOrder,
  readFavor,
  readPlayer,
  resolveWinter,
  siftEmbassyOrders,
} from "./favor/index.ts";
import { embassyScene, favorScene } from "./favor-scene.ts";

type Fields = Readonly<Record<string, unknown>>;
type Orders = ReadonlyMap<Power, readonly EmbassyOrder[]>;
type Read<T> = Result<T, readonly string[]>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The Favor Map of a position, request or response with `favor`, or of some `embassies` alone. Orders that are no
 * orders to embassies have nothing to do with it.
 */
export function readFavorPicture(given: unknown, look: SecondLook): Read<SecondPicture> {
  if (!isFields(given)) return fail(['no position (with "favor")']);
  const isStart = given.state === "start";
  const position: Fields = isStart ? {} : isFields(given.state) ? given.state : given;
  if (position.favor === undefined && !isStart) {
    if (look.orders || look.results) return fail(['no position (with "favor") for the orders']);
    return readSomeEmbassies(given.embassies, look);
  }
  const favor = isStart ? ok(DEFAULT_LAYOUT) : inWords(readFavor(position.favor));
  if (!favor.ok) return favor;
  const { language } = look;
  const title = typeof position.phase === "string" ? look.namePhase(position.phase) : "";
  if (!look.orders && !look.results)
    return ok({ scene: favorScene(favor.value, { title, language }), complaints: [] });
  const sheets = readSheets(favor.value, given.orders, look);
  if (!sheets.ok) return sheets;
  const { orders, complaints } = sheets.value;
  if (!look.results)
    return ok({
      scene: favorScene(favor.value, { title, language, orders: [...orders.values()].flat() }),
      complaints,
    });
  const kicked = position.kicked === undefined ? ok([]) : inWords(readEmbassies(position.kicked, "kicked"));
  if (!kicked.ok) return kicked;
  const results = resultsOf(favor.value, kicked.value, orders, { title, language, tell: look.tell });
  return ok({ scene: results.scene, complaints: [...complaints, ...results.complaints] });
}

function resultsOf(
  favor: Favor,
  kicked: readonly Embassy[],
  sheets: Orders,
  context: Pick<SecondLook, "tell" | "language"> & { readonly title: string },
): SecondPicture {
  const winter = { favor, restraints: kicked.map((embassy) => ({ embassy, code: "kicked" as const })) };
  const { orders, refused } = siftEmbassyOrders(winter, sheets);
  return {
    scene: favorScene(favor, { ...context, verdicts: resolveWinter(favor, orders).verdicts }),
    complaints: [...refused.values()].map((illegal) => context.tell(illegalEmbassyFacts(winter, illegal))),
  };
}

/** What an order to an embassy begins with: perhaps a power, and then an embassy or a space. */
const TO_EMBASSY = /^\s*([a-z]+\s+)?(e|embassy|[nuibr]\d\w?)\b/i;

function readSheets(
  favor: Favor,
  given: unknown,
  { tell }: SecondLook,
): Read<{ readonly orders: Orders; readonly complaints: readonly string[] }> {
  if (!isFields(given)) return fail(["there are no orders in it"]);
  const orders = new Map<Power, EmbassyOrder[]>();
  const complaints: string[] = [];
  for (const [name, lines] of Object.entries(given)) {
    const power = readPlayer(name);
    if (power === null) return fail([`no player's power "${name}" (orders.${name})`]);
    if (!Array.isArray(lines)) return fail([`this has to be a list of orders (orders.${name})`]);
    const sheet = lines
      .map(String)
      .filter((line) => TO_EMBASSY.test(line))
      .flatMap((line) => {
        const read = readEmbassyOrder(favor, power, line);
        if (read.ok) return [read.value];
        complaints.push(`${name}, "${line}": ${tell(misreadEmbassyFacts(read.error))}`);
        return [];
      });
    orders.set(power, sheet);
  }
  return ok({ orders, complaints });
}

/** Embassies of any powers, by the spaces they stand in. Several may share a Perimeter, but not two of one power. */
function readSomeEmbassies(given: unknown, { language }: SecondLook): Read<SecondPicture> {
  if (given === undefined) return fail(['no embassies, as in {"embassies": {"Poland": ["N1q"]}}']);
  if (!isFields(given)) return fail(['this has to be lists by power, as in {"Poland": []} (embassies)']);
  const taken = new Set<string>();
  const embassies: Record<string, string[]> = {};
  for (const [name, list] of Object.entries(given)) {
    const path = `embassies.${name}`;
    if (!Array.isArray(list)) return fail([`this has to be a list of names (${path})`]);
    const power = powerNamed(name);
    if (power === undefined)
      return fail([`no power "${name}" (there are ${Object.keys(FAVOR_CAST).join(", ")}) (${path})`]);
    embassies[power] = [];
    for (const [i, text] of list.entries()) {
      const space = spaceNamed(String(text).replace(/^E\s+/i, ""));
      if (space === undefined)
        return fail([`no place "${text}" on the board ${favorBoard.id} (${path}[${i}])`]);
      const seat = space.endsWith("z") ? `${space} ${power}` : space;
      if (taken.has(seat)) return fail([`there is an embassy in ${space} already (${path}[${i}])`]);
      taken.add(seat);
      embassies[power].push(space);
    }
  }
  return ok({ scene: embassyScene(embassies, new Set(), { language }), complaints: [] });
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

const powerNamed = (text: string): string | undefined =>
  Object.keys(FAVOR_CAST).find((name) => plain(name) === plain(text));

/** A space by its code or its whole name. */
const spaceNamed = (text: string): string | undefined =>
  favorBoard.provinces.find(({ id, name }) => [id, name].some((each) => plain(each) === plain(text)))?.id;

const inWords = <T>(read: Result<T, readonly FavorFault[]>): Read<T> =>
  read.ok ? read : fail(read.error.map(({ path, what }) => `${what} (${path})`));
