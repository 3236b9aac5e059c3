import type { Language, MessageValue } from "@patron/contract/enums";
import { moneyText, parseMoney } from "@patron/engine/money";
import { bonusValue, dayValue, momentValues, moneyValue, signedBonusValue } from "../message-templates/public.ts";

/** Values for a text that is shown without a customer; the moment is in UTC. */
export function samplesIn(
  language: Language,
  { currency, now }: { currency: string; now: Date },
): Record<MessageValue, string> {
  const ten = parseMoney("10", currency) ?? 1000n;
  const money = (amount: bigint) => moneyValue(moneyText(amount, currency), currency, language);
  const bonuses = (amount: bigint) => bonusValue(amount, currency, language);
  return {
    loyalty_title: "Kalyna Market",
    customer_name: "Olena",
    customer_phone: "+380671234567",
    unsubscribe_link: "https://patron.example/unsubscribe?for=…",
    wallet_link: "https://patron.example/wallet?for=…",
    ...momentValues(now, "UTC", language),
    pos_title: "Kalyna Market",
    pos_address: "Khreshchatyk 1, Kyiv",
    amount: money(ten * 25n),
    discount: money(ten * 3n),
    amount_to_pay: money(ten * 22n),
    bonuses_added: bonuses(ten + ten / 4n),
    bonuses_redeemed: bonuses(ten * 2n),
    bonuses_change: signedBonusValue(ten * 5n, currency, language),
    bonuses_balance: bonuses(ten * 14n),
    bonuses_expiring: bonuses(ten * 4n),
    pin: "482913",
    account_title: "Kalyna Pay",
    account_amount: money(ten * 30n),
    account_limit: money(ten * 50n),
    account_balance: money(ten * 75n),
    account_available: money(ten * 75n),
    category_title: "Gold",
    category_benefits: "5 % off every day",
    promo_expire_date: dayValue(now.toISOString().slice(0, 10), language),
  };
}
