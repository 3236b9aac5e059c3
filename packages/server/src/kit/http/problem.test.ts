import { expect, test } from "vitest";
import { failureFrom } from "./problem.ts";

test("a worker that goes away during the commit makes the server unavailable for the call, which may be repeated", () => {
  const message = "could not commit transaction for shard 102132 on at least one active node";
  expect(failureFrom(Object.assign(new Error(message), { code: "XX000" })).code).toBe("server.unavailable");
  expect(failureFrom(Object.assign(new Error("cache lookup failed"), { code: "XX000" })).code).toBe("server.broken");
});
