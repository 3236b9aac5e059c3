import type { corporateAccounts, corporateCustomers, specialAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { onceOnly } from "./api.ts";
import { diesel, fuel } from "./business/accounts.ts";
import type { Desk } from "./found/desk.ts";

type Account = BodyOf<typeof specialAccounts.add>;
type FleetKey = "credit" | "diesel";

/** Client accounts for companies: fuel on credit, and diesel paid in advance. */
const fleetAccounts: Record<FleetKey, Omit<Account, "scope">> = {
  credit: {
    ...{ title: "Fleet account", public_title: { en: "Fleet account", uk: "Рахунок автопарку" } },
    ...{ type: "money", currency: "UAH", goods_codes: fuel, credit_type: "credit", credit_limit: "50000.00" },
  },
  diesel: {
    ...{ title: "Fleet diesel", public_title: { en: "Fleet diesel", uk: "Дизель автопарку" } },
    ...{ type: "goods", unit: "L", goods_codes: [diesel] },
  },
};

interface DemoCompany extends BodyOf<typeof corporateCustomers.add> {
  accounts: Partial<
    Record<FleetKey, { refill?: string; writeOff?: string; own?: Partial<BodyOf<typeof corporateAccounts.add>> }>
  >;
}
const companies: readonly DemoCompany[] = [
  {
    ...{ title: "Steppe Freight", legal_name: "Steppe Freight LLC", code: "C-001", tax_id: "40111222" },
    ...{ contact_name: "Ihor Melnyk", phone: "+380442010101", email: "fuel@steppe-freight.example.com" },
    ...{ contract_number: "17/2025", contract_date: "2025-03-01", contract_end_date: "2028-02-29" },
    comment: "Pays on the fifth of each month.",
    accounts: { credit: { writeOff: "12480.00" }, diesel: { refill: "1500", writeOff: "420" } },
  },
  {
    ...{ title: "Dnipro Couriers", legal_name: "Dnipro Couriers LLC", code: "C-002", tax_id: "40333444" },
    ...{ contact_name: "Oksana Rudenko", phone: "+380442020202", email: "office@dnipro-couriers.example.com" },
    ...{ contract_number: "31/2026", contract_date: "2026-01-15" },
    accounts: { credit: { refill: "8000.00", own: { credit_type: "credit", credit_limit: "20000.00" } } },
  },
  {
    ...{ title: "Kyiv City Repairs", code: "C-003", contact_name: "Taras Moroz", phone: "+380442030303" },
    ...{ suspended: true, comment: "Suspended until the invoice for October is paid." },
    accounts: { diesel: { refill: "200", writeOff: "188" } },
  },
];

/** Adds the companies that buy fuel, with their accounts and what was paid in and used. */
export async function addCompanies({ request }: Desk): Promise<void> {
  const add = async (key: FleetKey) =>
    (await request(calls.specialAccounts.add, { body: { ...fleetAccounts[key], scope: "corporate" } })).id;
  const ids: Record<FleetKey, string> = { credit: await add("credit"), diesel: await add("diesel") };
  for (const { accounts, ...body } of companies) {
    const company = await request(calls.corporateCustomers.add, { body });
    for (const key of ["credit", "diesel"] as const) {
      const account = accounts[key];
      if (!account) continue;
      const path = { customerId: company.id };
      const given = { special_account_id: ids[key], ...account.own };
      const { id: accountId } = await request(calls.corporateAccounts.add, { path, body: given });
      const moved = { ...path, accountId };
      if (account.refill) {
        const paid = {
          amount: account.refill,
          payment_type: "bank-card" as const,
          comment: "Paid by card at the station",
        };
        await request(calls.corporateAccounts.refill, { path: moved, body: paid }, onceOnly());
      }
      if (account.writeOff) {
        const used = { amount: account.writeOff, comment: "Fuel of last month, by statement" };
        await request(calls.corporateAccounts.writeOff, { path: moved, body: used }, onceOnly());
      }
    }
  }
}
