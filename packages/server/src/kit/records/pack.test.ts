import { expect, test } from "vitest";
import { packed, packedSharing, unpacked } from "./pack.ts";

const rules = Array.from({ length: 40 }, (_, index) => ({
  id: `rule ${index}`,
  title: "Знижка «щодня» 🙂",
  value: "1.50",
}));

test("a packed value is read back", () => {
  for (const value of [{ a: 1, b: ["ї", null] }, [], "text", null, { long: "x".repeat(300_000) }]) {
    expect(unpacked(packed(value))).toEqual(value);
  }
});

test("a shared part is read back with every value, and compressed once from its second time on", () => {
  const values = ["first", "second", "third"].map((at) => ({ at, rules, lines: [{ id: at, price: "10.00" }] }));
  const [first, second, third] = values.map((value) => packedSharing(value, "rules", rules));
  for (const [index, bytes] of [first, second, third].entries()) {
    expect(unpacked(bytes ?? Buffer.alloc(0))).toEqual(values[index]);
  }
  const common = (a: Buffer, b: Buffer) => a.findIndex((byte, index) => byte !== b[index]);
  const frame = packed({ rules }).length * 0.9;
  expect(common(second ?? Buffer.alloc(0), third ?? Buffer.alloc(0))).toBeGreaterThan(frame);
});

test("a part that is small, alone or known by another name is packed within its value", () => {
  const [small, alone] = [[{ id: "1" }], rules.slice()];
  for (let time = 0; time < 3; time += 1) {
    expect(unpacked(packedSharing({ small, b: 1 }, "small", small))).toEqual({ small, b: 1 });
    expect(unpacked(packedSharing({ alone }, "alone", alone))).toEqual({ alone });
    expect(unpacked(packedSharing({ other: rules, b: 1 }, "other", rules))).toEqual({ other: rules, b: 1 });
  }
});
