import { CATEGORY_MEASURES, CATEGORY_TRIGGERS, RULE_PERIODS } from "../enums.ts";
import * as s from "../kit/schema.ts";

/** What a category rule still asks of a customer. Decimals in its measure; `missing` is zero where the next check brings the category. */
export const CategoryWay = s.object({
  rule_id: s.idOf("card_category_rule"),
  currency: s.text(3),
  pos_ids: s.list(s.idOf("pos"), 1000),
  depends_on: s.oneOf(CATEGORY_MEASURES),
  period: s.oneOf(RULE_PERIODS),
  apply: s.oneOf(CATEGORY_TRIGGERS),
  threshold_from: s.rate,
  measure: s.money,
  missing: s.money,
});
/** The next higher category that rules can lead a customer to. One of the ways is enough. */
export const NextCategory = s.object({
  category: s.reference("card_category"),
  ways: { ...s.list(CategoryWay, 1000), minItems: 1 },
});
