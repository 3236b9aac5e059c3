import { describe, expect, test } from "vitest";
import {
  applies,
  conditionGroups,
  emptied,
  fieldsOf,
  initialOf,
  optionGroups,
  type PartId,
  usedFields,
} from "./conditions.ts";
import { blankRule, ruleBody } from "./values.ts";

const every: PartId[] = [...conditionGroups, ...optionGroups].flatMap(({ parts }) => [...parts]);
const blank = blankRule("UAH");

describe("the optional parts of a rule", () => {
  test("are all closed in a new rule", () => {
    expect(every.filter((id) => usedFields(id, blank, "UAH").length > 0)).toEqual([]);
  });

  test("are each offered once and own their fields alone", () => {
    expect(new Set(every).size).toBe(every.length);
    const fields = every.flatMap((id) => [...fieldsOf(id)]);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test("leave the rule as it was when they are added and removed again", () => {
    for (const id of every) {
      const added = { ...blank, ...initialOf(id) };
      expect(ruleBody({ ...added, ...emptied(id, "UAH") }), id).toEqual(ruleBody(blank));
    }
  });

  test("are open where a field has a value, also the currency that is not the business's own", () => {
    expect(usedFields("hours", { ...blank, time_to: "09:00" }, "UAH")).toEqual(["time_to"]);
    expect(usedFields("currency", { ...blank, currency: "EUR" }, "UAH")).toEqual(["currency"]);
    expect(usedFields("currency", { ...blank, currency: null }, "UAH")).toEqual([]);
  });

  test("are not offered where the action leaves no room for them", () => {
    expect(applies("goods", blank)).toBe(false);
    expect(applies("goods", { ...blank, action_type: "discount-items-percent" })).toBe(true);
    expect(applies("members", { ...blank, action_type: "charge-check-percent" })).toBe(false);
    expect(applies("members", { ...blank, by_group: true })).toBe(false);
    expect(applies("currency", { ...blank, action_type: "discount-check-amount" })).toBe(false);
  });
});
