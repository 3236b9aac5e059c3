import type { cardCategoryRules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import type { World } from "../../../test/world.ts";
import { checkCategoriesIn } from "./nightly.ts";

type Body = BodyOf<typeof cardCategoryRules.add>;

/** Adds a category rule to a test's programme: by the amount of all purchases, unless told otherwise. */
export function addCategoryRule(
  { owner, loyaltyId }: World,
  body: Partial<Body> & Pick<Body, "category_to" | "threshold_from">,
) {
  const usual = { title: "Category rule", currency: "UAH", period: "all-time" as const };
  return owner.request(calls.cardCategoryRules.add, { path: { loyaltyId }, body: { ...usual, ...body } });
}

/** A rule that no sale of a test reaches, its nightly check, and prices of a category that nobody has. */
export const fixture: Fixture = async ({ w }, marker) => {
  const body = { auto_assign_active: true, recalc_time: "00:00" };
  await w.owner.request(calls.cardCategories.changeSettings, { path: { loyaltyId: w.loyaltyId }, body });
  const { id: category_to } = await w.make.cardCategory({ title: `${marker} silver` });
  const { id } = await addCategoryRule(w, { title: `${marker} rule`, category_to, threshold_from: "100000000" });
  await checkCategoriesIn(w.server.pool, w.businessId, w.server.clock.now());
  const path = { loyaltyId: w.loyaltyId, categoryId: category_to };
  const price = { option_type: "fixed-price" as const, value: "1" };
  const { addInCurrency, addForAccount } = calls.priceOptions;
  const priced = await w.owner.request(addInCurrency, { path: { ...path, currency: "UAH" }, body: price });
  const { id: accountId } = await w.make.specialAccount({ title: `${marker} priced` });
  const ofAccount = await w.owner.request(addForAccount, { path: { ...path, accountId }, body: price });
  const prices = { price_option: priced.id, account_price_option: ofAccount.id };
  return { card_category_rule: id, ...prices, priced_category: category_to, priced_account: accountId };
};
