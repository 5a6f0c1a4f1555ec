import { execFile } from "node:child_process";
import { createSocket } from "node:dgram";
import { formatNumber } from "@chancery/messages";
import { LANGUAGE } from "../../terminal/language.ts";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("clock");

/** Countdowns that are further off than this, in seconds, are noticed; links in mail stop working at some point. */
const NOTICED = 2;
const TOO_MUCH = 30;
const PATIENCE = 3_000;
const USUAL_SERVER = "pool.ntp.org";
const NTP_PORT = 123;
/** NTP counts seconds from 1900. */
const FROM_1900 = 2_208_988_800;

/** Whether the clock is right: as systemd says, or by asking a time server. */
export async function checkClock(server?: string): Promise<Finding> {
  if (server === undefined && (await isKeptBySystem())) return finding("ok", doctor("clockKept"));
  const where = server ?? USUAL_SERVER;
  const off = await offsetFrom(where).catch(() => null);
  if (off === null) return finding("note", doctor("clockUnknown", { server: where }));
  const seconds = formatNumber(LANGUAGE, Math.abs(off), { maximumFractionDigits: 1 });
  if (Math.abs(off) <= NOTICED) return finding("ok", doctor("clockRight", { server: where }));
  const level = Math.abs(off) > TOO_MUCH ? "problem" : "warning";
  return finding(level, doctor(off > 0 ? "clockSlow" : "clockFast", { seconds, server: where }));
}

/** Asks systemd whether it keeps the clock. */
const ASK_SYSTEMD = ["timedatectl", "show", "--property=NTPSynchronized", "--value"] as const;

const isKeptBySystem = (): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, ...args] = ASK_SYSTEMD;
    execFile(program, args, { timeout: PATIENCE }, (error, out) => resolve(!error && out.trim() === "yes"));
  });

/** By how many seconds the clock of a time server is ahead of ours (SNTP, RFC 4330). */
function offsetFrom(server: string): Promise<number> {
  const [, host = server, port] = /^(.+):(\d+)$/.exec(server) ?? [];
  const socket = createSocket("udp4");
  const request = Buffer.alloc(48);
  // Version 4, from a client.
  request[0] = 0x23;
  return new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), PATIENCE);
    socket.once("error", reject);
    const sent = Date.now();
    socket.once("message", (answer) => {
      clearTimeout(timer);
      const [, stratum] = answer;
      if (answer.length < 48 || stratum === 0) return reject(new Error("no time"));
      const theirs = answer.readUInt32BE(40) - FROM_1900 + answer.readUInt32BE(44) / 2 ** 32;
      resolve(theirs - (sent + Date.now()) / 2000);
    });
    socket.send(request, Number(port ?? NTP_PORT), host, (error) => error && reject(error));
  }).finally(() => socket.close());
}
