import { expect, test } from "vitest";
import { blankRow, blankTrial, draftOf } from "./draft.ts";

const option = (value: string) => ({ value, label: value });

test("the rules that are switched on are tried unless others are chosen", () => {
  expect(draftOf(blankTrial)).toEqual({ kind: "programme", rule_ids: null });
  expect(draftOf({ ...blankTrial, rules: [] })).toEqual({ kind: "programme", rule_ids: [] });
  expect(draftOf({ ...blankTrial, rules: [option("a")] })).toEqual({ kind: "programme", rule_ids: ["a"] });
});

test("a percentage is tried once it is there, for what is chosen", () => {
  expect(draftOf({ ...blankTrial, kind: "price-percent" })).toBeUndefined();
  expect(draftOf({ ...blankTrial, kind: "price-percent", percent: "-5", categories: [option("drinks")] })).toEqual({
    ...{ kind: "price-percent", percent: "-5", item_ids: [] },
    ...{ item_category_ids: ["drinks"], price_group_ids: [] },
  });
});

test("of prices one by one, those that are complete are tried", () => {
  const rows = [
    blankRow(0),
    { ...blankRow(1), item: option("tea") },
    { ...blankRow(2), item: option("tea"), price: "9.50" },
    { ...blankRow(3), item: option("tea"), groupId: "shelf", price: "9" },
  ];
  expect(draftOf({ ...blankTrial, kind: "prices" })).toBeUndefined();
  expect(draftOf({ ...blankTrial, kind: "prices", rows })).toEqual({
    kind: "prices",
    prices: [
      { item_id: "tea", price_group_id: null, price: "9.50" },
      { item_id: "tea", price_group_id: "shelf", price: "9" },
    ],
  });
});

test("a planned change of prices is tried once it is chosen", () => {
  expect(draftOf({ ...blankTrial, kind: "price-change" })).toBeUndefined();
  expect(draftOf({ ...blankTrial, kind: "price-change", changeId: "autumn" })).toEqual({
    kind: "price-change",
    price_change_id: "autumn",
  });
});
