import { describe, expect, test } from "vitest";
import { append, emptyTrace, note, reject, sourceOf } from "./trace.ts";

describe("a trace", () => {
  test("keeps null for an omitted field, so equal checks give equal bytes", () => {
    const trace = emptyTrace();
    note(trace, { step: "tip", change: "1.00" });
    note(trace, { change: "1.00", step: "tip" });
    expect(Object.keys(trace.entries[0] ?? {})).toEqual([
      "step",
      "line",
      "source",
      "before",
      "change",
      "after",
      "params",
    ]);
    expect(JSON.stringify(trace.entries[0])).toBe(JSON.stringify(trace.entries[1]));
    expect(trace.entries[0]).toEqual({
      step: "tip",
      line: null,
      source: null,
      before: null,
      change: "1.00",
      after: null,
      params: {},
    });
  });

  test("keeps candidates that did not act, of a line or of the check", () => {
    const trace = emptyTrace();
    const source = sourceOf("rule", { id: "r", version: 3, title: "Ten" });
    reject(trace, { source, reason: "inactive" });
    reject(trace, { source, line: "A", reason: "beaten", details: { winner_id: "w" } });
    expect(trace.rejected).toEqual([
      { source, line: null, reason: "inactive", details: {} },
      { source, line: "A", reason: "beaten", details: { winner_id: "w" } },
    ]);
  });

  test("sources have null for what is missing", () => {
    expect(sourceOf("check", {})).toEqual({ kind: "check", id: null, version: null, title: null });
    expect(sourceOf("tax", { id: "t" })).toEqual({ kind: "tax", id: "t", version: null, title: null });
  });

  test("takes over another trace behind its own entries", () => {
    const [first, second] = [emptyTrace(), emptyTrace()];
    note(first, { step: "delivery" });
    note(second, { step: "tip" });
    reject(second, { source: sourceOf("rule", { id: "r" }), reason: "inactive" });
    append(first, second);
    expect(first.entries.map(({ step }) => step)).toEqual(["delivery", "tip"]);
    expect(first.rejected).toHaveLength(1);
    expect(second.entries).toHaveLength(1);
  });
});
