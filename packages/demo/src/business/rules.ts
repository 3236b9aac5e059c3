import type { cardCategoryRules, rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { historyDays } from "./calendar.ts";

/** Ids that rules refer to, by the demo's own keys. */
export interface RuleTargets {
  categories: ReadonlyMap<string, string>;
  cardCategories: ReadonlyMap<string, string>;
  first: Temporal.PlainDate;
}
export type RuleBody = BodyOf<typeof rules.add>;

const promotional = { charge_target: "promotional-bonuses", currency: "UAH" } as const;
const discount = { action_type: "discount-items-percent" } as const;

/** The bonus programme and the promotions of a year. */
export function demoRules({ categories, cardCategories, first }: RuleTargets): RuleBody[] {
  const goods = (...keys: string[]) => keys.flatMap((key) => categories.get(key) ?? []);
  const values = (base: string, silver: string, gold: string) =>
    Object.entries({ base, silver, gold }).map(([key, value]) => {
      return { audience: "category" as const, card_category_id: cardCategories.get(key) ?? null, value };
    });
  const bonuses = { action_type: "charge-check-percent", charge_target: "bonuses" } as const;
  return [
    { ...bonuses, title: "Club bonuses", members: true, card_category_values: values("2", "3", "5") },
    {
      ...promotional,
      title: "Welcome to the club",
      action_type: "charge-check-amount",
      value: "50.00",
      members: true,
      check_amount_min: "150.00",
      customer_condition: { first_purchase_only: true },
      promo_expire_type: "day",
      promo_expire_value: "60",
    },
    {
      title: "Birthday week",
      action_type: "discount-check-percent",
      value: "7",
      members: true,
      customer_condition: { birthday_before_days: 3, birthday_after_days: 3 },
    },
    {
      ...discount,
      title: "Fresh pastry after 19:00",
      value: "25",
      include_categories: goods("bakery"),
      time_from: "19:00",
      time_to: "23:00",
    },
    {
      ...discount,
      title: "Coffee before nine",
      value: "10",
      members: true,
      include_categories: goods("coffee"),
      week_days: [1, 2, 3, 4, 5],
      time_from: "07:00",
      time_to: "09:00",
    },
    {
      title: "Club price per litre",
      action_type: "discount-items-amount",
      currency: "UAH",
      members: true,
      card_category_values: values("1.00", "1.50", "2.00"),
      include_categories: goods("fuel"),
    },
    ...seasonal(first, goods),
  ];
}

/** What customers rise by, the highest category first: whoever has bought enough within a year. */
export function demoCategoryRules(cardCategories: ReadonlyMap<string, string>): BodyOf<typeof cardCategoryRules.add>[] {
  const rise = (key: string, title: string, threshold_from: string, sort_order: number) => {
    const category_to = cardCategories.get(key) ?? "";
    const measure = { depends_on: "amount", period: "year", apply: "on-transaction" } as const;
    return { ...measure, title, currency: "UAH", category_to, threshold_from, sort_order };
  };
  return [rise("gold", "Gold for a year of shopping", "25000", 1), rise("silver", "Silver for regulars", "10000", 2)];
}

/** Seasonal promotions. */
function seasonal(first: Temporal.PlainDate, goods: (...keys: string[]) => string[]): RuleBody[] {
  const between = (month: number, day: number, days: number) => yearly(first, month, day, days);
  return [
    ...between(6, 1, 92).map((dates) => ({
      ...discount,
      ...dates,
      title: "Summer drinks",
      value: "12",
      include_categories: goods("drinks"),
    })),
    ...between(11, 24, 6).map((dates) => ({
      ...discount,
      ...dates,
      title: "Black Friday for the home",
      value: "30",
      include_categories: goods("household"),
    })),
    ...between(12, 15, 24).map((dates) => ({
      ...dates,
      ...promotional,
      title: "New Year bonuses",
      action_type: "charge-check-percent" as const,
      value: "4",
      members: true,
      promo_expire_type: "month" as const,
      promo_expire_value: "1",
    })),
  ];
}

/** A promotion that starts on the same day every year, for each year of the history. */
function yearly(first: Temporal.PlainDate, month: number, day: number, days: number) {
  const last = first.add({ days: historyDays - 1 });
  return [first.year - 1, first.year, first.year + 1].flatMap((year) => {
    const from = Temporal.PlainDate.from({ year, month, day });
    const to = from.add({ days: days - 1 });
    const isMet = Temporal.PlainDate.compare(from, last) <= 0 && Temporal.PlainDate.compare(to, first) >= 0;
    return isMet ? [{ date_from: from.toString(), date_to: to.toString() }] : [];
  });
}
