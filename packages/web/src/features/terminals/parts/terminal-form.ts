import { rules } from "@patron/contract/rules/terminals";

/** Rules of the fields of a terminal, new or present, and the field that each refusal belongs to. */
export const terminalForm = {
  rules: rules.add,
  fieldOf: {
    "pos.not_found": "pos_id",
    "currency.unknown": "currency",
    "terminal.currency_locked": "currency",
    "price_group.other_currency": "price_group_id",
    "price_group.not_found": "price_group_id",
    "phone.invalid": "phone",
  } as const,
};
