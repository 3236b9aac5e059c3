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

/** The nightly check of a test's business, as of a moment. */
export const checkCategories = ({ server, businessId }: World, at: Date) =>
  checkCategoriesIn(server.pool, businessId, at);

/** A rule that no sale of a test reaches, its nightly check, and prices of a category that are switched off. */
export const fixture: Fixture = async ({ w }, marker) => {
  const body = { auto_assign_active: true, recalc_time: "00:00" };
  await w.owner.request(calls.cardCategories.changeSettings, { path: { loyaltyId: w.loyaltyId }, body });
  const { id: category_to } = await w.make.cardCategory({ title: `${marker} silver` });
  const { id } = await addCategoryRule(w, { title: `${marker} rule`, category_to, threshold_from: "100000000" });
  await checkCategories(w, w.server.clock.now());
  const path = { loyaltyId: w.loyaltyId, categoryId: await coreCategory(w, marker) };
  const { items } = await w.owner.request(calls.embedded.specialAccounts, {});
  const accountId = items.find(({ title }) => title === `${marker} deposit`)?.id ?? "";
  const price = { option_type: "fixed-price" as const, value: "1", active: false };
  const { addInCurrency, addForAccount } = calls.priceOptions;
  const priced = await w.owner.request(addInCurrency, { path: { ...path, currency: "UAH" }, body: price });
  const ofAccount = await w.owner.request(addForAccount, { path: { ...path, accountId }, body: price });
  return { card_category_rule: id, price_option: priced.id, account_price_option: ofAccount.id };
};

/** The category of the fixtures' customer. */
async function coreCategory({ owner, loyaltyId }: World, marker: string): Promise<string> {
  const { items } = await owner.request(calls.cardCategories.list, { path: { loyaltyId } });
  return items.find(({ title }) => title === `${marker} gold`)?.id ?? "";
}
