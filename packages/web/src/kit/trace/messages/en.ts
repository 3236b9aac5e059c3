import type { CardAccess, RedemptionLimit, Rejection, TraceStep } from "@patron/contract/enums";
import { plural } from "../../messages/en.ts";
import type { RejectionFacts, StepFacts } from "../facts.ts";

const named = (name: string) => (name ? ` “${name}”` : "");
const byRule = (name: string) => (name ? `, by the rule${named(name)}` : "");

const limits: Record<RedemptionLimit, string> = {
  balance: "the card has no more",
  "max-percent": "bonuses may pay only part of a sale",
  goods: "some goods cannot be paid with bonuses",
  "whole-units": "so that the rest is a whole amount",
};
const access: Record<CardAccess, string> = { full: "full", limited: "limited", none: "none" };

const steps: Record<TraceStep, (facts: StepFacts) => string> = {
  "price-source": ({ source }) => (source === "master-price" ? "Price of the price group" : "Price of the item"),
  "price-option": ({ name }) => `Special price${named(name)}`,
  "price-entered": () => "Price entered by hand",
  "base-tax": ({ name }) => `Tax${named(name)} in the price`,
  "price-including-taxes": () => "Price with taxes",
  commission: ({ name }) => `Commission${named(name)}`,
  "price-posted": () => "Shelf price",
  "line-amount": ({ price, quantity }) => `${price} × ${quantity}`,
  "line-amount-stated": () => "Amount stated by the till, pump or scale",
  discount: ({ name }) => `Discount${named(name)}`,
  "discount-cap": ({ percent }) => `Discounts are limited to ${percent} of a sale`,
  "finalise-limit": () => "Limited to the reserved amount",
  "redemption-asked": () => "Bonuses requested by the customer",
  "redemption-lowered": ({ by }) => `Fewer bonuses: ${limits[by]}`,
  redemption: () => "Paid with bonuses",
  "sales-tax": ({ name }) => `Tax${named(name)} added`,
  "contained-tax": ({ name }) => `Tax${named(name)} contained`,
  delivery: () => "Delivery",
  tip: () => "Tip",
  "amount-to-pay": () => "To pay",
  "cash-rounding": ({ step }) => `Cash is rounded to ${step}`,
  "special-account": ({ name }) => `Paid from the account${named(name)}`,
  charge: ({ name, target, account }) =>
    account
      ? `Credited to${named(account)} by${named(name)}`
      : target === "promotional-bonuses"
        ? `Promotional bonuses from${named(name)}`
        : `Bonuses from${named(name)}`,
  lot: ({ until, target, account }) =>
    account
      ? `Credited to${named(account)} in total`
      : until
        ? `Promotional bonuses, valid until ${until}`
        : target === "promotional-bonuses"
          ? "Promotional bonuses"
          : "Bonuses that do not expire",
  "coupon-emission": ({ series, count }) =>
    plural(count, {
      one: `# coupon${named(series)} for the customer`,
      other: `# coupons${named(series)} for the customer`,
    }),
  "category-change": ({ from, to, name }) =>
    from
      ? `Card category: from${named(from)} to${named(to)}${byRule(name)}`
      : `Card category:${named(to)}${byRule(name)}`,
  "referral-reward": ({ side }) =>
    side === "referrer" ? "Reward for the referrer" : "Reward for the invited customer",
};

