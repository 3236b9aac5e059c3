import fc from "fast-check";
import { type Plain, variantOf } from "./shape.ts";

/** A JSON number that JavaScript cannot produce: its text is inserted into the body verbatim. */
export class NumberText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

/** Values of every type that have broken servers before. */
const odd: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 1e308, -1e308, 2 ** 53 + 1, 2 ** 31, 2 ** 63],
  ...[new NumberText("-0"), new NumberText("1e400"), new NumberText("9".repeat(400)), new NumberText("0.1e-400")],
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udfff", "\ufffd", "\u202ertl", "\u0007", "שלום", "e\u0301".repeat(50)],
  ...["😀".repeat(300), "x".repeat(100_000), "x".repeat(1_000_000), "__proto__", "constructor", "toString"],
  ...[
    "NaN",
    "Infinity",
    "-0",
    "1e5",
    "0x10",
    "0.0000000001",
    "99999999999999999999",
    "9".repeat(200),
    "+1",
    "1,5",
    "٣",
  ],
  ...["0000-00-00", "0000-01-01", "10000-01-01", "2026-02-30", "2026-11-20T25:00:00Z", "2026-11-20T08:00:00+99:99"],
  ...["0001-01-01", "9999-12-31", "9999-12-31T23:59:59Z", "-000001-01-01T00:00:00Z", "2016-12-31T23:59:60Z", "24:00"],
  ...[
    "0198d3a0-0000-7000-8000-00000000000",
    "0198D3A0-0000-7000-8000-000000000001",
    "{}",
    "00000000-0000-0000-0000-000000000000",
  ],
  ...[
    "' or 1=1 --",
    "$1",
    "%",
    "_",
    "\\",
    "../../etc/passwd",
    "%00",
    "=1+1",
    "<script>alert(1)</script>",
    "Europe/Nowhere",
    "XXX",
    "ZZ",
  ],
  ...[[], {}, [[[[[]]]]], { a: 1 }, [null], nested(200), Array(10_000).fill(0), JSON.parse('{"__proto__":{"x":1}}')],
];

/** Values just beyond what a shape allows. */
function beyond(plain: Plain): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems, minItems } = plain;
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(minLength ? ["x".repeat(minLength - 1), "x".repeat(minLength)] : []),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength), "x".repeat(maxLength + 1), "😀".repeat(maxLength)]),
    ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(null)]),
    ...(minItems ? [Array(minItems - 1).fill(null)] : []),
    ...(plain.enum ? [`${String(plain.enum[0])}1`, String(plain.enum[0]).toUpperCase()] : []),
  ];
}

type Step = string | number;
interface Node {
  at: Step[];
  plain: Plain;
}

/** Every node of a value with its shape, the whole first. */
function nodesOf(value: unknown, plain: Plain, at: Step[] = []): Node[] {
  const here = { at, plain };
  if (value === null || typeof value !== "object") return [here];
  if (plain.anyOf) return nodesOf(value, variantOf(plain, value), at);
  const inner = Array.isArray(value)
    ? value.slice(0, 20).flatMap((one, index) => nodesOf(one, plain.items ?? {}, [...at, index]))
    : Object.entries(value).flatMap(([key, one]) => nodesOf(one, plain.properties?.[key] ?? {}, [...at, key]));
  return [here, ...inner];
}

/** The same value with a node replaced, removed, or with one more property. */
function changed(value: unknown, at: readonly Step[], change: (node: unknown) => unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? changed(one, rest, change) : one));
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value as object))
    own(copy, key, key === step ? changed(one, rest, change) : one);
  for (const [key, one] of Object.entries(copy)) if (one === omitted) delete copy[key];
  return copy;
}
const omitted = Symbol("left out");

/** `__proto__` as a normal property, as a JSON parser creates it. */
function own(to: object, key: string, value: unknown): void {
  Object.defineProperty(to, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A valid value with one to three errors. */
export function brokenOf(valid: fc.Arbitrary<unknown>, plain: Plain): fc.Arbitrary<unknown> {
  const wrong = fc.record({
    where: fc.nat(),
    how: fc.constantFrom("odd", "odd", "beyond", "beyond", "drop", "extra"),
    what: fc.nat(),
    name: fc.constantFrom("extra", "__proto__", "constructor", "id", "business_id", "\u0000", "\ud800"),
  });
  return fc.tuple(valid, fc.array(wrong, { minLength: 1, maxLength: 3 })).map(([value, wrongs]) =>
    wrongs.reduce<unknown>((made, { where, how, what, name }) => {
      const nodes = nodesOf(made, plain);
      const node = nodes[where % nodes.length] ?? { at: [], plain };
      const limits = beyond(node.plain);
      if (how === "drop" && node.at.length > 0) return changed(made, node.at, () => omitted);
      if (how === "beyond" && limits.length > 0) return changed(made, node.at, () => limits[what % limits.length]);
      if (how === "extra") return changed(made, node.at, (inner) => withExtra(inner, name, odd[what % odd.length]));
      return changed(made, node.at, () => odd[what % odd.length]);
    }, value),
  );
}

function withExtra(inner: unknown, name: string, value: unknown): unknown {
  if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return { [name]: inner };
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(inner)) own(copy, key, one);
  own(copy, name, value);
  return copy;
}

/** JSON with numbers that `JSON.stringify` cannot produce. */
export function jsonText(value: unknown): string {
  const texts: string[] = [];
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (!(one instanceof NumberText)) return one;
    texts.push(one.text);
    return `@number-${texts.length - 1}@`;
  });
  return (text ?? "").replace(/"@number-(\d+)@"/g, (_, index: string) => texts[Number(index)] ?? "0");
}
