import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("server");

const PATIENCE = 5_000;
const EVERYWHERE: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Whether the server runs where the settings say, and can reach its data. */
export async function checkServer(host: string, port: number): Promise<Finding> {
  const name = EVERYWHERE[host] ?? host;
  const address = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  try {
    const { status } = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE) });
    if (status === 200) return finding("ok", doctor("serverWell", { address }));
    const isIll = status === 503;
    return finding(
      "problem",
      isIll ? doctor("serverIll", { address }) : doctor("notTheServer", { address, status: String(status) }),
    );
  } catch {
    return finding("problem", doctor("serverAway", { address }));
  }
}
