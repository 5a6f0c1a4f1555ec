import { isRecord } from "@chancery/engine";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("proxy");

const PATIENCE = 10_000;
/** An address that nobody has: it is for examples (RFC 5737). */
const FORGED = "192.0.2.1";
const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

/** What the server saw of a request, and whether its events came one by one. */
interface Arrival {
  readonly address: string;
  readonly protocol: string;
  readonly forwarded: boolean;
  readonly trusted: boolean;
  readonly isHeldBack: boolean;
}

export interface ProxySettings {
  readonly host: string;
  readonly publicUrl: string | null;
  readonly trustProxy: false | number | string;
}

/** Whether requests, addresses and events get through what is in front of the server. */
export async function checkProxy({
  host,
  publicUrl,
  trustProxy,
}: ProxySettings): Promise<readonly Finding[]> {
  if (publicUrl === null) return [finding("note", doctor("proxySkipped"))];
  const plain = await ask(publicUrl, {});
  if (typeof plain === "string") return [finding("problem", plain)];
  const found: Finding[] = [];
  if (plain.isHeldBack) found.push(finding("problem", doctor("eventsHeldBack")));
  const isBehind = plain.forwarded || publicUrl.startsWith("https:");
  if (isBehind && !plain.forwarded) found.push(finding("problem", doctor("noForwardedFor")));
  else if (isBehind && !plain.trusted) found.push(finding("problem", doctor("notTrusted")));
  else if (isBehind && plain.protocol !== new URL(publicUrl).protocol.slice(0, -1))
    found.push(finding("warning", doctor("noForwardedProto")));
  const forged = await ask(publicUrl, { "x-forwarded-for": FORGED });
  if (typeof forged !== "string" && forged.address === FORGED)
    found.push(finding("problem", doctor("forgeable")));
  if (typeof trustProxy === "number" && !LOOPBACK.includes(host))
    found.push(finding("warning", doctor("openBesideProxy", { host })));
  if (found.length > 0) return found;
  return [finding("ok", isBehind ? doctor("proxyWell") : doctor("noProxy"))];
}

/** Asks how a request arrives; or what is wrong, in a sentence. */
async function ask(publicUrl: string, headers: Readonly<Record<string, string>>): Promise<Arrival | string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(`${publicUrl}/api/connection`, { headers, signal, redirect: "manual" });
    const { status, body } = response;
    if (status !== 200 || !body || !response.headers.get("content-type")?.startsWith("text/event-stream"))
      return doctor("publicOther", { address: publicUrl, status: String(status) });
    return await arrivalOf(body);
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    return doctor("publicAway", { address: publicUrl, detail: cause?.code ?? message });
  }
}

async function arrivalOf(body: AsyncIterable<Uint8Array>): Promise<Arrival> {
  const decoder = new TextDecoder();
  let text = "";
  let isHeldBack: boolean | undefined;
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    // The last event is sent a second after the first one.
    if (text.includes("\n\n")) isHeldBack ??= text.includes("event: end");
  }
  const [, data = "{}"] = /^event: seen\ndata: (.*)$/m.exec(text) ?? [];
  const seen: unknown = JSON.parse(data);
  const { address, protocol, forwarded, trusted } = isRecord(seen) ? seen : {};
  return {
    address: String(address),
    protocol: String(protocol),
    forwarded: forwarded === true,
    trusted: trusted === true,
    isHeldBack: isHeldBack ?? true,
  };
}
