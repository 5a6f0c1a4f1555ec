import { type Fault, fail, ok, type PositionFault, type Power, type Result } from "@chancery/engine";
import { favorBoard } from "../boards/favor/table.ts";
import type { Complaint, SecondLook, SecondPicture } from "../second-board.ts";
import { FAVOR_CAST } from "./cast.ts";
import {
  DEFAULT_LAYOUT,
  type Embassy,
  type EmbassyOrder,
  type Favor,
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
import { PLAYERS } from "./players.ts";

type Fields = Readonly<Record<string, unknown>>;
type Orders = ReadonlyMap<Power, readonly EmbassyOrder[]>;
type Read<T> = Result<T, readonly PositionFault[]>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The Favor Map of a position, request or response with `favor`, or of some `embassies` alone. Orders that are no
 * orders to embassies have nothing to do with it.
 */
export function readFavorPicture(given: unknown, look: SecondLook): Read<SecondPicture> {
  if (!isFields(given)) return wrong("", { code: "favor-needed" });
  const isStart = given.state === "start";
  const position: Fields = isStart ? {} : isFields(given.state) ? given.state : given;
  if (position.favor === undefined && !isStart) {
    if (look.orders || look.results) return wrong("", { code: "favor-needed" });
    return readSomeEmbassies(given.embassies, look);
  }
  const favor = isStart ? ok(DEFAULT_LAYOUT) : readFavor(position.favor);
  if (!favor.ok) return favor;
  const { language } = look;
  const title = typeof position.phase === "string" ? look.namePhase(position.phase) : "";
  if (!look.orders && !look.results)
    return ok({ scene: favorScene(favor.value, { title, language }), complaints: [] });
  const sheets = readSheets(favor.value, given.orders);
  if (!sheets.ok) return sheets;
  const { orders, complaints } = sheets.value;
  if (!look.results)
    return ok({
      scene: favorScene(favor.value, { title, language, orders: [...orders.values()].flat() }),
      complaints,
    });
  const kicked = position.kicked === undefined ? ok([]) : readEmbassies(position.kicked, "kicked");
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
    complaints: [...refused.values()].map((illegal) => ({ facts: illegalEmbassyFacts(winter, illegal) })),
  };
}

/** What an order to an embassy begins with: perhaps a power, and then an embassy or a space. */
const TO_EMBASSY = /^\s*([a-z]+\s+)?(e|embassy|[nuibr]\d\w?)\b/i;

function readSheets(
  favor: Favor,
  given: unknown,
): Read<{ readonly orders: Orders; readonly complaints: readonly Complaint[] }> {
  if (!isFields(given)) return wrong("orders", { code: "orders-needed" });
  const orders = new Map<Power, EmbassyOrder[]>();
  const complaints: Complaint[] = [];
  for (const [name, lines] of Object.entries(given)) {
    const power = readPlayer(name);
    const path = `orders.${name}`;
    if (power === null)
      return wrong(path, { code: "unknown-power", text: name, powers: PLAYERS.map((player) => player.name) });
    if (!Array.isArray(lines)) return wrong(path, { code: "not-a-list" });
    const sheet = lines
      .map(String)
      .filter((line) => TO_EMBASSY.test(line))
      .flatMap((line) => {
        const read = readEmbassyOrder(favor, power, line);
        if (read.ok) return [read.value];
        complaints.push({ power: name, text: line, facts: misreadEmbassyFacts(read.error) });
        return [];
      });
    orders.set(power, sheet);
  }
  return ok({ orders, complaints });
}

/** Embassies of any powers, by the spaces they stand in. Several may share a Perimeter, but not two of one power. */
function readSomeEmbassies(given: unknown, { language }: SecondLook): Read<SecondPicture> {
  const example = '{"embassies": {"Poland": ["N1q"]}}';
  if (!isFields(given)) return wrong(given === undefined ? "" : "embassies", { code: "not-like", example });
  const taken = new Set<string>();
  const embassies: Record<string, string[]> = {};
  for (const [name, list] of Object.entries(given)) {
    const path = `embassies.${name}`;
    if (!Array.isArray(list)) return wrong(path, { code: "not-a-list" });
    const power = powerNamed(name);
    if (power === undefined)
      return wrong(path, { code: "unknown-power", text: name, powers: Object.keys(FAVOR_CAST) });
    embassies[power] = [];
    for (const [i, text] of list.entries()) {
      const space = spaceNamed(String(text).replace(/^E\s+/i, ""));
      if (space === undefined)
        return wrong(`${path}[${i}]`, { code: "not-a-space", text: String(text), nearest: [] });
      const seat = space.endsWith("z") ? `${space} ${power}` : space;
      if (taken.has(seat)) return wrong(`${path}[${i}]`, { code: "space-occupied", space });
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

const wrong = (path: string, fault: Fault): Result<never, readonly PositionFault[]> =>
  fail([{ path, fault }]);
