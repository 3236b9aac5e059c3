import { expect, test } from "vitest";
import { hindranceOf } from "./hindrance.ts";

const now = Date.parse("2026-11-26T10:00:00Z");
const ready = {
  isAble: true,
  application: { customer_required: false },
  catalogue: { valid_until_dt: "2026-11-26T10:00:01Z", ahead_ms: 0 },
  hasSeries: true,
  now,
};

test("a till sells without a connection from prices that are still valid, and otherwise says why not", () => {
  expect(hindranceOf(ready)).toBeNull();
  expect(hindranceOf({ ...ready, now: now + 1_000 })).toBe("outdated");
  const ahead = { ...ready.catalogue, ahead_ms: 60_000 };
  expect(hindranceOf({ ...ready, catalogue: ahead, now: now + 1_000 })).toBeNull();
  expect(hindranceOf({ ...ready, catalogue: undefined })).toBe("unready");
  expect(hindranceOf({ ...ready, hasSeries: false })).toBe("unready");
  expect(hindranceOf({ ...ready, application: { customer_required: true } })).toBe("customers");
  expect(hindranceOf({ ...ready, isAble: false })).toBe("browser");
});
