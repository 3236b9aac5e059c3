import { expect, test } from "vitest";
import { isEmail, violationOf } from "./rules.ts";

test("behaviour 9: required fields refuse what is empty, and only they do", () => {
  for (const empty of [null, undefined, "", "  "]) {
    expect(violationOf({ required: true }, empty)).toBe("required");
    for (const rule of [
      { email: true },
      { min: 1 },
      { max: 1 },
      { minLength: 2 },
      { maxLength: 0 },
      { pattern: "^x$" },
    ])
      expect(violationOf(rule, empty)).toBeUndefined();
  }
  expect(violationOf({ required: true }, 0)).toBeUndefined();
  expect(violationOf({ required: true }, false)).toBeUndefined();
});

test("behaviour 9: what must be agreed to is only fulfilled by true", () => {
  for (const value of [false, null, undefined, "", "true", 1])
    expect(violationOf({ requiredTrue: true }, value)).toBe("required");
  expect(violationOf({ requiredTrue: true }, true)).toBeUndefined();
});

test("behaviour 9: numbers and lengths hold at their limits and break beside them", () => {
  expect([1, 2, 5, 6].map((value) => violationOf({ min: 2, max: 5 }, value))).toEqual([
    "min",
    undefined,
    undefined,
    "max",
  ]);
  const lengths = ["a", "ab", "abcd", "abcde"].map((value) => violationOf({ minLength: 2, maxLength: 4 }, value));
  expect(lengths).toEqual(["minLength", undefined, undefined, "maxLength"]);
  expect(["x1", "1"].map((value) => violationOf({ pattern: "^\\d+$" }, value))).toEqual(["pattern", undefined]);
});

test("behaviour 9: a web address begins with http or https and names no user", () => {
  const rule = { kind: "url" } as const;
  for (const good of ["https://example.com", "http://localhost:8420/a?b=c", " https://приклад.укр/шлях "])
    expect(violationOf(rule, good), good).toBeUndefined();
  for (const wrong of [
    "example.com",
    "https://",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://user@example.com",
  ])
    expect(violationOf(rule, wrong), wrong).toBe("url");
  expect(violationOf({ ...rule, maxLength: 5 }, "https://example.com")).toBe("maxLength");
});

test("behaviour 9: an e-mail address has a local part of at most 64 characters, an @ and a domain, 254 in all", () => {
  expect(violationOf({ email: true }, "olena@example.com")).toBeUndefined();
  expect(violationOf({ email: true }, "olena")).toBe("email");
  for (const wrong of ["@example.com", "olena@", "olena@example", "o lena@example.com", "a@b@", "olena@.com"])
    expect(isEmail(wrong)).toBe(false);
  expect(isEmail(`${"a".repeat(64)}@example.com`)).toBe(true);
  expect(isEmail(`${"a".repeat(65)}@example.com`)).toBe(false);
  const domain = (length: number) =>
    [..."bb"]
      .map((letter) => letter.repeat(63))
      .concat("c".repeat(length - 132), "com")
      .join(".");
  const whole = (length: number) => `a@${domain(length - 2)}`;
  expect(whole(254)).toHaveLength(254);
  expect([isEmail(whole(254)), isEmail(whole(255))]).toEqual([true, false]);
});
