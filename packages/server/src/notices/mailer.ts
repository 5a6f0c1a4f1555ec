import { createTransport } from "nodemailer";

/** A mail, as plain text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unique, so that a mail that is sent twice arrives once. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Why mail can't be sent now; null if it can. */
  check(): Promise<string | null>;
  close(): void;
}

/** How long to wait for the mail server, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends mail by SMTP to the server at SMTP_URL, from MAIL_FROM. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const [, domain = "localhost"] = /@([^>\s]+)/.exec(from) ?? [];
  return {
    send: async ({ id, headers, ...mail }) => {
      await transport.sendMail({
        ...mail,
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
