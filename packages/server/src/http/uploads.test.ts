import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { LARGEST_IMPORT } from "@chancery/api";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { Site } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

test("one network can't fill the memory with files that never arrive, and others can still send theirs", async () => {
  const app = await site.open();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const began: string[] = [];
  app.server.on("request", ({ url }) => began.push(String(url)));
  const begin = async (length: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(
      `POST /api/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
    );
    return socket;
  };
  const ask = (remoteAddress: string) =>
    app.inject({
      method: "POST",
      url: "/api/import",
      headers: { "content-type": "application/json" },
      payload: '{"phases": [{"phase": "S1901M"}]}',
      remoteAddress,
    });
  const sizes = [...Array(9).fill(`Content-Length: ${LARGEST_IMPORT}`), "Transfer-Encoding: chunked"];
  const sockets = await Promise.all(sizes.map(begin));
  await expect.poll(() => began.length).toBe(10);
  const refused = await ask("127.0.0.1");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "30"]);
  expect(refused.json().error).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("Too many files"),
  });
  expect((await ask("203.0.113.7")).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask("127.0.0.1")).statusCode).toBe(200);
});
