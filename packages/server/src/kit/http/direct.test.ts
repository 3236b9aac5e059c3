import { expect, test } from "vitest";
import { isDirect } from "./direct.ts";

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
