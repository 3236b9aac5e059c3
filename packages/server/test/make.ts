import { randomUUIDv7 } from "node:crypto";
import type {
  cardCategories,
  corporateAccounts,
  corporateCustomers,
  customerAccounts,
  customers,
  goods,
  loyalty,
  pos,
  priceGroups,
  rules,
  specialAccounts,
  taxes,
  terminals,
  views,
} from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { q } from "../src/kit/database/rows.ts";
import type { Tenant } from "../src/kit/tenant.ts";
import type { Caller } from "./caller.ts";

type Inside = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
export type Make = ReturnType<typeof makeIn>;

/** One function per entity that tests need. */
export function makeIn(owner: Caller, loyaltyId: string, inside: Inside) {
  return {
    ...makeCompanies(owner),
    loyalty: (body: Partial<BodyOf<typeof loyalty.add>> = {}) =>
      owner.request(calls.loyalty.add, { body: { title: "Second programme", ...body } }),
    cardCategory: (body: Partial<BodyOf<typeof cardCategories.add>> = {}) =>
      owner.request(calls.cardCategories.add, { path: { loyaltyId }, body: { title: "Gold", ...body } }),
    rule: (body: Partial<BodyOf<typeof rules.add>> = {}) =>
      owner.request(calls.rules.add, {
        path: { loyaltyId },
        body: { title: "Ten percent", action_type: "discount-check-percent", value: "10", ...body },
      }),
    customer: (body: Partial<BodyOf<typeof customers.add>> = {}) =>
      owner.request(calls.customers.add, {
        body: { loyalty_id: loyaltyId, external_id: randomUUIDv7(), first_name: "Ivan", ...body },
      }),
    pos: (body: Partial<BodyOf<typeof pos.add>> = {}) =>
      owner.request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Khreshchatyk 1", ...body } }),
    view: (body: Partial<BodyOf<typeof views.add>> = {}) =>
      owner.request(calls.views.add, {
        body: { list: "pos", title: "Tankers", search: { pos_type: "road-tanker" }, ...body },
      }),
    category: (body: Partial<BodyOf<typeof goods.addCategory>> = {}) =>
      owner.request(calls.goods.addCategory, { path: { loyaltyId }, body: { title: "Drinks", ...body } }),
    goods: (body: Partial<BodyOf<typeof goods.add>> = {}) =>
      owner.request(calls.goods.add, { body: { title: "Coffee", code: randomUUIDv7(), ...body } }),
    tax: (body: Partial<BodyOf<typeof taxes.add>> = {}) =>
      owner.request(calls.taxes.add, {
        path: { loyaltyId },
        body: {
          title: "VAT",
          code: randomUUIDv7(),
          classification: "base-tax",
          type: "percentage",
          rate: "20",
          ...body,
        },
      }),
    priceGroup: (body: Partial<BodyOf<typeof priceGroups.add>> = {}) =>
      owner.request(calls.priceGroups.add, {
        path: { loyaltyId },
        body: { title: "Retail", currency: "UAH", ...body },
      }),
    specialAccount: (body: Partial<BodyOf<typeof specialAccounts.add>> = {}) =>
      owner.request(calls.specialAccounts.add, {
        body: { title: "Deposit", scope: "retail", type: "money", currency: "UAH", ...body },
      }),
    customerAccount: (
      userId: string,
      special_account_id: string,
      body: Partial<BodyOf<typeof customerAccounts.add>> = {},
    ) => owner.request(calls.customerAccounts.add, { path: { userId }, body: { special_account_id, ...body } }),
    refill: ({ user_id: userId, id: accountId }: { user_id: string; id: string }, amount: string) =>
      owner.request(calls.customerAccounts.refill, { path: { userId, accountId }, body: { amount } }),
    /** A terminal created by its call, at its own location by default. */
    async till(body: Partial<BodyOf<typeof terminals.add>> = {}) {
      const pos = { loyalty_id: loyaltyId, title: "Sofiivska 2" };
      const pos_id = body.pos_id ?? (await owner.request(calls.pos.add, { body: pos })).id;
      return owner.request(calls.terminals.add, { body: { title: "Till 1", currency: "UAH", ...body, pos_id } });
    },
    async terminal(posId: string, active = true) {
      const id = randomUUIDv7();
      const row = { id, pos_id: posId, title: "Till 1", currency: "UAH", language: "uk" as const, active };
      await inside((tenant) => tenant.run(q.insertInto("terminal").values(row)));
      return { id };
    },
  };
}

/** The same for companies. */
function makeCompanies(owner: Caller) {
  return {
    company: (body: Partial<BodyOf<typeof corporateCustomers.add>> = {}) =>
      owner.request(calls.corporateCustomers.add, { body: { title: "Steppe Logistics", ...body } }),
    companyAccount: (
      customerId: string,
      special_account_id: string,
      body: Partial<BodyOf<typeof corporateAccounts.add>> = {},
    ) => owner.request(calls.corporateAccounts.add, { path: { customerId }, body: { special_account_id, ...body } }),
  };
}
