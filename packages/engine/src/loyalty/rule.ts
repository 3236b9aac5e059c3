import type {
  Audience,
  CardAccess,
  ChargeTarget,
  ExpireType,
  Gender,
  PaymentType,
  RuleActionType,
  RuleMeasure,
  RulePeriod,
  RuleScope,
  SpecialAccountType,
} from "@patron/contract/enums";

/** A row of a value table. `card_category_id` applies to audience `category`. */
export type AudienceValue = { audience: Audience; card_category_id?: string | null | undefined; value: string };

/** A step of a threshold table: the row with the greatest `from` that the measure reaches applies. */
export type Threshold = { from: string; value: string };

/** The account that a charge credits, with its type and unit. */
export type SpecialAccountRef = {
  id: string;
  type: SpecialAccountType;
  title?: string | null | undefined;
  /** A currency, the unit of goods, or `punch`; only copied to the trace. */
  unit?: string | null | undefined;
  /** The account accepts nothing: it is switched off, belongs to another location, or its last day has passed. */
  closed?: boolean | null | undefined;
};

/** A rule's conditions on the customer. Days count from the nearest birthday. */
export type CustomerCondition = {
  birthday_before_days?: number | null | undefined;
  birthday_after_days?: number | null | undefined;
  gender?: Gender | null | undefined;
  age_from?: number | null | undefined;
  age_to?: number | null | undefined;
  first_purchase_only?: boolean | null | undefined;
  registered_within_days?: number | null | undefined;
};

/**
 * A loyalty rule as stored, in the version in force. An absent, null or empty list means all. Decimals are strings: percentages with up to
 * 6 decimals, money in the currency, prices and amounts per unit with up to 4.
 */
export type Rule = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  active?: boolean | undefined;
  scope: RuleScope;
  pos_ids?: readonly string[] | null | undefined;
  terminal_ids?: readonly string[] | null | undefined;
  currency?: string | null | undefined;
  action_type: RuleActionType;
  value?: string | null | undefined;
  /** If it has an effect, it is the only discount, or the only charge to its target. */
  exclusive?: boolean | null | undefined;
  /** For buy-x-get-y: how much of its goods is bought and how much is free in one set, default 1 each. */
  buy_quantity?: string | null | undefined;
  get_quantity?: string | null | undefined;
  /** For buy-x-get-y: the free goods; without both lists the same goods as are bought. */
  get_goods?: readonly string[] | null | undefined;
  get_categories?: readonly string[] | null | undefined;
  /** For buy-x-get-y: the maximum number of sets per check; null: unlimited. */
  sets_max?: number | null | undefined;
  /** For coupon-emission: the batch to issue from; the value is the number of coupons. */
  coupon_batch_id?: string | null | undefined;
  card_category_values?: readonly AudienceValue[] | null | undefined;
  members?: boolean | null | undefined;
  depends_on?: RuleMeasure | null | undefined;
  period?: RulePeriod | null | undefined;
  thresholds?: readonly Threshold[] | null | undefined;
  include_goods?: readonly string[] | null | undefined;
  include_categories?: readonly string[] | null | undefined;
  exclude_goods?: readonly string[] | null | undefined;
  exclude_categories?: readonly string[] | null | undefined;
  charge_target?: ChargeTarget | null | undefined;
  special_account?: SpecialAccountRef | null | undefined;
  promo_expire_type?: ExpireType | null | undefined;
  promo_expire_value?: string | null | undefined;
  check_amount_min?: string | null | undefined;
  check_amount_max?: string | null | undefined;
  goods_amount_min?: string | null | undefined;
  goods_amount_max?: string | null | undefined;
  date_from?: string | null | undefined;
  date_to?: string | null | undefined;
  /** ISO numbers: Monday is 1, Sunday 7. */
  week_days?: readonly number[] | null | undefined;
  time_from?: string | null | undefined;
  time_to?: string | null | undefined;
  customer_condition?: CustomerCondition | null | undefined;
  payment_types?: readonly PaymentType[] | null | undefined;
  limit_per_customer?: number | null | undefined;
  limit_per_day?: number | null | undefined;
  limit_total?: number | null | undefined;
  sort_order?: number | null | undefined;
};

/** Data from the database about a rule and this customer before this sale. */
export type RuleFacts = {
  rule_id: string;
  /** The rule's measure over its past period, without this sale; only for periods other than `check`. */
  measure?: string | null | undefined;
  used_by_customer?: number | null | undefined;
  used_today?: number | null | undefined;
  used_total?: number | null | undefined;
};

/** A customer with a card of the programme. */
export type Customer = {
  id: string;
  card_id?: string | null | undefined;
  access: CardAccess;
  category?:
    | {
        id: string;
        version?: number | null;
        title?: string | null /** Assigned by hand and never lowered. */;
        pinned?: boolean;
      }
    | null
    | undefined;
  birth_date?: string | null | undefined;
  gender?: Gender | null | undefined;
  registered_date?: string | null | undefined;
  /** Purchases in the programme before this one. */
  purchases?: number | null | undefined;
};

/** A card without access earns and redeems nothing; its holder is treated as an unknown customer. */
export function isMember(customer: Customer | null): customer is Customer {
  return customer !== null && customer.access !== "none";
}

/** Sorts by `sort_order`; rules without one come last, in order of creation, which is the order of the list. */
export function inOrder<Ordered extends { rule: Rule }>(candidates: readonly Ordered[]): Ordered[] {
  const key = ({ rule }: Ordered) => rule.sort_order ?? Number.POSITIVE_INFINITY;
  return candidates.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}
