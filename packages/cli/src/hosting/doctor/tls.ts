import { isIP } from "node:net";
import { connect } from "node:tls";
import { formatMoment } from "@chancery/messages";
import { LANGUAGE } from "../../terminal/language.ts";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("tls");

const PATIENCE = 5_000;
const DAY = 86_400_000;
/** Certificates are renewed a month before they expire, so renewal has failed for a while if this is left. */
const SOON = 14;

/** What a connection shows of its certificate. */
export interface Certificate {
  readonly host: string;
  /** Why browsers won't accept it, by OpenSSL's or Node's code; null if they do. */
  readonly refusal: string | null;
  /** When it expires, in milliseconds. */
  readonly expires: number;
}

/** Whether people reach the server over TLS, with a certificate that browsers accept. */
export async function checkTls(publicUrl: string | null, now = Date.now()): Promise<Finding> {
  if (publicUrl === null)
    return finding("note", doctor("noPublicUrl", { example: "https://chancery.example.org" }));
  const { protocol, hostname, port } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol === "http:")
    return isLocal(host)
      ? finding("note", doctor("plainHere", { address: publicUrl }))
      : finding(
          "problem",
          doctor("plainHttp", { address: publicUrl, better: publicUrl.replace("http:", "https:") }),
        );
  try {
    return judge(await certificateOf(host, Number(port || 443)), now);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    const key = ["ENOTFOUND", "EAI_AGAIN"].includes(code) ? "noSuchName" : "noTls";
    return finding("problem", doctor(key, { host, detail: code }));
  }
}

const isLocal = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".local") ||
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$)/.test(host);

function certificateOf(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) ? {} : { servername: host };
    // It is looked at, whatever is wrong with it; nothing is sent.
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: PATIENCE }, () => {
      const { valid_to: expires } = socket.getPeerCertificate();
      const { authorizationError } = socket;
      const refusal = authorizationError
        ? String((authorizationError as NodeJS.ErrnoException).code ?? authorizationError)
        : null;
      resolve({ host, refusal, expires: Date.parse(expires) });
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    socket.once("error", reject);
  });
}

/** Why browsers refuse a certificate, by its code. */
const REFUSALS: Readonly<Record<string, "certExpired" | "certSelfSigned" | "certOtherName" | "certChain">> = {
  CERT_HAS_EXPIRED: "certExpired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certSelfSigned",
  SELF_SIGNED_CERT_IN_CHAIN: "certSelfSigned",
  ERR_TLS_CERT_ALTNAME_INVALID: "certOtherName",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certChain",
  UNABLE_TO_GET_ISSUER_CERT: "certChain",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certChain",
};

export function judge({ host, refusal, expires }: Certificate, now: number): Finding {
  const date = formatMoment(LANGUAGE, expires, { dateStyle: "long", timeZone: "UTC" });
  if (refusal !== null) {
    const key = REFUSALS[refusal];
    return finding(
      "problem",
      key ? doctor(key, { host, date }) : doctor("certRefused", { host, detail: refusal }),
    );
  }
  const days = Math.floor((expires - now) / DAY);
  return days < SOON
    ? finding("warning", doctor("certExpiresSoon", { host, days, date }))
    : finding("ok", doctor("certGood", { host, date }));
}
