import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf, type Level } from "./finding.ts";

const finding = findingsOf("push");

/** Whether browsers allow push messages, given what was found about TLS. They do on encrypted pages only. */
export function checkPush(publicUrl: string | null, tls: Level): Finding {
  if (publicUrl === null || publicUrl.startsWith("http:")) return finding("note", doctor("pushNeedsTls"));
  return tls === "problem"
    ? finding("warning", doctor("pushAfterTls"))
    : finding("ok", doctor("pushWell", { contact: publicUrl }));
}