const rejections: Record<Rejection, (facts: RejectionFacts) => string> = {
  inactive: () => "It is inactive.",
  "not-picked": () => "The cashier did not choose it.",
  "coupon-only": () => "It applies only with a coupon.",
  "kiosk-only": () => "It applies only at self-service kiosks.",
  "other-pos": () => "It is for other points of sale.",
  "other-terminal": () => "It is for other terminals.",
  "other-currency": () => "It is for another currency.",
  "before-date": ({ date }) => `It starts on ${date}.`,
  "after-date": ({ date }) => `It ended on ${date}.`,
  "other-week-day": ({ weekDay }) => `It does not apply on ${weekDay}.`,
  "outside-hours": ({ from, to }) => `It applies from ${from || "0:00"} to ${to || "24:00"}.`,
  "customer-needed": () => "It needs a customer with a card.",
  "members-only": () => "It is only for members of the programme.",
  "access-none": () => "The customer’s card is locked.",
  "no-matching-goods": () => "None of its items are in the sale.",
  "check-amount-below": ({ limit }) => `The sale is below ${limit}.`,
  "check-amount-above": ({ limit }) => `The sale is above ${limit}.`,
  "goods-amount-below": ({ limit }) => `Its items cost less than ${limit}.`,
  "goods-amount-above": ({ limit }) => `Its items cost more than ${limit}.`,
  "birthday-unknown": () => "The customer’s birthday is not known.",
  "birthday-outside-window": () => "It is not close enough to the customer’s birthday.",
  "gender-unknown": () => "The customer’s gender is not known.",
  "other-gender": () => "It is for customers of the other gender.",
  "age-unknown": () => "The customer’s age is not known.",
  "age-below": ({ age }) => `The customer is younger than ${age}.`,
  "age-above": ({ age }) => `The customer is older than ${age}.`,
  "not-first-purchase": () => "It is only for a first purchase.",
  "registered-too-long-ago": ({ days }) =>
    plural(days, {
      one: "The customer joined more than # day ago.",
      other: "The customer joined more than # days ago.",
    }),
  "other-payment-type": () => "The sale is paid in another way, or the payment is not chosen yet.",
  "limit-per-customer": ({ limit }) => `The customer has used it as often as allowed: ${limit}.`,
  "limit-per-day": ({ limit }) => `It has been used today as often as allowed: ${limit}.`,
  "limit-total": ({ limit }) => `It has been used as often as allowed: ${limit}.`,
  "audience-not-listed": () => "It has no value for this customer.",
  "measure-missing": () => "The customer’s past purchases are not known.",
  "below-first-threshold": ({ measure }) => `The first tier is not reached yet: ${measure}.`,
  "value-zero": () => "Its value for this customer is zero.",
  "special-price-dearer": () => "Its special price is not lower.",
  "nothing-left": () => "Other discounts left nothing to discount.",
  "rounds-to-zero": () => "Its discount rounds to zero.",
  beaten: ({ winner, would }) => `“${winner}” gives more. This rule would have given ${would}.`,
  "bonuses-redeemed": () => "Sales paid with bonuses earn no bonuses.",
  "paid-from-account": () => "Payments from this account earn no bonuses.",
  "nothing-to-charge": () => "There is no amount to earn bonuses on.",
  "target-missing": () => "It does not say what to credit.",
  "target-takes-no-percent": () => "Its account does not count money, so it cannot credit a percentage.",
  "target-closed": () => "Its account is not active now.",
  "expiry-past": () => "Its bonuses would have expired already.",
  "set-incomplete": () => "The sale has too few of its items for a whole set.",
  excluded: ({ winner }) => `“${winner}” is exclusive.`,
  "coupon-not-open": () => "The coupon is used or cancelled already.",
  "coupon-not-yet-valid": ({ date }) => `The coupon is valid from ${date}.`,
  "coupon-expired": ({ date }) => `The coupon was valid until ${date}.`,
  "coupon-of-other-customer": () => "The coupon belongs to another customer.",
  "coupon-twice": () => "The coupon was entered twice.",
  "coupon-rule-missing": () => "No rule here accepts the coupon.",
  "batch-missing": () => "It does not say which coupons to issue.",
  "batch-inactive": () => "Its coupon batch is inactive.",
  "batch-not-yet-issued": () => "Its coupons are not issued yet.",
  "batch-no-longer-issued": () => "Its coupons are no longer issued.",
  "batch-exhausted": () => "All coupons of its batch are issued.",
  "batch-customer-limit": () => "The customer has as many coupons of its batch as allowed.",
  "category-daily-only": () => "It is checked once a day, not with a sale.",
  "category-other-from": () => "It is for customers of another category.",
  "category-held-already": () => "The customer has this category already.",
  "category-pinned": () => "The category was set manually and is not lowered.",
  "category-measure-below": ({ measure }) => `The customer has not bought enough yet: ${measure}.`,
  "category-measure-above": ({ measure }) => `The customer has bought too much for it: ${measure}.`,
  "referral-inactive": () => "The referral programme is inactive.",
  "referral-no-reward": () => "No reward is set for this side.",
  "referral-other-occasion": () => "The reward is given at another event.",
  "referral-not-first-purchase": () => "It is not the first purchase of the invited customer.",
  "referral-purchases-limit": ({ limit }) =>
    `As many purchases of the invited customer as allowed were rewarded: ${limit}.`,
  "referral-days-limit": ({ limit }) => `The invited customer joined more than ${limit} days ago.`,
  "referral-amount-below": ({ limit }) => `The purchase is below ${limit}.`,
  "referral-level-without-reward": () => "There is no reward this far up the chain.",
  "referral-other-currency": () => "The reward is in another currency.",
  "redemption-customer-needed": () => "Bonuses can be spent only by a customer with a card.",
  "redemption-access": ({ access: held }) => `The card’s access does not allow spending bonuses: ${access[held]}.`,
  "redemption-min-check-amount": ({ limit }) => `Bonuses can be spent on sales of ${limit} or more.`,
  "redemption-no-balance": () => "There are no bonuses to spend.",
  "redemption-goods-excluded": () => "These goods cannot be paid with bonuses.",
  "redemption-share-zero": () => "Bonuses may not pay any part of a sale.",
  "redemption-not-full": () => "The bonuses do not cover the whole sale.",
  "redemption-no-whole-amount": () => "No whole amount would be left to pay.",
  "option-inactive": () => "This special price is inactive.",
  "option-before-date": () => "This special price has not started.",
  "option-after-date": () => "This special price has ended.",
  "option-other-goods": () => "This special price is for other goods.",
  "option-outranked": () => "A more specific special price applies.",
  "price-not-yet-valid": ({ date }) => `This price applies from ${date}.`,
  "price-superseded": ({ date }) => `This price of ${date} was replaced by a newer one.`,
  "price-by-hand": () => "A price was entered by hand.",
};

const messages = {
  label: "Why these numbers",
  line: (place: string) => `Line ${place}`,
  times: (title: string, quantity: string) => `${title} × ${quantity}`,
  wholeCheck: "Whole sale",
  notApplied: "What did not apply",
  onLine: (line: string) => `On: ${line}`,
  unnamed: "Without a name",
  redemption: "Spending bonuses",
  steps,
  rejections,
};

export type TraceMessages = typeof messages;
export default messages;
