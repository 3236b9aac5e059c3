import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useAccountAmount } from "../account-amount.ts";
import { useCall } from "../call/use-call.ts";
import { useMessages } from "../messages.ts";
import { useSession } from "../session/session.ts";
import { useShow } from "../show.ts";
import { ruleWords } from "./messages.ts";
import { ruleSentence } from "./rule-sentence.ts";
import type { RuleNames, SpokenRule } from "./spoken-rule.ts";

/** Says rules of a programme in words. Undefined until everything that the rules name has been looked up; what cannot be is counted. */
export function useRuleSentence(
  loyaltyId: string,
  rules: readonly SpokenRule[],
): ((rule: SpokenRule) => string) | undefined {
  const words = useMessages(ruleWords);
  const show = useShow();
  const names = useRuleNames(loyaltyId, rules);
  return useMemo(() => names && ((rule) => ruleSentence(rule, { words, show, names })), [words, show, names]);
}

interface Named {
  id: string;
  title: string;
}
/** Looks up the names of records only where something asks for them: a programme may have thousands of goods. */
function useNamed<C extends AnyCall>(route: RouteTo<C>, requested: RequestOf<C>, isAsked: boolean) {
  const { data, error } = useCall(route, requested, { enabled: isAsked });
  const items = (data as { items: Named[] } | undefined)?.items; // Every lookup answers items with id and title.
  const titles = useMemo(() => new Map((items ?? []).map(({ id, title }) => [id, title])), [items]);
  return { titles, isThere: !isAsked || items !== undefined || error !== null };
}

function useRuleNames(loyaltyId: string, rules: readonly SpokenRule[]): RuleNames | undefined {
  const asks = (of: (rule: SpokenRule) => readonly (readonly unknown[] | undefined)[]) =>
    rules.some((rule) => of(rule).some((list) => (list?.length ?? 0) > 0));
  const query = { loyalty_id: loyaltyId };
  const goods = useNamed(
    calls.embedded.goods,
    { query },
    asks((rule) => [rule.include_goods, rule.exclude_goods, rule.get_goods]),
  );
  const goodsCategories = useNamed(
    calls.goods.categories,
    { path: { loyaltyId } },
    asks((rule) => [rule.include_categories, rule.exclude_categories, rule.get_categories]),
  );
  const hasTable = asks((rule) => [rule.card_category_values]);
  const cardCategories = useNamed(calls.embedded.cardCategories, { query }, hasTable);
  const pos = useNamed(
    calls.embedded.pos,
    { query },
    asks((rule) => [rule.pos_ids]),
  );
  const terminals = useNamed(
    calls.embedded.terminals,
    { query: {} },
    asks((rule) => [rule.terminal_ids]),
  );
  const accounts = useAccounts(rules.some((rule) => rule.special_account_id));
  const currency = useSession()?.business?.currency ?? null;
  const isThere = [goods, goodsCategories, cardCategories, pos, terminals, accounts].every((one) => one.isThere);
  const [items, kinds] = [goods.titles, goodsCategories.titles];
  const [groups, sites, tills] = [cardCategories.titles, pos.titles, terminals.titles];
  return useMemo(() => {
    const titles = { goods: items, goodsCategories: kinds, cardCategories: groups, pos: sites, terminals: tills };
    return isThere ? { ...titles, accounts: accounts.spoken, currency } : undefined;
  }, [isThere, currency, accounts.spoken, items, kinds, groups, sites, tills]);
}

/** Accounts that rules credit, and how amounts of what they count are written. */
function useAccounts(isAsked: boolean) {
  const amount = useAccountAmount();
  const { data, error } = useCall(calls.embedded.specialAccounts, { query: { scope: "retail" } }, { enabled: isAsked });
  const items = data?.items;
  const spoken: RuleNames["accounts"] = useMemo(
    () =>
      new Map(
        (items ?? []).map((account) => {
          const counts = account.type === "money" ? null : (text: string) => amount(text, account);
          return [account.id, { title: account.title, amount: counts }];
        }),
      ),
    [items, amount],
  );
  return { spoken, isThere: !isAsked || items !== undefined || error !== null };
}
