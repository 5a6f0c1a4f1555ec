import { expect, test } from "vitest";
import { addressFor } from "./address.ts";

test("others are sent to an address that they can reach, and not to this machine's own", () => {
  const lan = ["http://192.168.1.20:1901", "http://10.0.0.5:1901"];
  expect(addressFor("http://localhost:1901", lan, null)).toBe(lan[0]);
  expect(addressFor("http://localhost:1901", lan, lan[1])).toBe(lan[1]);
  expect(addressFor("http://localhost:1901", lan, "http://172.16.0.1:1901")).toBe(lan[0]);
  expect(addressFor("http://10.0.0.5:1901", lan, null)).toBe(lan[1]);
  expect(addressFor("http://127.0.0.1:1901", [], null)).toBe(null);
  expect(addressFor("https://chancery.example.org", [], null)).toBe("https://chancery.example.org");
});
