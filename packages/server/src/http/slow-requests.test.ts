import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { Site } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

/** What the server answers before it hangs up. */
async function answerTo(sent: string, more = ""): Promise<string> {
  const app = await site.open(undefined, {}, { slowest: 100 });
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "localhost");
  await once(socket, "connect");
  socket.write(sent);
  const writing = setInterval(() => more && socket.write(more), 20);
  onTestFinished(() => clearInterval(writing));
  return text(socket);
}

test("a request that takes too long to arrive is answered, and its connection closed", async () => {
  const answer = await answerTo(
    'POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na',
    "a",
  );
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain("didn't arrive within 1 second. Send it again");
});

test("so is one whose headers never end", async () => {
  const answer = await answerTo("GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", "a");
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain("didn't arrive within 1 second. Send it again");
});

test("bytes that aren't a request still get an answer", async () => {
  const answer = await answerTo("good morning\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("isn't a request that the server can read");
});

test("JSON Lines that take too long to arrive end with a line that says so", async () => {
  const app = await site.open(undefined, {}, { slowest: 100 });
  const payload = new Readable({ read: () => undefined });
  payload.push('{"id": 1');
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/api/adjudicate",
    headers: { "content-type": "application/x-ndjson" },
    payload,
  });
  expect(statusCode).toBe(200);
  const { id, error } = JSON.parse(body);
  expect({ id, code: error.code }).toEqual({ id: null, code: "bad-request" });
  expect(error.message).toContain("didn't arrive within 1 second. Send it again");
});

test("a connection that is cut in the middle of an answer has no second status in it", async () => {
  const app = await site.open();
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "localhost");
  socket.write(
    "POST /api/adjudicate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-ndjson\r\n" +
      "Transfer-Encoding: chunked\r\n\r\n3\r\n{}\n\r\n",
  );
  const [begun] = await once(socket, "data");
  socket.write("this is no chunk\r\n");
  const answer = `${begun}${await text(socket)}`;
  expect(answer).toContain('"error"');
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
});
