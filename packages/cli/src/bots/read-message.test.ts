import { expect, test } from "vitest";
import { chancery, linesOf } from "../testing/index.ts";

const request = (more: object): string =>
  JSON.stringify({
    state: "start",
    from: "FRANCE",
    to: "ENGLAND",
    messages: [
      { from: "FRANCE", to: "ENGLAND", text: "I'm going to the Channel and MAO stays empty" },
      { from: "ENGLAND", to: "FRANCE", text: "Please don't enter the Channel" },
    ],
    ...more,
  });

test("read-message answers with one list of labels for each message, in the codes of recorded games", async () => {
  const { status, out } = await chancery(["read-message"], {
    input: `${request({ id: 1 })}\n${request({ language: "de", messages: [{ from: "Frankreich", to: "England", text: "Frieden?" }] })}\n`,
  });
  expect(status).toBe(0);
  const [first, second] = linesOf(out);
  expect(first.id).toBe(1);
  expect(first.labels).toHaveLength(2);
  expect(first.labels[0]).toContainEqual({
    act: "promise",
    kind: "orders",
    who: "FRANCE",
    provinces: ["ENG"],
    orders: ["F BRE - ENG"],
    against: null,
    when: "now",
  });
  expect(second.labels[0]).toMatchObject([{ act: "propose", kind: "peace", who: ["England", "Frankreich"] }]);
});

test("read-message says what is wrong with a request and continues", async () => {
  const { status, out } = await chancery(["read-message"], {
    input: `${request({ messages: [{ from: "Narnia", text: "hi" }] })}\n{"state": "start"}\nnot json\n${request({ messages: [] })}\n`,
  });
  expect(status).toBe(1);
  const [unknown, missing, broken, empty] = linesOf(out);
  expect(unknown.error).toMatchObject({ code: "bad-request", path: "messages[0].from" });
  expect(missing.error).toMatchObject({ code: "bad-request", path: "messages" });
  expect(broken.error).toMatchObject({ code: "bad-json" });
  expect(empty).toEqual({ labels: [] });
});
