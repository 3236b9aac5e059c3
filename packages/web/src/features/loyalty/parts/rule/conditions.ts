import { blankRule, isCharge, isOnGoods, isPercent, type RuleValues } from "./values.ts";

/** An optional part of a rule: a condition, or a way in which the rule differs from a plain one. */
interface OptionalPart {
  /** Its fields; the part is in use when one of them differs from a new rule's. */
  fields: readonly (keyof RuleValues)[];
  /** The initial values of its fields when the part is added. */
  initial?: Partial<RuleValues>;
  /** Whether the part applies to the rest of the rule; always when absent. */
  applies?: (values: RuleValues) => boolean;
}

const onGoods = ({ action_type }: RuleValues) => isOnGoods(action_type);

const parts = {
  members: {
    fields: ["members"],
    initial: { members: true },
    applies: ({ by_group, action_type }) => !by_group && !isCharge(action_type),
  },
  birthday: {
    fields: ["birthday_before_days", "birthday_after_days"],
    initial: { birthday_before_days: 0, birthday_after_days: 0 },
  },
  age: { fields: ["age_from", "age_to"] },
  gender: { fields: ["gender"] },
  firstPurchase: { fields: ["first_purchase_only"], initial: { first_purchase_only: true } },
  joined: { fields: ["registered_within_days"] },
  hours: { fields: ["time_from", "time_to"] },
  weekDays: { fields: ["week_days"] },
  dates: { fields: ["date_from", "date_to"] },
  goods: { fields: ["include_categories", "include_goods"], applies: onGoods },
  exceptGoods: { fields: ["exclude_categories", "exclude_goods"], applies: onGoods },
  pos: { fields: ["pos_ids"] },
  terminals: { fields: ["terminal_ids"] },
  saleAmount: { fields: ["check_amount_min", "check_amount_max"] },
  goodsAmount: { fields: ["goods_amount_min", "goods_amount_max"], applies: onGoods },
  payment: { fields: ["payment_types"] },
  // Amounts show their currency beside the value.
  currency: { fields: ["currency"], applies: ({ action_type }) => isPercent(action_type) },
  perCustomer: { fields: ["limit_per_customer"] },
  perDay: { fields: ["limit_per_day"] },
  total: { fields: ["limit_total"] },
  byCategory: { fields: ["by_group"], initial: { by_group: true } },
  tiers: { fields: ["depends_on"], initial: { depends_on: "amount", period: "month" } },
  exclusive: { fields: ["exclusive"], initial: { exclusive: true } },
  scope: { fields: ["scope"] },
  rank: { fields: ["sort_order"] },
  comment: { fields: ["comment"] },
} as const satisfies Record<string, OptionalPart>;

export type PartId = keyof typeof parts;
const part = (id: PartId): OptionalPart => parts[id];

interface PartGroup {
  id: "customers" | "when" | "items" | "where" | "amounts" | "limits" | "options";
  parts: readonly PartId[];
}
/** Conditions as the menu offers them. */
export const conditionGroups: readonly PartGroup[] = [
  { id: "when", parts: ["hours", "weekDays", "dates"] },
  { id: "customers", parts: ["members", "birthday", "firstPurchase", "joined", "age", "gender"] },
  { id: "items", parts: ["goods", "exceptGoods"] },
  { id: "where", parts: ["pos", "terminals"] },
  { id: "amounts", parts: ["saleAmount", "goodsAmount", "payment", "currency"] },
  { id: "limits", parts: ["perCustomer", "perDay", "total"] },
];
export const optionGroups: readonly PartGroup[] = [
  { id: "options", parts: ["byCategory", "tiers", "scope", "exclusive", "rank", "comment"] },
];

export function applies(id: PartId, values: RuleValues): boolean {
  return part(id).applies?.(values) ?? true;
}

/** The fields of a part with a value that a new rule in the business currency does not have. Null is no condition: such a rule applies in any currency. */
export function usedFields(id: PartId, values: RuleValues, currency: string | null): (keyof RuleValues)[] {
  const blank = blankRule(currency);
  const isUsed = (name: keyof RuleValues) =>
    values[name] !== null && JSON.stringify(values[name]) !== JSON.stringify(blank[name]);
  return part(id).fields.filter(isUsed);
}

export const fieldsOf = (id: PartId) => part(id).fields;
export const initialOf = (id: PartId): Partial<RuleValues> => part(id).initial ?? {};

/** The values that a part has when it is not in use. */
export function emptied(id: PartId, currency: string | null): Partial<RuleValues> {
  const blank = blankRule(currency);
  return Object.fromEntries(part(id).fields.map((name) => [name, blank[name]]));
}
