import { explainMisreading, faultIn, readRequest, readSheets, type Sheets } from "@chancery/contract";
import { formatPhase, isRecord } from "@chancery/engine";
import { VariantFiles } from "../boards/variant-files.ts";
import { Failure } from "../terminal/failure.ts";
import { readInput } from "../terminal/input.ts";
import { cli } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";
import { type Document, LONGEST_TEXT, readDocuments } from "./documents.ts";
import type { GameOptions } from "./game-options.ts";
import { inLine, nameOf, readJson, readJsonFile, type Setup, setUp } from "./setup.ts";
import { readSheetText } from "./sheet.ts";

/** A position, and the orders that came with it. */
export interface TurnInput {
  readonly setup: Setup;
  /** Null if there was no word of orders. */
  readonly sheets: Sheets | null;
  /** Orders that could not be read. */
  readonly misread: readonly string[];
  /** The game has ended with this position. */
  readonly isOver: boolean;
}

interface Options extends GameOptions {
  readonly state?: string;
}

/** Reads a position, or orders in text and the position they are for; without a file, the start of the game. */
export async function readTurn(file: string | undefined, options: Options): Promise<TurnInput> {
  const reader = new TurnReader(file, options);
  if (file === undefined) return { ...(await reader.statedPosition()), sheets: null, misread: [] };
  const document = await onlyDocument(file);
  return document.form === "sheet" ? reader.sheet(document) : reader.json(document);
}

async function onlyDocument(file: string): Promise<Document> {
  let only: Document | null = null;
  for await (const document of readDocuments(readInput(file))) {
    if (only) throw new Failure(`${inLine(file, document.line)}: ${cli("secondPosition")}`);
    only = document;
  }
  if (!only) throw new Failure(cli("emptyFile", { name: nameOf(file) }));
  return only;
}

class TurnReader {
  private readonly file: string | undefined;
  private readonly options: Options;
  private readonly files: VariantFiles;

  constructor(file: string | undefined, options: Options) {
    this.file = file;
    this.options = options;
    this.files = new VariantFiles(file ?? options.state);
  }

  async statedPosition(): Promise<Pick<TurnInput, "setup" | "isOver">> {
    const { state } = this.options;
    return state === undefined
      ? this.position({ state: "start" }, "")
      : this.position(await readJsonFile(state), `${nameOf(state)}: `);
  }

  async sheet({ text, line }: Document): Promise<TurnInput> {
    const stated = await this.statedPosition();
    const source = { name: nameOf(this.file), line };
    return { ...stated, ...readSheetText(stated.setup, text ?? "", source) };
  }

  async json({ text, line }: Document): Promise<TurnInput> {
    const source = nameOf(this.file);
    if (this.options.state !== undefined) throw new Failure(cli("stateForTextOnly", { flag: "--state" }), 2);
    if (text === null) throw new Failure(`${source}: ${cli("tooLong", { count: LONGEST_TEXT })}`);
    const given = readJson(text, source, line);
    const position = await this.position(given, `${source}: `);
    const orders = isRecord(given) && isRecord(given.orders) ? given.orders : null;
    const sheets = orders && this.sheets(position.setup, orders, source);
    return { ...position, sheets, misread: sheets ? misreadIn(position.setup, sheets) : [] };
  }

  private sheets({ table, state }: Setup, orders: unknown, source: string): Sheets {
    const request = readRequest({ state: "start", orders });
    const sheets = request.ok ? readSheets(table.notation, state, request.value.orders) : request;
    if (sheets.ok) return sheets.value;
    throw new Failure(`${source}: ${faultIn(words, sheets.error.fault)} (${sheets.error.path})`);
  }

  /** A position after the end has no phase of its own; the first one serves to read the rest of it. */
  private async position(given: unknown, source: string): Promise<Pick<TurnInput, "setup" | "isOver">> {
    const position = isRecord(given) ? (given.state ?? given) : null;
    const isOver = isRecord(position) && String(position.phase).trim().toUpperCase() === "COMPLETED";
    if (!isOver) return { setup: await setUp(given, source, this.options, this.files), isOver };
    const game = isRecord(given) && given.state !== undefined ? given : {};
    const start = await setUp({ ...game, state: "start" }, source, this.options, this.files);
    const state = { ...position, phase: formatPhase(start.state.phase) };
    return { setup: await setUp({ ...game, state }, source, this.options, this.files), isOver };
  }
}

const misreadIn = ({ table }: Setup, sheets: Sheets): string[] =>
  [...sheets].flatMap(([power, lines]) =>
    lines.flatMap(({ text, reading }) =>
      reading.ok
        ? []
        : [
            `${words.power(table.rules.variant, table.rules.powers[power].name)}, "${text}": ${explainMisreading(words, table.rules, reading.error)}`,
          ],
    ),
  );
