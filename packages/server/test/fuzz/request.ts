import { type AnyCall, EXPORT_TYPES, type Shape, wireQuery } from "@patron/contract/kit";
import fc from "fast-check";
import type { Requested } from "../request-fields.ts";
import { idIn, type Known, onePixel, targetOf, wordFor } from "../sample.ts";
import { brokenOf, jsonText } from "./broken.ts";
import { type Plain, plainOf } from "./shape.ts";
import { validOf } from "./valid.ts";

/** A request as sent over the wire. */
export interface Wire {
  target: string;
  headers: Record<string, string>;
  raw?: string | Uint8Array;
  type?: string;
  image?: Blob;
}

/** Requests of a call: well-formed ones, and more with errors in path, query, headers or body. */
export function requestsOf(call: AnyCall, known: Known, requested: Requested): fc.Arbitrary<Wire> {
  const right = {
    path: rightPath(call, known),
    query: rightQuery(call, known, requested),
    body: rightBody(call, known, requested),
    headers: fc.constant({}),
  };
  const one = (part: Partial<Record<keyof typeof right, fc.Arbitrary<unknown>>>) =>
    fc.record({ ...right, ...part }).map((made) => wireOf(made as Parts)); // Each part has its own type.
  const takesBody = call.body !== undefined || call.upload !== undefined;
  return fc.oneof(
    { weight: 4, arbitrary: one({}) },
    { weight: takesBody ? 8 : 1, arbitrary: one({ body: wrongBody(call, known, requested) }) },
    { weight: 3, arbitrary: one({ query: wrongQuery(call, right.query) }) },
    ...(call.params.length > 0 ? [{ weight: 2, arbitrary: one({ path: wrongPath(call, known) }) }] : []),
    { weight: 1, arbitrary: one({ headers: wrongHeaders }) },
  );
}

interface Parts {
  path: string;
  query: [string, string][];
  body: Pick<Wire, "raw" | "type" | "image">;
  headers: Record<string, string>;
}
function wireOf({ path, query, body, headers }: Parts): Wire {
  // A name may be broken already; an unpaired surrogate cannot be encoded, so it is sent as raw bytes.
  const text = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  return { target: text ? `${path}?${text}` : path, headers, ...body };
}
function encoded(text: string): string {
  if (text.startsWith("%")) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

function rightPath(call: AnyCall, known: Known): fc.Arbitrary<string> {
  return fc.constant(targetOf(call, (name) => encodeURIComponent(idIn(call, name, known) ?? wordFor(name))));
}
const oddIds = [
  ...["sample", "%00", "%ff", "%F0%9F%98%80", "..%2f..", "__proto__", "0", "null", "x".repeat(600), "%ED%A0%80", "%"],
  ...[
    "00000000-0000-0000-0000-000000000000",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "0198d3a0-0000-7000-8000-00000000000g",
  ],
];
function wrongPath(call: AnyCall, known: Known): fc.Arbitrary<string> {
  const names = call.params as string[]; // AnyCall widens it.
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...oddIds))
    .map(([wrong, value]) =>
      targetOf(call, (name) => (name === wrong ? value : (idIn(call, name, known) ?? wordFor(name)))),
    );
}

function rightQuery(call: AnyCall, known: Known, requested: Requested): fc.Arbitrary<[string, string][]> {
  const fields = Object.entries(wireQuery(call)).map(([name, shape]) => [name, validOf(plainOf(shape), known, name)]);
  if (fields.length === 0) return fc.constant([]);
  const any = fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.tuple(any, fc.boolean()).map(([query, plain]) =>
    Object.entries({ ...(plain ? {} : query), ...requested.query })
      .filter(([, value]) => value !== null)
      .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
}
const oddTexts = [
  ...[
    "",
    "1",
    "0",
    "-1",
    "1e12",
    "1000000000000",
    "1000000000",
    "99999999999999999999",
    "NaN",
    "abc",
    "true",
    "TRUE",
    "null",
    "[object Object]",
  ],
  ...[
    "%00",
    "%ff",
    "%ED%A0%80",
    "%",
    "%zz",
    "😀",
    "\u202ertl",
    "x".repeat(5000),
    "a,b,,c",
    ",",
    "' or 1=1 --",
    "\\",
    "_%",
  ],
  ...[
    "2026-02-30",
    "0000-01-01",
    "10000-01-01",
    "9999-12-31",
    "0001-01-01T00:00:00Z",
    "00000000-0000-0000-0000-000000000000",
  ],
];
function wrongQuery(call: AnyCall, right: fc.Arbitrary<[string, string][]>): fc.Arbitrary<[string, string][]> {
  const names = [
    ...Object.keys(wireQuery(call)),
    "unknown",
    "page",
    "count",
    "__proto__",
    "constructor",
    "%00",
    "a[b]",
  ];
  const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...oddTexts));
  const more = fc.array(pair, { minLength: 1, maxLength: 3 });
  return fc
    .tuple(right, more, fc.boolean())
    .map(([query, wrong, twice]): [string, string][] => [
      ...query.filter(([name]) => twice || !wrong.some(([other]) => other === name)),
      ...wrong,
    ]);
}

