import { expect, test } from "vitest";
import { aheadOf, serverTime } from "./clock.ts";

// Taken at 10:00 by the server's clock.
const catalogue = { valid_until_dt: "2026-11-29T10:00:00.000Z" };
const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);

test("a device whose clock is wrong sells at the time of the server", () => {
  for (const [device, later, server] of [
    ["10:20:00", "10:21:00", "2026-11-26T10:01:00.000Z"],
    ["09:30:00", "09:31:00", "2026-11-26T10:01:00.000Z"],
  ] as const) {
    const ahead_ms = aheadOf(catalogue, at(device));
    expect(serverTime({ ahead_ms }, at(later)).toISOString()).toBe(server);
  }
});

test("the time that the answer took is no wrong clock", () => {
  expect(aheadOf(catalogue, at("10:00:03"))).toBe(0);
});
