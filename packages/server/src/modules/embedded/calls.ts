import { embedded } from "@patron/contract";
import { rateText } from "@patron/engine/money";
import { photoOf } from "#kit/files.ts";
import { implement } from "#kit/implement.ts";
import { readCurrencies } from "../business/public.ts";
import { listCategoryLookup } from "../card-categories/public.ts";
import { listLoyaltyLookup } from "../loyalty/public.ts";
import { listNewsLookup } from "../news/public.ts";
import { currencyLookup } from "../reference/public.ts";
import { listRuleLookup } from "../rules/public.ts";
import { listSpecialAccountLookup, unitNames } from "../special-accounts/public.ts";
import { listStaffLookup } from "../staff/public.ts";
import * as queries from "./queries.ts";

export const embeddedCalls = implement(embedded, {
  loyalties: async ({ query, tenant }) => ({ items: await tenant.many(listLoyaltyLookup(query)) }),

  async goods({ query, tenant }) {
    const rows = await tenant.many(queries.listGoodsLookup(query));
    return { items: rows.map((row) => ({ ...row, photo: photoOf(row.photo) })) };
  },

  additionalCosts: async ({ query, tenant }) => ({ items: await tenant.many(queries.listCostsLookup(query)) }),

  async taxes({ query, tenant }) {
    const rows = await tenant.many(queries.listTaxesLookup(query));
    return { items: rows.map((row) => ({ ...row, rate: rateText(row.rate) })) };
  },

  async pos({ query, tenant }) {
    const rows = await tenant.many(queries.listPosLookup(query));
    return { items: rows.map((row) => ({ ...row, address: row.address as object })) }; // Written only from this shape.
  },

  terminals: async ({ query, tenant }) => ({ items: await tenant.many(queries.listTerminalsLookup(query)) }),

  cardCategories: async ({ query, tenant }) => ({ items: await tenant.many(listCategoryLookup(query)) }),

  loyaltyRules: async ({ query, tenant }) => ({ items: await tenant.many(listRuleLookup(query)) }),

  specialAccounts: async ({ query, tenant }) => ({
    items: (await tenant.many(listSpecialAccountLookup(query))).map((row) => ({ ...row, ...unitNames(row) })),
  }),

  news: async ({ query, tenant }) => ({ items: await tenant.many(listNewsLookup(query)) }),

  staff: async ({ query, tenant }) => ({ items: await tenant.many(listStaffLookup(query)) }),

  async currencies({ query, tenant }) {
    const { loyalty_id = null, goods_prices_currencies } = query;
    if (loyalty_id === null && !goods_prices_currencies) return { items: currencyLookup(undefined) };
    return { items: await readCurrencies(tenant, loyalty_id, goods_prices_currencies ?? false) };
  },
});
