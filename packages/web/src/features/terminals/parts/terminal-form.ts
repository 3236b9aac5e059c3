import { rules } from "@patron/contract/rules/terminals";

/** The rules of the fields of a terminal, and the field that shows each error. */
export const terminalForm = {
  rules: rules.add,
  fieldOf: {
    "pos.not_found": "pos_id",
    "currency.unknown": "currency",
    "terminal.currency_locked": "currency",
    "price_group.other_currency": "price_group_id",
    "terminal.named_in_programme": "pos_id",
    "price_group.not_found": "price_group_id",
    "phone.invalid": "phone",
  } as const,
};
