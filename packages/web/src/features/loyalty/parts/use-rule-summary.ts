import { useMemo } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { type Show, useShow } from "#kit/show.ts";
import { weekDayName } from "#kit/week-day.ts";
import { type RuleTexts, ruleMessages } from "../messages.ts";
import { useTargetAccounts } from "./rule/use-counted.ts";
import { isCharge, isPercent, type Rule } from "./rule/values.ts";

/** A rule in a few words: what, how much, for whom, when. */
export function useRuleSummary() {
  const t = useMessages(ruleMessages);
  const show = useShow();
  const counted = useAccountAmount();
  const accounts = useTargetAccounts();
  return useMemo(() => summaryIn(t, show, { counted, accounts }), [t, show, counted, accounts]);
}

interface Accounts {
  counted: ReturnType<typeof useAccountAmount>;
  accounts: ReturnType<typeof useTargetAccounts>;
}
function summaryIn(t: RuleTexts, show: Show, { counted, accounts }: Accounts) {
  const amount = (rule: Rule, value: string) => {
    if (isPercent(rule.action_type)) return show.rate(value);
    const account = accounts.find(({ id }) => id === rule.special_account_id);
    if (account && account.type !== "money") return counted(value, account);
    return show.unitPrice(padded(value), rule.currency ?? "");
  };
  return {
    action(rule: Rule): string {
      const action = t.values.action_type[rule.action_type];
      const account = accounts.find(({ id }) => id === rule.special_account_id);
      return account ? `${action} → ${account.title}` : action;
    },
    /** The value, or the lowest and the highest of a table. */
    value(rule: Rule): string {
      const steps = rule.thresholds.map((row) => row.value);
      const table = rule.card_category_values.map((row) => row.value);
      const values = rule.depends_on !== "none" ? steps : table.length > 0 ? table : [rule.value ?? "0"];
      const sorted = [...values].filter((one) => /[1-9]/.test(one)).sort((a, b) => Number(a) - Number(b)); // Only to order them.
      const [low, high] = [sorted[0], sorted.at(-1)];
      if (low === undefined || high === undefined) return "";
      return low === high ? amount(rule, low) : `${amount(rule, low)} – ${amount(rule, high)}`;
    },
    whom(rule: Rule): string {
      if (rule.card_category_values.length > 0) return t.groupsCount(rule.card_category_values.length);
      return rule.members || isCharge(rule.action_type) ? t.membersShort : t.everybody;
    },
    when(rule: Rule): string {
      const { date_from, date_to, week_days, time_from, time_to } = rule;
      const end = (day: string | null) => (day ? show.day(day) : "…");
      const dates = date_from || date_to ? `${end(date_from)} – ${end(date_to)}` : "";
      const days = week_days.map((day) => weekDayName(show.language, day, "short")).join(" ");
      const hours = time_from || time_to ? `${time_from ?? "0:00"}–${time_to ?? "24:00"}` : "";
      return [dates, days, hours].filter(Boolean).join(", ") || t.always;
    },
  };
}

/** Two decimals at least, as money is written. */
function padded(value: string): string {
  const [whole, part = ""] = value.split(".");
  return `${whole}.${part.padEnd(2, "0")}`;
}
