import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dictionaryIdOf, packed, packedSharing, sharedReader, unpacked } from "./pack.ts";

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

const dictionary = (content: unknown) => ({ id: randomUUID(), content: Buffer.from(JSON.stringify(content)) });

test("with a dictionary a value takes little space, is read back with it alone, and says which one that is", () => {
  const [own, other] = [dictionary({ rules }), dictionary({ rules })];
  const value = { at: "noon", rules, lines: [1, 2, 3] };
  const bytes = packed(value, own);
  expect(bytes.length).toBeLessThan(packed(value).length / 3);
  expect(dictionaryIdOf(bytes)).toBe(own.id);
  expect(dictionaryIdOf(packed(value))).toBeUndefined();
  expect(unpacked(bytes, own)).toEqual(value);
  expect(() => unpacked(bytes, other)).toThrow(own.id);
  expect(() => unpacked(bytes)).toThrow(own.id);
  expect(() => unpacked(packed(value), own)).toThrow("needs undefined");
});

test("values that share a part are read one after another, whatever dictionaries they have", () => {
  const dictionaries = [undefined, dictionary({ rules }), dictionary(["other"]), undefined];
  const read = sharedReader();
  for (const one of [...dictionaries, ...dictionaries, ...dictionaries]) {
    for (const at of ["first", "second", "third"]) {
      const value = { at, rules };
      const bytes = packedSharing(value, "rules", rules, one);
      expect(unpacked(bytes, one)).toEqual(value);
      expect(read(bytes, one)).toEqual(value);
    }
  }
});

test("more dictionaries than there are contexts are used in turns", () => {
  const many = Array.from({ length: 70 }, (_, index) => dictionary({ index, rules }));
  const stored = many.map((one) => packed({ rules }, one));
  for (const [index, bytes] of [...stored.entries(), ...stored.entries()])
    expect(unpacked(bytes, many[index])).toEqual({ rules });
});

test("a value that was cut or changed fails, and the next ones are read", () => {
  const own = dictionary({ rules });
  const values = [0, 1, 2, 3].map((at) => ({ at, noise: randomBytes(900).toString("hex") }));
  for (const one of [undefined, own]) {
    const stored = values.map((value) => packed(value, one));
    for (const [index, bytes] of stored.entries()) {
      for (const length of [1, 30, 40, bytes.length - 200, bytes.length - 1])
        expect(() => unpacked(bytes.subarray(0, length), one), String(length)).toThrow();
      const changed = Buffer.from(bytes);
      changed.fill(0xff, bytes.length - 100);
      expect(() => unpacked(changed, one)).toThrow();
      expect(unpacked(bytes, one)).toEqual(values[index]);
    }
  }
});
