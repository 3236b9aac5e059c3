/** Why what a check has moved cannot be taken back. */
export const undoing = ["transfer.partly_given_back", "bonuses.spent", "account.insufficient"] as const;

export const unpaying = [
  "special_account.not_found",
  "special_account.inactive",
  "special_account.elsewhere",
  "customer_account.not_found",
  "customer_account.inactive",
  "customer_account.no_access",
] as const;

/** Why nobody is identified at a till. */
export const identifying = [
  "customer.not_found",
  "customer.id_invalid",
  "customer.id_not_allowed",
  "customer.id_ambiguous",
  "rate.limited",
] as const;

/** Why a code of a steward is refused. */
const byCode = ["steward_code.wrong", "steward_code.not_allowed", "rate.limited"] as const;

/** Why a till takes nothing back. */
export const returning = [...byCode, "steward_code.needed", "steward_code.not_for_returns"] as const;

/** Why a check cannot be priced or sold. */
export const selling = [
  "terminal.type_refuses",
  "sale.beyond_tank",
  "goods.not_found",
  "customer.not_found",
  "customer.blocked",
  "customer.id_invalid",
  "customer.id_not_allowed",
  "customer.id_ambiguous",
  "loyalty.inactive",
  "sale.anonymous",
  "sale.malformed",
  "sale.duplicate_line",
  "line.price_missing",
  "line.price_below_taxes",
  "line.price_entry_not_allowed",
  "line.amount_too_large",
  "line.amount_outside_tolerance",
  "sale.tip_not_allowed",
  "payments.type_not_allowed",
  "payments.sum_mismatch",
  "payments.tendered_short",
  "payments.special_account_not_alone",
  "payments.special_account_other_goods",
  "payments.special_account_other_currency",
  "payments.special_account_goods_only",
  "payments.special_account_no_price",
  ...unpaying,
  "customer_account.odometer_missing",
  "customer_account.vehicle_missing",
  "customer_account.limit_exceeded",
  "account.insufficient",
] as const;

/** More reasons why a stored check is refused. */
export const keeping = [
  ...byCode,
  "sale.odometer_missing",
  "sale.vehicle_missing",
  "conflict.duplicate",
  "pin.needed",
  "pin.wrong",
  "pin.dead",
] as const;
