import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { Site } from "./testing.ts";

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
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na',
    "a",
  );
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain("didn't arrive within 1 second. Send it again");
});

test("what isn't a request still gets an answer", async () => {
  const answer = await answerTo("good morning\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("isn't a request that the server can read");
});
