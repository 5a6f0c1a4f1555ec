import { readFileSync } from "node:fs";
import { ROUTES } from "@chancery/api";
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (name: string): string =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), "utf8");

/** Every name and value in a text, as a pattern finds them. */
const pairsIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));

describe("the files in deploy", () => {
  test("the settings for systemd are valid, also those that are commented out", () => {
    const settings = pairsIn(read("chancery.env.example"), /^#?([A-Z_]+)=(.*)$/gm);
    expect(readSettings(settings)).toMatchObject({
      ok: true,
      value: { trustProxy: 1, mail: { from: "Chancery <games@example.org>" } },
    });
  });

  test("the settings in the Compose file are valid once they're filled in", () => {
    const given = {
      ...pairsIn(read("compose.env.example"), /^([A-Z_]+)=(.*)$/gm),
      POSTGRES_PASSWORD: "abc123",
    };
    const [, service] = read("compose.yaml").split(/^ {2}(?=chancery:|postgres:)/m);
    const written = pairsIn(service, /^ {6}([A-Z_]+): (.*)$/gm);
    const filled = Object.entries(written).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)[^}]*\}/g,
        (_, variable: string) => given[variable as keyof typeof given] ?? "",
      ),
    ]);
    expect(readSettings(Object.fromEntries(filled))).toMatchObject({
      ok: true,
      value: {
        databaseUrl: "postgres://chancery:abc123@postgres/chancery",
        publicUrl: "https://chancery.example.org",
        trustProxy: "172.30.19.0/24",
      },
    });
  });

  test("nginx holds back no event stream, and buffers everything else", () => {
    const [, pattern = ""] = /location ~ (\S+) \{/.exec(read("nginx.conf")) ?? [];
    const passed = Object.entries(ROUTES).filter(([route]) =>
      new RegExp(pattern).test(route.replace(/^\w+ /, "").replaceAll(/\{\w+\}/g, "x1")),
    );
    const streams = Object.entries(ROUTES).filter(
      ([, route]) => "produces" in route && route.produces.some((type) => type === "text/event-stream"),
    );
    expect(streams.length).toBeGreaterThan(1);
    expect(passed.map(([route]) => route)).toEqual(streams.map(([route]) => route));
  });
});
