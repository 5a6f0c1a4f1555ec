import { formatList } from "@chancery/messages";
import type { StoredLog } from "@chancery/store";
import { type Command, Option } from "commander";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { visible } from "../terminal/style.ts";
import { addPassphraseFile, type PassphraseOptions } from "./passphrase.ts";
import { storedLogs } from "./stored-logs.ts";

const FORMATS = ["text", "json"] as const;

interface Options extends PassphraseOptions {
  readonly format: (typeof FORMATS)[number];
}

const EXAMPLES = [
  "chancery audit",
  "chancery audit data/chancery.sqlite",
  "chancery audit postgres://user:password@host/database",
  "chancery audit chancery-monday.backup --format json",
];

export function addAudit(program: Command): void {
  const where = help("serverData", { folder: "DATA_DIR", address: "DATABASE_URL" });
  const command = program
    .command("audit")
    .summary(help("auditSummary"))
    .description(help("audit"))
    .argument("[source]", help("auditSource"))
    .addOption(new Option("--format <name>", help("auditFormat")).choices(FORMATS).default("text"));
  addPassphraseFile(command, help("passphraseFile"))
    .addHelpText("after", helpText([help("auditReport"), where, help("auditStatus")], EXAMPLES))
    .action(async (source: string | undefined, options: Options) => {
      process.exitCode = await audit(source, options);
    });
}

/** What is wrong with a game: turns that come out differently, or a log that can't be replayed. */
interface Finding {
  readonly game: string;
  readonly turns: readonly number[];
  readonly error?: string;
}

/** Checks one game after the other; the exit status. */
async function audit(source: string | undefined, { format, ...options }: Options): Promise<0 | 1> {
  const output = new Output();
  const write = (found: object, told: string): Promise<void> =>
    output.write(`${format === "json" ? JSON.stringify(found) : visible(told)}\n`);
  const { auditLog } = await import("@chancery/game");
  const logs = await storedLogs(source, options);
  let games = 0;
  let differing = 0;
  let next = await logs.next();
  for (; !next.done; next = await logs.next()) {
    games++;
    const finding = check(next.value, auditLog);
    if (!finding) continue;
    differing++;
    await write(finding, tell(finding));
  }
  const isChanged = next.value === "changed";
  if (isChanged) await write({ error: "checksum" }, cli("auditChanged"));
  await write(
    { games, differing },
    differing > 0 ? cli("auditSummary", { games, differing }) : cli("auditClean", { games }),
  );
  await output.flush();
  if (next.value === "cut-off") throw new Failure(cli("auditCutOff", { name: source ?? "" }), 2);
  return differing > 0 || isChanged ? 1 : 0;
}

type AuditLog = typeof import("@chancery/game").auditLog;
type Entries = Parameters<AuditLog>[0];

function check({ game, events }: StoredLog, auditLog: AuditLog): Finding | null {
  try {
    const entries = events.map((text) => JSON.parse(text)) as Entries;
    const gap = entries.findIndex(({ seq }, index) => seq !== index + 1);
    if (gap >= 0) return { game, turns: [], error: cli("auditGap", { number: String(gap + 1) }) };
    const turns = auditLog(entries);
    return turns.length > 0 ? { game, turns } : null;
  } catch (error) {
    // A log that was tampered with may break anything. The others are checked all the same.
    return { game, turns: [], error: error instanceof Error ? error.message : String(error) };
  }
}

function tell({ game, turns, error }: Finding): string {
  if (error !== undefined) return cli("auditBroken", { game, detail: error });
  return cli("auditDifference", {
    game,
    count: turns.length,
    turns: formatList(LANGUAGE, turns.map(String)),
  });
}
