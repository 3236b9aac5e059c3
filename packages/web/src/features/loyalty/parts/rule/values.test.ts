import { expect, test } from "vitest";
import { blankRule, refusedField } from "./values.ts";

test("a reversed range is reported at its own upper end", () => {
  const end = refusedField["rule.range_reversed"];
  const blank = blankRule("UAH");
  expect(end({ ...blank, check_amount_min: "200", check_amount_max: "30" })).toBe("check_amount_max");
  expect(end({ ...blank, age_from: 30, age_to: 20 })).toBe("age_to");
  expect(end({ ...blank, goods_amount_min: "2", goods_amount_max: "1" })).toBe("goods_amount_max");
  // The amounts of items stay in the form while another action hides them, and are not sent then.
  expect(end({ ...blank, goods_amount_min: "2", goods_amount_max: "1", age_from: 30, age_to: 20 })).toBe("age_to");
});
