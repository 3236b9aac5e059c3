import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packed, packedSharing, sharedReader, unpacked } from "./pack.ts";

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

test("a reader of values that share a part reads each as it was, and the part once while it stays the same", () => {
  const own = rules.slice();
  const others = rules.map((rule) => ({ ...rule, value: "2" }));
  const values = [own, own, own, others, others, others, own].map((part, index) => ({
    index,
    part,
    text: `ї${index}`,
  }));
  const read = sharedReader();
  const packedValues = values.map((value) => packedSharing(value, "part", value.part));
  const back = packedValues.map((bytes) => read(bytes) as (typeof values)[number]);
  expect(back).toEqual(values);
  expect(back[2]?.part).toBe(back[1]?.part);
  for (const value of [
    { a: 1 },
    { a: "x".repeat(300_000) },
    { a: "" },
    { noise: randomBytes(200_000).toString("hex") },
  ])
    expect(read(packed(value))).toEqual(value);
  // A frame of any header and size is found to end where it does.
  for (const length of [1, 200, 70_000, 300_000]) {
    const part = { text: "ab".repeat(length) };
    const [, second] = [0, 1].map((time) => packedSharing({ time, part }, "part", part));
    expect(read(second ?? Buffer.alloc(0))).toEqual({ time: 1, part });
  }
});
