import type { AddressInfo } from "node:net";

/** The address to open in a browser on this machine. */
export function addressOf(host: string, bound: AddressInfo | string | null): string {
  if (bound === null || typeof bound === "string") return bound ?? host;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${bound.port}`;
}

/** Why the server cannot listen, and what to do about it. */
export function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken. Stop the other program, or choose another port: PORT=${Number(port) + 1} script/server`;
    case "EACCES":
      return `Port ${port} may not be used by everybody. Choose one from 1024 on: PORT=1901 script/server`;
    case "ERR_SOCKET_BAD_PORT":
      return `PORT is ${port}, but has to be a number from 0 to 65535.`;
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      return `${host} is no address of this machine. Choose another one: HOST=localhost script/server`;
    default:
      return `The server cannot start: ${message}`;
  }
}
