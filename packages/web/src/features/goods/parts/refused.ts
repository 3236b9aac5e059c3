/** The field that each refusal of an item belongs to. */
export const refusedField = {
  "conflict.duplicate": "code",
  "goods_category.not_found": "category_ids",
  "special_account.not_found": "special_account_prices",
  "special_account.no_punches": "special_account_prices",
  "loyalty.not_found": "loyalty_ids",
} as const;
