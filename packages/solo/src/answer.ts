import {
  CommandSchema,
  type CommandType,
  FAILURES,
  type FailureCode,
  REFUSALS,
  type Receipt,
  type TableView,
} from "@chancery/api";
import {
  isGenuine,
  type Port,
  type Refusal,
  recordOf,
  refusalIn,
  type Table,
  tableWords,
  viewChannel,
  viewLegalOrders,
  viewTable,
  viewTurn,
} from "@chancery/game";
import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import { YOU } from "./members.ts";
import { act, type Step } from "./play.ts";
import { told } from "./told.ts";

/** A request of the API about one game, as a page sends it. */
export interface Asked {
  readonly method: string;
  /** As in `/api/games/{id}/turns/3?as=projector`. */
  readonly url: string;
  readonly body: unknown;
  readonly language: PageLanguage;
}

/** The same answer that a server would give, and what happened in the game. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly step: Step;
}

/** What someone can do who plays alone. Nobody takes over a seat. */
const OPEN: readonly CommandType[] = ["save", "ready", "vote", "propose", "say", "read"];

/** The public conversation, where bots say nothing. */
const PUBLIC = "everybody";

const person = { member: YOU };

/** Answers a request about a game. */
export function answer(table: Table, asked: Asked, port: Port): Answered {
  const { language } = asked;
  const shown = told(table, language);
  const step: Step = { table, entries: [] };
  const url = new URL(asked.url, "http://solo");
  const viewer = url.searchParams.get("as") === "projector" ? "projector" : person;
  const words = tableWords(language);
  const [what = "", name = ""] = url.pathname.split("/").slice(4).map(decodeURIComponent);
  const given = (body: unknown): Answered => ({ status: 200, body, step });
  const found = (body: unknown): Answered =>
    body === null ? failed(step, "not-found", language) : given(body);
  switch (`${asked.method} ${what}`) {
    case "GET ":
      return found(seen(shown, port.now, language, viewer));
    case "GET turns":
      return found(viewTurn(shown, viewer, Number(name), words));
    case "GET record":
      return found(recordOf(table, viewer, { messages: url.searchParams.get("messages") === "true" }));
    case "GET channels":
      return found(viewChannel(table, person, name, words));
    case "GET legal-orders": {
      const orders = viewLegalOrders(table, person, Object.fromEntries(url.searchParams));
      return orders && !orders.ok ? refused(step, orders.error, language) : found(orders?.value ?? null);
    }
    case "POST receipts": {
      const { receipt, text } = asked.body as { readonly receipt: Receipt; readonly text: string };
      return given({ isGenuine: isGenuine(table, person, receipt, text, port.digest) });
    }
    case "POST commands":
      return commanded(step, asked, port);
    default:
      return failed(step, "not-found", language);
  }
}

function commanded(step: Step, { body, language }: Asked, port: Port): Answered {
  const command = CommandSchema.safeParse(body);
  if (!command.success) return failed(step, "bad-request", language);
  const { type } = command.data;
  if (!OPEN.includes(type)) return refused(step, { code: "not-entitled" }, language);
  const done = act(step, YOU, command.data as Extract<typeof command.data, { type: "save" }>, port);
  if (!done.ok) return refused(step, done.error, language);
  return {
    status: 200,
    body: { table: seen(told(done.value.table, language), port.now, language) },
    step: done.value,
  };
}

/** The game as the person sees it, with what they can do in it. */
function seen(
  table: Table,
  now: number,
  language: PageLanguage,
  viewer: typeof person | "projector" = person,
): TableView | null {
  const view = viewTable(table, viewer, now, tableWords(language));
  if (!view) return null;
  const may = view.you.may.filter((type) => OPEN.includes(type));
  const channels = view.channels.filter(({ name }) => name !== PUBLIC);
  return { ...view, channels, you: { ...view.you, may } };
}

function refused(step: Step, refusal: Refusal, language: PageLanguage): Answered {
  const message = refusalIn(tableWords(language), refusal, step.table.setup.variant);
  return { status: REFUSALS[refusal.code], body: { error: { code: refusal.code, message, path: "" } }, step };
}

function failed(
  step: Step,
  code: FailureCode & ("not-found" | "bad-request"),
  language: PageLanguage,
): Answered {
  const message = messagesIn(language).server.byCode("not-found") ?? code;
  return { status: FAILURES[code], body: { error: { code, message, path: "" } }, step };
}
