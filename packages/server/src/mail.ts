import { createTransport } from "nodemailer";

/** A mail, in plain words; the page is the same with a link to click. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A name of its own, so that a letter that is sent twice arrives once. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What sends mail. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Why no mail can be sent at present; null if it can. */
  check(): Promise<string | null>;
  close(): void;
}

/** How long a mail server may keep us waiting, in milliseconds. */
const PATIENCE = 20_000;

/** Sends mail by SMTP, as SMTP_URL says, in the name of MAIL_FROM. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  const [, domain = "localhost"] = /@([^>\s]+)/.exec(from) ?? [];
  return {
    send: async ({ id, headers, ...letter }) => {
      await transport.sendMail({
        ...letter,
        from,
        messageId: `<${id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    },
    check: () =>
      transport.verify().then(
        () => null,
        (error: Error) => error.message,
      ),
    close: () => transport.close(),
  };
}
