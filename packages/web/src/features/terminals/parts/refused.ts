/** The field that each refusal of a terminal belongs to. */
export const refusedField = {
  "pos.not_found": "pos_id",
  "currency.unknown": "currency",
  "terminal.currency_locked": "currency",
  "price_group.other_currency": "price_group_id",
  "price_group.not_found": "price_group_id",
  "phone.invalid": "phone",
} as const;
