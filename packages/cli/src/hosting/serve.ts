import type { Command } from "commander";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { help } from "../terminal/messages.ts";

const EXAMPLES = ["chancery serve", "HOST=0.0.0.0 chancery serve"];

const SETTINGS = [
  "HOST",
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "SMTP_URL",
  "MAIL_FROM",
  "HOOKS_TO_PRIVATE",
  "ADMINISTRATORS",
  "SECURITY_CONTACT",
  "CLASSROOM",
  "UNDO_SECONDS",
  "METRICS",
  "GUEST_DAYS",
] as const;

export function addServe(program: Command): void {
  const width = Math.max(...SETTINGS.map(({ length }) => length));
  const settings = SETTINGS.map((name) => `${name.padEnd(width)}  ${help(`setting-${name}`)}`);
  program
    .command("serve")
    .summary(help("serveSummary"))
    .description(help("serve"))
    .addHelpText("after", helpText([help("serveSettings"), settings], EXAMPLES))
    .action(async () => {
      // The server takes a moment to load, which nobody else should wait for.
      const { serve } = await import("@chancery/server/serve");
      await serve(process.env, LANGUAGE);
    });
}
