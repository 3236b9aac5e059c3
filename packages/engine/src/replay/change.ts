import type { ReferralProgramme } from "../loyalty/referral.ts";
import type { Rule, RuleFacts } from "../loyalty/rule.ts";
import type { RedemptionSettings, RuleSettings } from "../loyalty/settings.ts";
import type { StoredSale } from "./recompute.ts";

/** A rule that is changed or added, and others that are switched off. */
export type RuleChange = { kind: "rule"; rule: Rule | null; off: readonly string[] };

/** Every rule of a programme and how they combine, in place of those with which a sale was made. */
export type ProgrammeChange = {
  kind: "programme";
  /** In the order of their creation. */
  rules: readonly Rule[];
  rule_settings: RuleSettings;
  redemption_settings: RedemptionSettings;
  /** What invitations are rewarded with; null: they are not. Absent: as the sale had it. */
  referral?: ReferralProgramme | null | undefined;
};

/** A price of an item in a price group, or without a group wherever it is sold. Null: the item's own price applies in the group. */
export type TrialPrice = { goods_id: string; price_group_id: string | null; price: string | null };

/** Prices in place of those that were in force; they are entered at the level of the price group. */
export type PricesChange = {
  kind: "prices";
  /** The currency of prices without a group; null if all have one. */
  currency: string | null;
  prices: readonly TrialPrice[];
};

/** Prices that rise or fall by a percentage, rounded to the minor unit, or to four decimals where they have more decimals than money. An empty list means all. */
export type PercentChange = {
  kind: "price-percent";
  percent: string;
  goods_ids: readonly string[];
  category_ids: readonly string[];
  price_group_ids: readonly string[];
};

/** What is tried on past sales. */
export type TrialChange = RuleChange | ProgrammeChange | PricesChange | PercentChange;

/** A stored sale with something changed. */
export type ChangedSale = Pick<StoredSale, "input" | "finals"> & {
  /** Whether a line has another price. */
  repriced: boolean;
  /** Whether a rule counts earlier purchases that were not stored with the sale; it is left as it was. */
  unmeasured: boolean;
  /** Whether inviters of the customer may earn a reward that are not stored with the sale. */
  unrewarded: boolean;
};

/** Changes a stored sale. `facts` is how often limited rules were used before it. */
export type Changing = (sale: StoredSale, facts: readonly RuleFacts[]) => ChangedSale;
