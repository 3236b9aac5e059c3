import { corporateCustomers } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { exactUpTo, windowOf } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { readBriefs } from "../customer-accounts/public.ts";
import { companyExport } from "./export.ts";
import * as queries from "./queries.ts";
import { orderOf, readParticulars, takenName } from "./rules.ts";
import { toCompany } from "./views.ts";

export const corporateCustomerCalls = implement(
  corporateCustomers,
  {
    async add({ body, tenant, now, fail, changed }) {
      const { id = newId(), title, ...said } = body;
      const particulars = await readParticulars(tenant, said);
      if (typeof particulars === "string") return fail(particulars);
      const taken = await takenName(tenant, id, particulars);
      if (taken) return fail("conflict.duplicate", { field: taken });
      await tenant.run(queries.addCompany({ ...particulars, id, title, created_dt: now, modified_dt: now }));
      const added = toCompany(await tenant.one(queries.getCompany(id)));
      changed({ entityType: "corporate_customer", id, after: added });
      return added;
    },

    async list({ query, page, tenant, now }) {
      const rows = await tenant.many(queries.listCompanies(query, orderOf(page), windowOf(page)));
      const ids = rows.map(({ id }) => id);
      const accounts = await readBriefs(tenant, ids, now);
      const items = rows.map((row) => ({
        ...toCompany(row),
        accounts: (accounts.get(row.id) ?? []).map(({ brief }) => brief),
      }));
      const { count } = await tenant.one(queries.countCompanies(query, exactUpTo + 1));
      const shown = { items, page: page.page, count: page.count };
      return count > exactUpTo
        ? { ...shown, total: exactUpTo, total_estimated: true }
        : { ...shown, total: Number(count) };
    },

    async get({ path, tenant, fail }) {
      const row = await tenant.maybe(queries.getCompany(path.customerId));
      return row ? toCompany(row) : fail("corporate_customer.not_found");
    },

    async change({ path, body, tenant, now, seenVersion, fail, changed }) {
      const row = await tenant.maybe(queries.lockCompany(path.customerId));
      if (!row) return fail("corporate_customer.not_found");
      refuseStale({ seenVersion, fail }, row);
      const particulars = await readParticulars(tenant, body, row);
      if (typeof particulars === "string") return fail(particulars);
      const taken = await takenName(tenant, row.id, particulars);
      if (taken) return fail("conflict.duplicate", { field: taken });
      await tenant.run(queries.saveCompany(row.id, particulars, now));
      const after = toCompany(await tenant.one(queries.getCompany(row.id)));
      changed({ entityType: "corporate_customer", id: row.id, before: toCompany(row), after });
      return after;
    },

    async ids({ query, tenant }) {
      const rows = await tenant.many(queries.listCompanyIds(query, exactUpTo));
      return { ids: rows.map(({ id }) => id) };
    },
  },
  { list: companyExport },
);
