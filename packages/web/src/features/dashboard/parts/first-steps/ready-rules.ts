import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Send } from "./use-setup.ts";

type Rule = BodyOf<typeof rules.add>;

/** 5 % of every sale back in bonuses. */
export function bonusesBack(title: string): Rule {
  return { title, action_type: "charge-check-percent", charge_target: "bonuses", value: "5", members: true };
}

/** 10 % off on working days from 15:00 to 17:00. */
export function happyHour(title: string): Rule {
  const when = { week_days: [1, 2, 3, 4, 5], time_from: "15:00", time_to: "17:00" };
  return { title, action_type: "discount-check-percent", value: "10", ...when };
}

/** So many stamps pay for one item. The free one earns a stamp too, so that every tenth is free. */
const stampsForOne = "10";

/** A stamp card: its account, the price of an item in stamps, and the rule that gives a stamp for each item bought. */
export async function addStampCard(send: Send, card: { title: string; goodsId: string; loyaltyId: string }) {
  const { title, goodsId, loyaltyId } = card;
  const account = await send(calls.specialAccounts.add, {
    body: { title, type: "punches", scope: "retail", loyalty_ids: [loyaltyId] },
  });
  const price = { special_account_id: account.id, price: stampsForOne };
  await send(calls.goods.change, { path: { goodsId }, body: { special_account_prices: [price] } });
  const target = { charge_target: "special-account", special_account_id: account.id } as const;
  const body: Rule = { title, action_type: "charge-items-amount", value: "1", members: true, ...target };
  await send(calls.rules.add, { path: { loyaltyId }, body: { ...body, include_goods: [goodsId] } });
}
