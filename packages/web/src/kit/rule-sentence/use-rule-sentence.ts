import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useAccountAmount } from "../account-amount.ts";
import { useCall } from "../call/use-call.ts";
import { useGoodsTitles } from "../goods/use-goods.ts";
import { useMessages } from "../messages.ts";
import { useSession } from "../session/session.ts";
import { useShow } from "../show.ts";
import type { DescribedRule, RuleNames } from "./described-rule.ts";
import { ruleWords } from "./messages.ts";
import { ruleSentence } from "./rule-sentence.ts";
import { useTerminalTitles } from "./use-terminal-titles.ts";

/** Describes rules of a programme in sentences. Undefined until the names of all records in the rules are loaded; records without a name are counted. */
export function useRuleSentence(
  loyaltyId: string,
  rules: readonly DescribedRule[],
): ((rule: DescribedRule) => string) | undefined {
  const words = useMessages(ruleWords);
  const show = useShow();
  const names = useRuleNames(loyaltyId, rules);
  return useMemo(() => names && ((rule) => ruleSentence(rule, { words, show, names })), [words, show, names]);
}

/** Of a rule's items a sentence names fewer than these; some may no longer exist. */
const mostNamed = 20;

interface Named {
  id: string;
  title: string;
}
/** Loads the names of records only if a rule needs them. */
function useNamed<C extends AnyCall>(route: RouteTo<C>, requested: RequestOf<C>, enabled: boolean) {
  const { data, error } = useCall(route, requested, { enabled: enabled });
  const items = (data as { items: Named[] } | undefined)?.items; // Every lookup answers items with id and title.
  const titles = useMemo(() => new Map((items ?? []).map(({ id, title }) => [id, title])), [items]);
  return { titles, isReady: !enabled || items !== undefined || error !== null };
}

function useNamedTerminals(loyaltyId: string, enabled: boolean) {
  const { items, error } = useTerminalTitles(loyaltyId, enabled);
  const titles = useMemo(() => new Map((items ?? []).map(({ id, title }) => [id, title])), [items]);
  return { titles, isReady: !enabled || items !== undefined || error !== null };
}

function useRuleNames(loyaltyId: string, rules: readonly DescribedRule[]): RuleNames | undefined {
  const uses = (of: (rule: DescribedRule) => readonly (readonly unknown[] | undefined)[]) =>
    rules.some((rule) => of(rule).some((list) => (list?.length ?? 0) > 0));
  const query = { loyalty_id: loyaltyId };
  const goods = useGoodsTitles(
    rules.flatMap((rule) =>
      [rule.include_goods, rule.exclude_goods, rule.get_goods].flatMap((ids) => (ids ?? []).slice(0, mostNamed)),
    ),
  );
  const goodsCategories = useNamed(
    calls.goods.categories,
    { path: { loyaltyId } },
    uses((rule) => [rule.include_categories, rule.exclude_categories, rule.get_categories]),
  );
  const hasTable = uses((rule) => [rule.card_category_values]);
  const cardCategories = useNamed(calls.embedded.cardCategories, { query }, hasTable);
  const pos = useNamed(
    calls.embedded.pos,
    { query },
    uses((rule) => [rule.pos_ids]),
  );
  const terminals = useNamedTerminals(
    loyaltyId,
    uses((rule) => [rule.terminal_ids]),
  );
  const accounts = useAccounts(rules.some((rule) => rule.special_account_id));
  const currency = useSession()?.business?.currency ?? null;
  const isReady = [goods, goodsCategories, cardCategories, pos, terminals, accounts].every((one) => one.isReady);
  const [items, kinds] = [goods.titles, goodsCategories.titles];
  const [groups, sites, tills] = [cardCategories.titles, pos.titles, terminals.titles];
  return useMemo(() => {
    const titles = { goods: items, goodsCategories: kinds, cardCategories: groups, pos: sites, terminals: tills };
    return isReady ? { ...titles, accounts: accounts.named, currency } : undefined;
  }, [isReady, currency, accounts.named, items, kinds, groups, sites, tills]);
}

/** The accounts that rules credit, with a formatter for what they count. */
function useAccounts(enabled: boolean) {
  const amount = useAccountAmount();
  const { data, error } = useCall(calls.embedded.specialAccounts, { query: { scope: "retail" } }, { enabled: enabled });
  const items = data?.items;
  const named: RuleNames["accounts"] = useMemo(
    () =>
      new Map(
        (items ?? []).map((account) => {
          const counts = account.type === "money" ? null : (text: string) => amount(text, account);
          return [account.id, { title: account.title, amount: counts }];
        }),
      ),
    [items, amount],
  );
  return { named, isReady: !enabled || items !== undefined || error !== null };
}
