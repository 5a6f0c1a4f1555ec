import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { ATTACKER, direct } from "../addresses.ts";
import type { Arms } from "../arms.ts";
import type { Attack } from "../attack.ts";
import type { Answer } from "../visitor.ts";

const LARGEST_FILE = 3_999_000;
/** All but the end of such a file. */
const ALMOST = Buffer.alloc(LARGEST_FILE - 1000, " ");
/** A large answer that anyone can have. */
const DOCUMENTATION = "/api/openapi.json";
/** From how many addresses connections are held, and how many answers nobody reads are asked for on each. */
const ADDRESSES = 12;
const UNREAD = 20;

/** The head of a request whose body is still to come. */
const headOf = (path: string, hostname: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${ATTACKER}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** A body that comes letter by letter, after what comes at once. */
function slowly({ server }: Arms, path: string, length: number, first: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    socket.write(headOf(path, hostname, length));
    socket.write(first);
    const timer = setInterval(() => socket.write(" "), 1000);
    socket
      .on("error", () => undefined)
      .once("close", () => {
        clearInterval(timer);
        const [head, body = ""] = said.split("\r\n\r\n");
        resolve({ status: Number(/ (\d+) /.exec(head)?.[1] ?? 0), body });
      });
  });
}

/** A connection from an address of its own that holds on to whatever it has, until the server ends it. */
function hold({ server }: Arms, turn: number, words: string, reads: boolean): Promise<Answer> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: direct(turn, ADDRESSES) });
    let status = 0;
    if (reads)
      socket.setEncoding("utf8").on("data", (text: string) => {
        status ||= Number(/ (\d+) /.exec(text)?.[1] ?? 0);
      });
    else socket.pause();
    let error = "ended by the server";
    socket
      // Our end stays open, as a careless client's does.
      .on("end", () => undefined)
      .on("error", ({ message }) => {
        error = message;
      })
      .once("close", () => resolve({ status, body: error }));
    socket.write(words);
  });
}

/** Connections that are held, by clients that are slow on purpose. */
export const CONNECTIONS: readonly Attack[] = [
  {
    name: "slow bodies",
    atOnce: 100,
    send: (arms) => slowly(arms, "/api/guests", 90_000, Buffer.from("{")),
  },
  {
    name: "files to import that never end",
    atOnce: 40,
    send: (arms) => slowly(arms, "/api/import", LARGEST_FILE, ALMOST),
  },
  {
    name: "half requests from twelve addresses",
    atOnce: 1500,
    send: (arms, turn) => hold(arms, turn, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half", true),
  },
  {
    name: "answers nobody reads, from twelve addresses",
    atOnce: 300,
    send: (arms, turn) =>
      hold(arms, turn, `GET ${DOCUMENTATION} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(UNREAD), false),
  },
  {
    name: "streams",
    atOnce: 4,
    send: async ({ guests, game }, turn) => {
      const stream = await guests[turn % guests.length].watch(game);
      if (stream.status === 200) void setTimeout(20_000).then(stream.end);
      return stream;
    },
  },
];
