import type { corporateCustomers } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { type ExportsOf, inLanguages } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import type { Selectable } from "kysely";
import type { CorporateCustomer } from "#kit/database/tables.ts";
import { columnsOf, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { getBusiness } from "../business/public.ts";
import { readBriefs } from "../customer-accounts/public.ts";
import { listCompanies } from "./queries.ts";

type Brief = Awaited<ReturnType<typeof readBriefs>> extends Map<string, { brief: infer One }[]> ? One : never;
const stateText = valuesOf("corporateCustomers", "status");

/** Companies that match the filters, in order, with each one's balances in one cell. */
export const companyExport: Exporter<typeof corporateCustomers.list> = {
  title: inLanguages(
    "Commercial customers",
    "Корпоративні клієнти",
    "Корпоративные клиенты",
    "Firmenkunden",
    "Clients professionnels",
  ),
  columns: columnsOf("corporateCustomers", {
    title: "text",
    code: "text",
    accounts: "text",
    suspended: ["text", "status"],
    contact_name: "text",
    phone: "code",
    email: "text",
    tax_id: "text",
    contract_end_date: "code",
    contract_number: "text",
    legal_name: "text",
    created_dt: "moment",
    id: "code",
  }),
  async open({ tenant, query, page, language, now }) {
    const { time_zone: timeZone } = await tenant.one(getBusiness());
    const batches = rowsOf(tenant, listCompanies(query, page), async (companies) => {
      const ids = companies.map(({ id }) => id);
      const accounts = await readBriefs(tenant, ids, now);
      return companies.map((company) => {
        const briefs = (accounts.get(company.id) ?? []).map(({ brief }) => brief);
        return cells(company, briefs, language);
      });
    });
    return { timeZone, batches };
  },
};

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
    suspended: stateText(suspended ? "suspended" : "active", language),
    accounts: accounts
      .map((one) => labelled(one.title, `${one.balance} ${one.currency ?? one.unit ?? ""}`.trim(), language))
      .join("; "),
  };
}
