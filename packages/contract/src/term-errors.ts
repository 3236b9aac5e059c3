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

/** Why a check cannot be priced or sold. */
export const selling = [
  "terminal.type_refuses",
  "sale.beyond_tank",
  "goods.not_found",
  "customer.not_found",
  "customer.blocked",
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
  "sale.odometer_missing",
  "sale.vehicle_missing",
  "conflict.duplicate",
  "pin.needed",
  "pin.wrong",
  "pin.dead",
] as const;
