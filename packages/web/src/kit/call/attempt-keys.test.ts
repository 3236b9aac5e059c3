import { Failure, type FailureCode } from "@patron/contract/client";
import { describe, expect, test } from "vitest";
import { AttemptKeys, fingerprintOf, isUnsure } from "./attempt-keys.ts";

/** Returns the keys of two attempts of the same request, of which the first one failed. */
function keysAround(code: FailureCode): [string, string] {
  const keys = new AttemptKeys();
  const first = keys.of("sale");
  keys.fail("sale", new Failure(code));
  return [first, keys.of("sale")];
}

describe("a key stays for the same content", () => {
  const staying: Partial<Record<FailureCode, string>> = {
    "server.unavailable": "no response came",
    "server.broken": "the server failed, or its response was cut off",
    "request.running": "the first attempt is still running",
    "rate.limited": "it is requested too often",
    "auth.expired": "the session has ended",
    "access.denied": "the right to it was taken away",
    "conflict.stale": "somebody else was faster",
    "pin.wrong": "it was refused",
  };
  for (const [code, why] of Object.entries(staying) as [FailureCode, string][]) // The keys of the record above.
    test(`when ${why}`, () => {
      const [first, second] = keysAround(code);
      expect(second).toBe(first);
    });

  test("also when something else was tried in the meantime", () => {
    const keys = new AttemptKeys();
    const first = keys.of("two");
    keys.fail("two", new Failure("server.unavailable"));
    expect(keys.of("three")).not.toBe(first);
    keys.fail("three", new Failure("line.quantity_raised"));
    expect(keys.of("two")).toBe(first);
  });
});

describe("there is a new key", () => {
  test("after a success: a repeat is a new request", () => {
    const keys = new AttemptKeys();
    const first = keys.of("sale");
    keys.succeed();
    expect(keys.of("sale")).not.toBe(first);
  });
  test("when something else happened since: what was lost before may have been overwritten", () => {
    const keys = new AttemptKeys();
    const first = keys.of("on");
    keys.fail("on", new Failure("server.unavailable"));
    keys.of("off");
    keys.succeed();
    expect(keys.of("on")).not.toBe(first);
  });
  for (const code of ["request.answered", "idempotency.mismatch"] as const)
    test(`after ${code}: the same key could only bring the same failure`, () => {
      const [first, second] = keysAround(code);
      expect(second).not.toBe(first);
    });
});

describe("two requests are different", () => {
  const of = (quantity: string) => ({ body: { items: [{ line_id: "a", quantity }] } });
  const one = fingerprintOf("term.finalize", of("1.000"), undefined);
  test("by their content, however long it is", () => {
    expect(fingerprintOf("term.finalize", of("2.000"), undefined)).not.toBe(one);
    expect(fingerprintOf("term.finalize", of("1.000"), undefined)).toBe(one);
  });
  test("by what is called", () => expect(fingerprintOf("term.cancel", of("1.000"), undefined)).not.toBe(one));
  test("by the version that they build on", () => expect(fingerprintOf("term.finalize", of("1.000"), 3)).not.toBe(one));
  test("by the picture that they bring", () => {
    const picture = (name: string) => ({ image: new File(["x"], name, { lastModified: 1 }) });
    expect(fingerprintOf("a", picture("a.png"), 1)).not.toBe(fingerprintOf("a", picture("b.png"), 1));
    expect(fingerprintOf("a", picture("a.png"), 1)).toBe(fingerprintOf("a", picture("a.png"), 1));
  });
});

test("nobody is sure of what was not answered, was answered in part, or still runs; of everything else they are", () => {
  const sure: FailureCode[] = ["conflict.duplicate", "rate.limited", "auth.expired", "pin.wrong"];
  for (const code of ["server.unavailable", "server.broken", "request.running"] as const)
    expect(isUnsure(new Failure(code)), code).toBe(true);
  for (const code of sure) expect(isUnsure(new Failure(code)), code).toBe(false);
});
