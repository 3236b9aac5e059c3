import type { corporateCustomers } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ExportsOf } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { CorporateCustomer } from "#kit/database/tables.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { readBriefs } from "../customer-accounts/public.ts";
import { heads, states, title } from "./export-messages.ts";
import { listCompanies } from "./queries.ts";

const rowsAtOnce = 500;
type Brief = Awaited<ReturnType<typeof readBriefs>> extends Map<string, { brief: infer One }[]> ? One : never;
type Shown = { language: Language; now: Date };

/** Companies that match the filters, in order, with each one's balances in one cell. */
export const companyExport: Exporter<typeof corporateCustomers.list> = {
  title,
  columns: {
    title: { kind: "text", title: heads.title },
    code: { kind: "text", title: heads.code },
    accounts: { kind: "text", title: heads.accounts },
    suspended: { kind: "text", title: heads.suspended },
    contact_name: { kind: "text", title: heads.contact_name },
    phone: { kind: "code", title: heads.phone },
    email: { kind: "text", title: heads.email },
    tax_id: { kind: "text", title: heads.tax_id },
    contract_end_date: { kind: "code", title: heads.contract_end_date },
    contract_number: { kind: "text", title: heads.contract_number },
    legal_name: { kind: "text", title: heads.legal_name },
    created_dt: { kind: "moment", title: heads.created_dt },
    id: { kind: "code", title: heads.id },
  },
  async open({ tenant, query, page, language, now }) {
    const { time_zone: timeZone } = await tenant.one(getBusiness());
    return { timeZone, batches: rows(tenant, listCompanies(query, page), { language, now }) };
  },
};

async function* rows(tenant: Tenant, companies: ReturnType<typeof listCompanies>, { language, now }: Shown) {
  for await (const batch of tenant.stream(companies, rowsAtOnce)) {
    const ids = batch.map(({ id }) => id);
    const accounts = await readBriefs(tenant, ids, now);
    yield batch.map((row) => {
      const briefs = (accounts.get(row.id) ?? []).map(({ brief }) => brief);
      return cells(row, briefs, language);
    });
  }
}

function cells(
  company: Selectable<CorporateCustomer>,
  accounts: readonly Brief[],
  language: Language,
): Record<ExportsOf<typeof corporateCustomers.list>, Cell> {
  const { id, title, code, contact_name, phone, email, tax_id, contract_number, legal_name, created_dt } = company;
  const { contract_end_date, suspended } = company;
  return {
    ...{ id, title, code, contact_name, phone, email, tax_id, contract_number, legal_name, created_dt },
    contract_end_date,
    suspended: states[suspended ? "suspended" : "active"][language],
    accounts: accounts.map((one) => `${one.title}: ${one.balance} ${one.currency ?? one.unit ?? ""}`.trim()).join("; "),
  };
}
