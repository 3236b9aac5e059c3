import type { audit } from "@patron/contract";
import { PERCENT_ACTION_TYPES, type RuleActionType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";

type Units = ReplyOf<typeof audit.list>["items"][number]["units"];
type Fields = Record<string, unknown>;

/** The fields of a rule whose numbers have a unit: its values, where its thresholds begin, and its limits in money. */
const limits = ["check_amount_min", "check_amount_max", "goods_amount_min", "goods_amount_max"];
const numbered = ["value", "from", ...limits];

/** The account whose unit the values of a rule have; null for a rule that credits none. */
function creditedAccount(rule: Fields | null): string | null {
  const credits = rule?.charge_target === "special-account" && String(rule.action_type).startsWith("charge-");
  return credits ? String(rule.special_account_id) : null;
}

/** The accounts whose units `unitsOf` needs. */
export const accountsOf = (before: Fields | null, after: Fields | null): string[] =>
  [before, after].flatMap((rule) => creditedAccount(rule) ?? []);

/** The units of the numbers in a rule, before a change and after it: `percent`, a currency, or the unit of the account with this id. */
export function unitsOf(before: Fields | null, after: Fields | null, accounts: ReadonlyMap<string, string>): Units {
  const unit = (rule: Fields | null, field: string) => (rule ? unitOf(rule, field, accounts) : null);
  return numbered
    .map((field) => ({ field, before: unit(before, field), after: unit(after, field) }))
    .filter((units) => units.before !== null || units.after !== null);
}

function unitOf(rule: Fields, field: string, accounts: ReadonlyMap<string, string>): string | null {
  const currency = typeof rule.currency === "string" ? rule.currency : null;
  if (limits.includes(field)) return currency;
  if (field === "from") return rule.depends_on === "amount" ? currency : null;
  const action = rule.action_type as RuleActionType; // Rules are stored with no other.
  if ((PERCENT_ACTION_TYPES as readonly RuleActionType[]).includes(action)) return "percent"; // Widened for the lookup.
  if (action === "coupon-emission") return null;
  const account = creditedAccount(rule);
  return account ? (accounts.get(account) ?? currency) : currency;
}
