import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { createContext, use, useEffect, useState } from "react";
import { report } from "#kit/report.ts";
import type { Check } from "../check.ts";
import type { Draft } from "../draft.ts";
import type { SoldSale } from "../payment/sold-sale.ts";
import { requestTill } from "../till.ts";
import type { TillFacts } from "../till-facts.ts";
import { DisplayFeed, type Shown, type ShownTotals } from "./channel.ts";

/** Shows something on the customer's display. */
export type ShowOnDisplay = (shown: Shown) => void;
export const DisplayContext = createContext<ShowOnDisplay>(() => {});

/** Keeps the customer's displays of this till informed while it is open: of the cart, and of nothing once it is closed or locked. */
export function useDisplayFeed(facts: TillFacts): ShowOnDisplay {
  const { id, business, language } = facts;
  const [show, setShow] = useState<ShowOnDisplay>(() => () => {});
  const { title } = business;
  const photo = business.photo?.url ?? null;
  useEffect(() => {
    const feed = new DisplayFeed(id, { title, photo, language });
    const end = () => feed.show({ kind: "idle" });
    window.addEventListener("pagehide", end);
    setShow(() => (shown: Shown) => feed.show(shown));
    return () => {
      window.removeEventListener("pagehide", end);
      feed.close();
    };
  }, [id, title, photo, language]);
  return show;
}

/** Shows the cart on the customer's display. */
export function useShownCart(show: ShowOnDisplay, draft: Draft, check: Check | undefined, currency: string): void {
  useEffect(() => show(cartOf(draft, check, currency)), [show, draft, check, currency]);
}

/** Shows a finished sale with the code of its receipt until it is closed. */
export function useShownSale(sale: SoldSale, firstName: string): void {
  const show = use(DisplayContext);
  useEffect(() => {
    const { currency, payments, transactionId } = sale;
    const change = payments.find((payment) => payment.change !== null)?.change ?? null;
    const sold = { kind: "sold", currency, firstName, totals: totalsOf(sale), change } as const;
    let isShown = true;
    show({ ...sold, receiptUrl: null });
    if (transactionId === null) return;
    requestTill(calls.term.check, { path: { transactionId } })
      .then(({ receipt_url }) => isShown && show({ ...sold, receiptUrl: receipt_url }))
      .catch(report);
    return () => {
      isShown = false;
    };
  }, [show, sale, firstName]);
}

function cartOf({ lines, customer }: Draft, check: Check | undefined, currency: string): Shown {
  const firstName = customer?.first_name ?? "";
  if (lines.length === 0 && firstName === "") return { kind: "idle" };
  return {
    kind: "cart",
    currency,
    firstName,
    lines: lines.map(({ goods, quantity }) => {
      const priced = check?.items.find((item) => item.id === goods.id);
      return {
        id: goods.id,
        title: goods.title,
        quantity,
        amount: priced?.amount ?? null,
        discount: priced && Number(priced.discount_amount) !== 0 ? priced.discount_amount : null,
      };
    }),
    totals: check && lines.length > 0 ? totalsOf(check) : null,
  };
}

function totalsOf({ totals, currency }: Pick<Check, "totals" | "currency">): ShownTotals {
  const minor = (text: string) => parseMoney(text, currency) ?? 0n;
  return {
    discount: totals.discount_amount,
    bonusesRedeemed: totals.bonuses_redeemed_amount,
    tax: totals.sales_taxes_amount,
    tip: totals.tip_amount,
    rounding: totals.rounding_amount,
    toPay: totals.amount_to_pay,
    earns: moneyText(minor(totals.bonuses_added_amount) + minor(totals.promo_bonuses_added_amount), currency),
  };
}
