import { createMailer } from "@chancery/server/mailer";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("mail");

/** Whether the mail server takes our mail. Nothing is sent. */
export async function checkMail(
  mail: { readonly smtpUrl: string; readonly from: string } | null,
): Promise<Finding> {
  if (mail === null) return finding("note", doctor("noMail"));
  const { host } = new URL(mail.smtpUrl);
  const mailer = createMailer(mail.smtpUrl, mail.from);
  try {
    const detail = await mailer.check();
    return detail === null
      ? finding("ok", doctor("mailWell", { host }))
      : finding("problem", doctor("mailRefused", { host, detail }));
  } finally {
    mailer.close();
  }
}