const longKey = "x".repeat(300);
const wrongHeaders = fc.oneof(
  fc
    .constantFrom("", " ", longKey, "é".normalize("NFD").slice(0, 1), '"quoted"', "a b", "\t")
    .map((key) => ({ "idempotency-key": key })),
  fc
    .constantFrom("", "*", '"0"', '"-1"', '"99999999999"', 'W/"1"', "soon", '"1", "2"', "\u00e9")
    .map((seen) => ({ "if-match": seen })),
  fc
    .constantFrom(...Object.values(EXPORT_TYPES), "text/html", "*/*", "", "x".repeat(2000), "text/csv;q=0")
    .map((accept) => ({ accept })),
  fc
    .constantFrom("", "xx", "uk-UA,uk;q=0.9", ",,,", "x".repeat(2000), "*")
    .map((language) => ({ "accept-language": language })),
);

function asJson(value: unknown): Parts["body"] {
  return { raw: jsonText(value) };
}
function bodyShape(call: AnyCall): Plain {
  return plainOf(call.body as Shape); // Only used for calls with a body.
}
function validBody(call: AnyCall, known: Known, requested: Requested): fc.Arbitrary<unknown> {
  // Constraints outside the shapes (two fields belong together) are added half of the time.
  return fc
    .tuple(validOf(bodyShape(call), known), fc.boolean())
    .map(([body, helped]) =>
      helped && requested.body && !Array.isArray(body) ? { ...(body as object), ...requested.body } : body,
    );
}
function rightBody(call: AnyCall, known: Known, requested: Requested): fc.Arbitrary<Parts["body"]> {
  if (call.upload) return fc.constant({ image: new Blob([onePixel], { type: "image/png" }) });
  return call.body ? validBody(call, known, requested).map(asJson) : fc.constant({});
}

const badUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
const pictures = [
  ...["", "x", "<svg xmlns='http://www.w3.org/2000/svg'/>", "\u0089PNG\r\n\u001a\n"].map(
    (text) => new Blob([text], { type: "image/png" }),
  ),
  new Blob([onePixel.subarray(0, 40)], { type: "image/png" }),
  new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])], { type: "image/jpeg" }),
];
function wrongBody(call: AnyCall, known: Known, requested: Requested): fc.Arbitrary<Parts["body"]> {
  const bytes = fc.constantFrom<Parts["body"]>(
    { raw: "" },
    { raw: "null" },
    { raw: "{" },
    { raw: "[]" },
    { raw: '"text"' },
    { raw: badUtf8 },
    { raw: "[".repeat(50_000) },
    { raw: "{}", type: "text/plain" },
    { raw: "<a/>", type: "application/xml" },
    { raw: "{}", type: "application/json; charset=latin1" },
    { raw: "a=1", type: "application/x-www-form-urlencoded" },
    { raw: "--x--", type: "multipart/form-data; boundary=x" },
  );
  if (call.upload)
    return fc.oneof(
      bytes,
      fc.constantFrom(...pictures).map((image) => ({ image })),
    );
  if (!call.body) return bytes;
  const valid = validBody(call, known, requested);
  const cut = valid.map((body) => ({ raw: jsonText(body).slice(0, -1) }));
  const deep = valid.map((body) => ({ raw: `${'{"a":'.repeat(200)}${jsonText(body)}${"}".repeat(200)}` }));
  return fc.oneof(
    { weight: 12, arbitrary: brokenOf(valid, bodyShape(call)).map(asJson) },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: deep },
    { weight: 2, arbitrary: bytes },
  );
}
