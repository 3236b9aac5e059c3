import { describe, expect, test } from "vitest";
import { CategoryTree } from "./category-tree.ts";
import { readNumber } from "./cell-texts.ts";

describe("a number", () => {
  test.each([
    ["12.5", "12.5000"],
    ["12,50", "12.5000"],
    ["1 234,5", "1234.5000"],
    ["1\u00a0234,5", "1234.5000"],
    ["1.234,50", "1234.5000"],
    ["1,234.50", "1234.5000"],
    ["1.234.567", "1234567.0000"],
    ["1'234.5", "1234.5000"],
    ["007", "7.0000"],
    ["5.", "5.0000"],
    ["0", "0.0000"],
  ])("is read as spreadsheets of any country write it: %s", (text, value) => {
    expect(readNumber(text, 4, [0, 9_999_999_999_999])).toEqual({ value });
  });

  test.each([
    ["twelve", "not-a-number"],
    ["12 грн", "not-a-number"],
    ["1,23,4", "not-a-number"],
    ["1.2.3,4", "not-a-number"],
    ["", "not-a-number"],
    ["4,82E+12", "rounded"],
    ["1.23456", "too-many-decimals"],
    ["-1", "out-of-range"],
    ["12345678901234", "out-of-range"],
  ])("is refused with its reason: %s", (text, fault) => {
    expect(readNumber(text, 4, [0, 9_999_999_999_999])).toEqual({ fault });
  });
});

describe("a path of categories", () => {
  const tree = () =>
    new CategoryTree([
      { id: "1", parent_id: null, title: "Drinks" },
      { id: "2", parent_id: "1", title: "Hot" },
      { id: "3", parent_id: null, title: "Tea/Coffee; sweet" },
      { id: "4", parent_id: null, title: "Twin" },
      { id: "5", parent_id: null, title: "Twin" },
      { id: "6", parent_id: null, title: "TWICE" },
      { id: "7", parent_id: null, title: "Twice" },
    ]);
  const ids = (...some: string[]) => ({ value: JSON.stringify(some) });

  test("names a category whatever its capitals, several of them, and titles with the signs between them", () => {
    expect(tree().read("drinks/hot; Tea\\/Coffee\\; sweet;")).toEqual(ids("2", "3"));
    expect(tree().show(["2", "3"])).toBe("Drinks / Hot; Tea\\/Coffee\\; sweet");
    expect(tree().read("Twice")).toEqual(ids("7"));
  });

  test("is refused where two categories have it", () => {
    expect(tree().read("Twin")).toEqual({ fault: "category-ambiguous" });
    expect(tree().read("Twin / New")).toEqual({ fault: "category-ambiguous" });
  });

  test("plans what does not exist, once, parents first and only what is asked for", () => {
    const planning = tree();
    const [one, two] = [planning.read("Drinks / Cold / Iced"), planning.read("drinks/COLD/iced; New")];
    if ("fault" in one || "fault" in two) throw new Error("A path cannot be read.");
    expect(planning.additionsFor([one.value]).map(({ titles }) => titles.join("/"))).toEqual([
      "Drinks/Cold",
      "Drinks/Cold/Iced",
    ]);
    expect(planning.additionsFor([one.value, two.value])).toHaveLength(3);
  });
});
