import { describe, expect, test } from "vitest";
import { ignoredSettings, readSettings } from "./settings.ts";

describe("the settings", () => {
  test("have defaults with which the server runs on a laptop", () => {
    expect(readSettings({})).toEqual({
      ok: true,
      value: {
        host: "localhost",
        port: 1901,
        dataDir: "data",
        databaseUrl: undefined,
        publicUrl: null,
        securityContact: null,
        trustProxy: false,
        mail: null,
        allowPrivateHooks: false,
        isClassroom: false,
        undo: 8000,
        limits: { guestDays: 14 },
        metrics: "off",
        administrators: [],
      },
    });
  });

  test("open the metrics to the machine, or to a token that nobody guesses", () => {
    const metricsOf = (METRICS: string) => {
      const read = readSettings({ METRICS });
      return read.ok ? read.value.metrics : read.error;
    };
    expect(metricsOf("loopback")).toBe("loopback");
    expect(metricsOf("0123456789abcdef")).toEqual({ token: "0123456789abcdef" });
    for (const bad of ["true", "short", "with spaces in between"])
      expect(metricsOf(bad)).toContain("METRICS must be off, loopback");
  });

  test("name administrators by mail address or account", () => {
    const id = "0123456789abcdef0123456789abcdef";
    const read = readSettings({ ADMINISTRATORS: ` Ann@Example.org, ${id},` });
    expect(read).toMatchObject({ value: { administrators: ["ann@example.org", id] } });
    expect(readSettings({ ADMINISTRATORS: "ann@example.org, Bob" })).toEqual({
      ok: false,
      error: expect.stringContaining('"bob"'),
    });
  });

  test("say where weaknesses are reported: at a mail address or on a page", () => {
    const contactOf = (SECURITY_CONTACT: string) => {
      const read = readSettings({ SECURITY_CONTACT });
      return read.ok ? read.value.securityContact : read.error;
    };
    expect(contactOf("ops@example.org")).toBe("mailto:ops@example.org");
    expect(contactOf("https://example.org/security")).toBe("https://example.org/security");
    for (const bad of ["http://example.org", "ops", "ops@example.org and more", "a@b\nExpires: never"])
      expect(contactOf(bad), bad).toContain("SECURITY_CONTACT is ");
  });

  test("turn off what classes don't want", () => {
    expect(readSettings({ CLASSROOM: "true" })).toMatchObject({ value: { isClassroom: true } });
    expect(readSettings({ CLASSROOM: "yes" })).toEqual({
      ok: false,
      error: expect.stringContaining('CLASSROOM is "yes"'),
    });
  });

  test("are taken from the environment", () => {
    const settings = readSettings({
      HOST: "0.0.0.0",
      PORT: "80",
      DATA_DIR: "/var/lib/chancery",
      DATABASE_URL: "postgres://localhost/chancery",
      PUBLIC_URL: "https://chancery.example.org/",
      TRUST_PROXY: "loopback, 10.0.0.0/8",
      SMTP_URL: "smtps://user:password@mail.example.org",
      MAIL_FROM: "Chancery <games@example.org>",
      HOOKS_TO_PRIVATE: "true",
      UNDO_SECONDS: "0",
      GUEST_DAYS: "30",
    });
    expect(settings).toMatchObject({
      value: {
        host: "0.0.0.0",
        port: 80,
        publicUrl: "https://chancery.example.org",
        trustProxy: "loopback, 10.0.0.0/8",
        mail: { smtpUrl: "smtps://user:password@mail.example.org", from: "Chancery <games@example.org>" },
        allowPrivateHooks: true,
        undo: 0,
        limits: { guestDays: 30 },
      },
    });
  });

  test("that no longer do anything are ignored, and said to be", () => {
    const old = { REQUESTS_PER_MINUTE: "none", GUESTS_PER_MINUTE: "100" };
    expect(readSettings(old)).toEqual(readSettings({}));
    expect(ignoredSettings(old)).toEqual([
      "REQUESTS_PER_MINUTE is ignored: the server now shares its time by what people use. Remove the setting.",
      "GUESTS_PER_MINUTE is ignored: the server now shares its time by what people use. Remove the setting.",
    ]);
    expect(ignoredSettings({ REQUESTS_PER_MINUTE: "", PORT: "80" })).toEqual([]);
  });

  test("take a number of proxies in a row", () => {
    expect(readSettings({ TRUST_PROXY: "2" })).toMatchObject({ value: { trustProxy: 2 } });
  });

  test.each([
    [{ UNDO_SECONDS: "soon" }, 'UNDO_SECONDS is "soon"'],
    [{ PORT: "many" }, 'PORT is "many"'],
    [{ PORT: "1901 " }, 'PORT is "1901 "'],
    [{ PORT: "70000" }, 'PORT is "70000"'],
    [{ PUBLIC_URL: "chancery.example.org" }, 'PUBLIC_URL is "chancery.example.org"'],
    [{ PUBLIC_URL: "https://example.org/chancery" }, "must look like https://"],
    [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY is "yes"'],
    [{ TRUST_PROXY: "10.0.0.0/40" }, "it must be the number of proxies"],
    [{ TRUST_PROXY: "true" }, "With true, every visitor could choose an address"],
    [{ GUEST_DAYS: "none" }, 'GUEST_DAYS is "none", but it must be a whole number'],
    [{ TRUST_PROXY: "0" }, 'TRUST_PROXY is "0"'],
    [{ SMTP_URL: "mail.example.org", MAIL_FROM: "a@b.org" }, "SMTP_URL must look like smtp://"],
    [{ SMTP_URL: "smtp://mail.example.org" }, "MAIL_FROM is missing"],
    [{ SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "Ann" }, 'MAIL_FROM is "Ann"'],
    [{ SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "a@b.org" }, "PUBLIC_URL is missing"],
    [{ MAIL_FROM: "a@b.org" }, "SMTP_URL isn't"],
    [{ HOOKS_TO_PRIVATE: "yes" }, 'HOOKS_TO_PRIVATE is "yes"'],
    [{ PUBLIC_URL: "ftp://example.org" }, 'PUBLIC_URL is "ftp://example.org"'],
  ])("%j is refused with what would be right", (env, message) => {
    expect(readSettings(env)).toEqual({ ok: false, error: expect.stringContaining(message) });
  });
});
