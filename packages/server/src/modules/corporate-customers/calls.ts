import { corporateCustomers } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { exactUpTo, readPage } from "#kit/records/paged.ts";
import { recordOf } from "#kit/records/record.ts";
import { readBriefs } from "../customer-accounts/public.ts";
import { companyExport } from "./export.ts";
import * as queries from "./queries.ts";
import { readParticulars, takenName } from "./rules.ts";
import { toCompany } from "./views.ts";

const record = recordOf(corporateCustomers, {
  entityType: "corporate_customer",
  table: "corporate_customer",
  id: "customerId",
  missing: "corporate_customer.not_found",
  read: queries.getCompany,
  lock: queries.lockCompany,
  present: toCompany,

  async add({ body, tenant, fail }) {
    const { id, title, ...requested } = body;
    const particulars = await readParticulars(tenant, requested);
    if (typeof particulars === "string") return fail(particulars);
    const taken = await takenName(tenant, id, particulars);
    return taken ? fail("conflict.duplicate", { field: taken }) : { ...particulars, title };
  },

  async change({ body, tenant, fail }, row) {
    const particulars = await readParticulars(tenant, body, row);
    if (typeof particulars === "string") return fail(particulars);
    const taken = await takenName(tenant, row.id, particulars);
    return taken ? fail("conflict.duplicate", { field: taken }) : particulars;
  },
});

export const corporateCustomerCalls = implement(
  corporateCustomers,
  {
    ...record.handlers,

    list({ query, page, tenant, now }) {
      return readPage({ tenant, page }, queries.listCompanies(query, page), async (rows) => {
        const ids = rows.map(({ id }) => id);
        const accounts = await readBriefs(tenant, ids, now);
        return rows.map((row) => ({
          ...toCompany(row),
          accounts: (accounts.get(row.id) ?? []).map(({ brief }) => brief),
        }));
      });
    },

    async ids({ query, tenant }) {
      const rows = await tenant.many(queries.listCompanyIds(query, exactUpTo));
      return { ids: rows.map(({ id }) => id) };
    },
  },
  { list: companyExport },
);
