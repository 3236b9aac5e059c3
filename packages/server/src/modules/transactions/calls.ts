import type { transactions } from "@patron/contract";
import type { Exporters, Handlers } from "#kit/implement.ts";
import { itemExport, transactionExport } from "./export/export.ts";
import { readFilter, readListFilter } from "./filter.ts";
import { maySeeMargins } from "./gross-margin.ts";
import { readItemPage } from "./items.ts";
import { readPage } from "./list.ts";
import { readDetails } from "./reading.ts";

export const transactionCalls: Pick<Handlers<typeof transactions>, "list" | "items" | "get"> = {
  async list({ query, page, tenant, who }) {
    const filter = await readListFilter(tenant, who, query);
    return filter === "nobody"
      ? { items: [], page: page.page, count: page.count, total: 0, totals: [] }
      : readPage(tenant, filter, page, { ...query, seesMargins: maySeeMargins(who) });
  },

  async items({ query, page, tenant, who }) {
    const filter = await readFilter(tenant, query);
    return filter === "nobody"
      ? { items: [], page: page.page, count: page.count, total: 0, totals: [] }
      : readItemPage(tenant, filter, { ...page, seesMargins: maySeeMargins(who) });
  },

  get: async ({ path, tenant, who, settings, fail }) =>
    (await readDetails(tenant, path.transactionId, { who, settings })) ?? fail("transaction.not_found"),
};

export const transactionExports: Exporters<typeof transactions> = { list: transactionExport, items: itemExport };
