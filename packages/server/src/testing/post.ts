import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

interface Mail {
  readonly to: string;
  readonly raw: string;
}

/** A mail server on this machine, which keeps what it gets. */
export class Post {
  readonly mails: Mail[] = [];
  /** What it answers instead of taking a mail; a status of SMTP. */
  refuses: number | null = null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const raw = (await buffer(stream)).toString();
      if (this.refuses !== null) {
        done(Object.assign(new Error("not now"), { responseCode: this.refuses }));
        return;
      }
      const [recipient] = session.envelope.rcptTo;
      this.mails.push({ to: recipient.address, raw });
      done();
    },
  });

  async open(): Promise<string> {
    // A server that is killed breaks its connections off.
    this.server.on("error", () => undefined);
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Mails to an address, as plain text. */
  to(address: string): string[] {
    return this.mails.filter((mail) => mail.to === address).map(({ raw }) => plain(raw));
  }
}

/** Undoes the encoding of long lines and special characters below the headers, where "=" is only itself. */
const plain = (raw: string): string => {
  const [head, ...body] = raw.replaceAll("\r\n", "\n").split("\n\n");
  const text = body
    .join("\n\n")
    .replaceAll("=\n", "")
    .replaceAll(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll("=", ""), "hex").toString());
  return `${head}\n\n${text}`;
};
