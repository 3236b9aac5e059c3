import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { addCategoryRule, checkCategories } from "./fixture.ts";

const server = await startTestServer();

let s: Shop;
let gold: string;
let customer_id: string;
beforeEach(async () => {
  s = await shop(server);
  gold = (await s.w.make.cardCategory({ title: "Gold" })).id;
  customer_id = await s.member();
});
const switched = (active: boolean) =>
  s.w.owner.request(calls.cardCategories.change, {
    path: { loyaltyId: s.w.loyaltyId, categoryId: gold },
    body: { active },
  });
const assign = (userId: string) =>
  s.w.owner.request(calls.cardCategories.assign, {
    body: { loyalty_id: s.w.loyaltyId, category_id: gold, user_ids: [userId] },
  });
const categoryOf = async (userId: string) =>
  (await s.w.owner.request(calls.customers.get, { path: { userId } })).cards[0]?.category?.title ?? null;
/** The check of the next night. */
const night = () => {
  server.clock.forward(86_400_000);
  return checkCategories(s.w, server.clock.now());
};
/** What one of A is sold for, which costs 10.00. */
const soldFor = async () =>
  (await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id })).transaction.totals.amount_to_pay;

describe("a category that is switched off, although it is not the default one", () => {
  test("has no prices of its own and meets no rule of sale, until it is on again", async () => {
    const path = { loyaltyId: s.w.loyaltyId, categoryId: gold, currency: "UAH" };
    const price = { option_type: "fixed-price" as const, value: "7" };
    await s.w.owner.request(calls.priceOptions.addInCurrency, { path, body: price });
    const card_category_values = [{ audience: "category" as const, card_category_id: gold, value: "50" }];
    await s.rule({ action_type: "discount-check-percent", value: "0", card_category_values });
    await assign(customer_id);
    expect(await soldFor()).toBe("3.50");
    await switched(false);
    expect(await soldFor()).toBe("10.00");
    // The card still has it.
    expect(await categoryOf(customer_id)).toBe("Gold");
    await switched(true);
    expect(await soldFor()).toBe("3.50");
  });

  test("is given by no sale and by no check at night, until it is on again", async () => {
    const path = { loyaltyId: s.w.loyaltyId };
    // From midnight on, so that the test may run at any hour.
    const body = { auto_assign_active: true, recalc_time: "00:00" };
    await s.w.owner.request(calls.cardCategories.changeSettings, { path, body });
    await addCategoryRule(s.w, { category_to: gold, threshold_from: "5" });
    await switched(false);
    await soldFor();
    expect(await categoryOf(customer_id)).toBeNull();
    await night();
    expect(await categoryOf(customer_id)).toBeNull();
    await switched(true);
    await night();
    expect(await categoryOf(customer_id)).toBe("Gold");
    const other = customer_id;
    customer_id = await s.member();
    await soldFor();
    expect([await categoryOf(customer_id), await categoryOf(other)]).toEqual(["Gold", "Gold"]);
  });

  test("is given by nobody by hand, and stays with those who hold it", async () => {
    await assign(customer_id);
    await switched(false);
    const refused = { code: "card_category.inactive" };
    const other = await s.member();
    await expect(assign(other)).rejects.toMatchObject(refused);
    await expect(
      s.w.owner.request(calls.customers.add, {
        body: { loyalty_id: s.w.loyaltyId, phone: "+380671112233", category_id: gold },
      }),
    ).rejects.toMatchObject(refused);
    expect(await categoryOf(other)).toBeNull();
    const pin = { loyalty_id: s.w.loyaltyId, category_id: gold, user_ids: [customer_id], pinned: true };
    expect(await s.w.owner.request(calls.cardCategories.assign, { body: pin })).toEqual({ changed: 1 });
    expect(await categoryOf(customer_id)).toBe("Gold");
  });

  test("is shown by no till", async () => {
    await assign(customer_id);
    // A customer of a test has their own id as their external one.
    const query = { user_id_value: customer_id, user_id_type: "external-id" as const };
    const shown = async () => (await s.till.request(calls.term.customer, { query })).category?.title ?? null;
    expect(await shown()).toBe("Gold");
    await switched(false);
    expect(await shown()).toBeNull();
  });

  test("is offered to no rule, and known to those who look for every category", async () => {
    const titles = async (only_active: boolean) => {
      const query = { loyalty_id: s.w.loyaltyId, only_active };
      return (await s.w.owner.request(calls.embedded.cardCategories, { query })).items.map(({ title }) => title);
    };
    expect(await titles(true)).toContain("Gold");
    await switched(false);
    expect(await titles(true)).not.toContain("Gold");
    expect(await titles(false)).toContain("Gold");
  });
});
