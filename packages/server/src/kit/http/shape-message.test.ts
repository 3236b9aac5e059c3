import { PAYMENT_TYPES, POS_TYPES, TRACE_STEPS } from "@patron/contract/enums";
import {
  currency,
  day,
  email,
  id,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  patch,
  type Shape,
  secret,
  text,
  timeOfDay,
  unitPrice,
  url,
  whole,
} from "@patron/contract/kit";
import { expect, test } from "vitest";
import { errorFinder } from "./validate.ts";

/** The message for a value in a field of this shape. */
function messageOf(shape: Shape, value: unknown): string | undefined {
  return errorFinder(object({ field: shape }))({ field: value })[0]?.message;
}

test.each<[string, Shape, unknown, string]>([
  ["another word", oneOf(POS_TYPES), "shop", "must be one of: pos, road-tanker, online-store"],
  ["a word where null may stand", nullable(oneOf(["a", "b"] as const)), "c", "must be one of: a, b, null"],
  ["a long text", text(5), "seven 7", "must be at most 5 characters; it has 7"],
  ["a text of wide characters", text(2), "😀😀😀", "must be at most 2 characters; it has 3"],
  ["a short text", text(50, 3), "ab", "must be at least 3 characters; it has 2"],
  ["a small number", whole(1, 500), 0, "must be at least 1"],
  ["a large number", whole(1, 500), 501, "must be at most 500"],
  ["a text for a number", whole(1, 500), "7", "must be a whole number; it is a text"],
  ["null", text(5), null, "must be a text; it is null"],
  ["a number for null or a text", nullable(text(5)), 7, "must be a text or null; it is a number"],
  ["a long list", list(whole(1, 7), 2), [1, 2, 3], "must have at most 2 entries; it has 3"],
  ["a short list", { ...list(id), minItems: 1 }, [], "must have at least 1 entry; it has 0"],
  ["a number for money", money, 12.5, "must be a text; it is a number"],
  [
    "money of too many decimals",
    money,
    "1.0001",
    'must be an amount as a decimal string with at most 3 decimals, not negative, such as "12.50"',
  ],
  [
    "no price",
    unitPrice,
    "x",
    'must be a price as a decimal string with at most 4 decimals, not negative, such as "54.9900"',
  ],
  ["no currency", currency, "uah", "must be an ISO 4217 currency code of three capital letters"],
  ["no day", day, "2026-02-30", "must be a day as YYYY-MM-DD"],
  ["no time", timeOfDay, "24:00", "must be a time of day as HH:MM, from 00:00 to 23:59"],
  ["no address", url, "ftp://example.com", "must be a web address that begins with http:// or https://"],
  ["no e-mail address", email, "olena", "must be an e-mail address"],
  ["no id", id, "7", "must be a UUID"],
])("%s is reported with what is accepted there", (_, shape, value, message) => {
  expect(messageOf(shape, value)).toBe(message);
});

test("a missing and an unknown field are reported with the known fields", () => {
  const find = errorFinder(object({ title: text(5), comment: optional(text(5)) }));
  expect(find({ colour: "red" })).toEqual([
    { path: "title", code: "required", message: "is required" },
    { path: "colour", code: "additionalProperties", message: "is not a known field; known are: title, comment" },
  ]);
  expect(errorFinder(patch(object({ title: text(5) })))({})).toMatchObject([
    { message: "must have at least one field" },
  ]);
});

test("a long list of allowed values is cut and counted", () => {
  const message = messageOf(oneOf(TRACE_STEPS), "x") ?? "";
  expect(message).toMatch(/^must be one of: [\w, -]+ and \d+ more$/);
  expect(message.length).toBeLessThan(350);
});

test("what was sent is never repeated", () => {
  const sent = "correct horse battery staple";
  for (const shape of [secret(8), oneOf(PAYMENT_TYPES), id, currency, whole(1, 2), list(id), text(5)]) {
    expect(messageOf(shape, sent)).not.toContain("horse");
  }
});
