import { expect, test } from "vitest";
import { readSettings } from "../env.ts";
import { isDirect, isLoopback } from "./direct.ts";

test.each([
  [{ host: "localhost:8420" }, true],
  [{ host: "127.0.0.1" }, true],
  [{ host: "[::1]:8420" }, true],
  [{ host: "patron.example:8420" }, false],
  [{ host: "localhost.example" }, false],
  [{}, false],
  [{ host: "localhost:8420", "x-forwarded-for": "203.0.113.9" }, false],
  [{ host: "localhost:8420", "x-forwarded-proto": "https" }, false],
  [{ host: "localhost:8420", forwarded: "for=203.0.113.9" }, false],
  [{ host: "localhost:8420", "x-real-ip": "203.0.113.9" }, false],
  [{ host: "localhost:8420", via: "1.1 proxy" }, false],
])("a request with %o is from this machine: %s", (headers, direct) => {
  expect(isDirect(headers)).toBe(direct);
});

test.each([
  ["::1", true],
  ["[::1]:8420", true],
  ["127.0.0.1:8420", true],
  ["2001:db8::1", false],
  ["0.0.0.0", false],
])("%s is this machine to itself: %s", (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback);
});

test("a server on the IPv6 loopback has a public address and the mailbox", () => {
  const settings = readSettings({ PATRON_HOST: "::1" }, "/tmp");
  expect(settings).toMatchObject({ publicUrl: "http://[::1]:8420", mailbox: true });
});

test("a malformed public address is refused by its name", () => {
  expect(() => readSettings({ PATRON_PUBLIC_URL: "patron" }, "/tmp")).toThrow(/^PATRON_PUBLIC_URL must be an address/);
});
