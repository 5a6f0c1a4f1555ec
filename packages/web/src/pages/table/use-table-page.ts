import type { OpenGame } from "@chancery/contract";
import {
  type Orders,
  ordersIn,
  type Played,
  readSheets,
  readWritten,
  type Sheets,
} from "@chancery/contract/orders";
import { formatOrder } from "@chancery/engine";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { TableView } from "../../api/client.ts";
import type { Connection } from "../../api/live.ts";
import { turnQuery } from "../../api/queries.ts";
import { pluginOf } from "../../games/parts.ts";
import { ORDER_LANGUAGE } from "../../messages/order-words.ts";
import type { OrderEditor } from "../../orders/entry/order-editor.ts";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { ordersOf } from "../../orders/entry/sheet.ts";
import type { TypedSheet } from "../../orders/entry/typed.ts";
import { useOrders } from "../../orders/entry/use-orders.ts";
import { openGame } from "../../orders/open-game.ts";
import { useNewSheetSync } from "./orders/use-sheet-sync.ts";
import { useUndo, type WrittenSheets } from "./orders/use-undo.ts";
import type { DrawnDeal } from "./press/deal-board.ts";
import { useSheetDraft } from "./referee/use-sheet-draft.ts";
import type { TableContextValue } from "./table-context.ts";
import { orderedBy, pastPhase, powersNamed, presentPhase, presentState } from "./turns/phases.ts";
import { type History, useHistory } from "./turns/use-history.ts";
import { useViewed } from "./turns/use-viewed.ts";
import { useAct } from "./use-act.ts";
import { useDealSource } from "./use-deal-source.ts";

interface TablePageState {
  readonly shared: TableContextValue;
  readonly editor: OrderEditor;
  /** What is written now, as it was read. */
  readonly sheets: Sheets;
  readonly history: History;
  readonly walk: (by: -1 | 1) => void;
}

/** Everything that can be done at a table, from one place. */
export function useTablePage(
  table: TableView,
  connection: Connection,
  open: (tab: string) => void,
): TablePageState {
  const game = useGame(table);
  const { act: command } = useAct(table.game);
  const { viewed, view } = useViewed(table);
  const { data: fetched } = useQuery({
    ...turnQuery(table.game, viewed ?? 0),
    enabled: viewed !== null,
    placeholderData: (before) => before,
  });
  const known = table.lastPlayed?.number === viewed ? table.lastPlayed : fetched;
  const turn = viewed === null ? null : (known ?? null);

  const saving = useNewSheetSync(table, command);
  const others = useSheetDraft(table, command, ORDER_LANGUAGE);
  const written = useMemo<WrittenSheets>(
    () => others ?? { sheets: saving.sheets, write: (power, text) => saving.sync.write(power, text) },
    [others, saving.sheets, saving.sync],
  );
  const isReading = others !== null && others.powers.length === 0;
  const own = (others === null || isReading ? orderedBy(table) : others.powers).join("\n");
  const powers = useMemo(() => powersNamed(game, own === "" ? [] : own.split("\n")), [game, own]);
  const read = useSheetsOf(game, table, written.sheets);
  const orders = useMemo(() => writtenIn(game, read), [game, read]);
  const now = useMemo(() => orThrow(presentPhase(game, table, read)), [game, table, read]);
  const past = useMemo(() => (turn ? orThrow(pastPhase(game, turn)) : null), [game, turn]);
  const phase = past ?? now;
  const entry = useMemo<OrderEntry>(
    () => ({ rules: game.rules, state: phase.state, orders: ordersIn(phase.lines), powers }),
    [game, phase, powers],
  );
  const undo = useUndo(game, written, orders, `${table.turns.length} ${own}`);
  const plugin = pluginOf(table.setup.variant);
  const [drawn, draw] = useState<DrawnDeal | null>(null);
  const deal = useDealSource(game, table, plugin, drawn, draw);
  const source = {
    game,
    plugin,
    phase,
    entry,
    resolved: viewed !== null,
    isClosed: viewed !== null || table.status !== "playing" || isReading,
    orders,
    keeps: (typed: TypedSheet) => typed.written,
    ...undo,
  };
  const editor = useOrders(deal ?? source);
  const deals = useMemo(() => ({ drawn, mine: understoodIn(now, game), draw }), [drawn, now, game]);
  const history = useHistory(table, viewed, view, editor);
  const shared = useMemo<TableContextValue>(
    () => ({
      table,
      game,
      turn,
      viewed,
      view,
      me: {
        role: table.you.role,
        seat: table.you.seat,
        powers: table.seats.find(({ isYours }) => isYours)?.powers ?? [],
      },
      saving,
      others,
      deals,
      connection,
      command,
      open,
    }),
    [table, game, turn, viewed, view, saving, others, deals, connection, command, open],
  );
  return { shared, editor, sheets: read, history, walk: history.walk };
}

/** The game of a table; it stays the same object while the table changes. */
function useGame({ setup }: TableView): OpenGame {
  const { variant, rulebook } = setup;
  const options = JSON.stringify(setup.options);
  return useMemo(
    () => orThrow(openGame({ variant, rulebook, options: JSON.parse(options) })),
    [variant, rulebook, options],
  );
}

/** What is ordered now, as everyone reads it. */
const understoodIn = ({ lines }: Played, { rules }: OpenGame): Orders =>
  ordersOf(
    { rules },
    lines.map(({ power, order, text }) => ({ power, text: order ? formatOrder(rules, order) : text })),
  );

/** Sheets as they are written, order by order. */
const writtenIn = ({ rules }: OpenGame, sheets: Sheets): Orders =>
  Object.fromEntries(
    [...sheets].map(([power, orders]) => [rules.powers[power].name, orders.map(({ text }) => text)]),
  );

/** What is written for each power, as it is read: once, for the board, the list, the checks and the page's own text. */
function useSheetsOf(game: OpenGame, table: TableView, sheets: WrittenSheets["sheets"]): Sheets {
  return useMemo(() => {
    const state = presentState(game, table);
    if (!state.ok) return new Map();
    return new Map(
      [...sheets].map(([name, { text }]) => {
        const [power] = powersNamed(game, [name]);
        const saved = table.sheets.find((sheet) => sheet.power === name);
        // What was written in another language was read by the server.
        const isForeign = saved?.text === text && saved.language && saved.language !== ORDER_LANGUAGE;
        const lines = isForeign ? saved.lines.map((line) => line.order ?? line.text) : null;
        const read = lines && readSheets(game.notation, state.value, { [name]: lines });
        if (read?.ok) return [power, read.value.get(power) ?? []];
        return [power, readWritten(game.notation, state.value, power, text)];
      }),
    );
  }, [game, table, sheets]);
}

function orThrow<T extends Played | OpenGame>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
