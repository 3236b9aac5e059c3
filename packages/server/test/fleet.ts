import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import type { World } from "./world.ts";

/** A company, a special account for companies, and the company's account for it. */
export async function fleet(w: World, special: Parameters<typeof w.make.specialAccount>[0] = {}, own: object = {}) {
  const company = await w.make.company();
  const made = await w.make.specialAccount({ title: "Fuel", scope: "corporate", ...special });
  const account = await w.make.companyAccount(company.id, made.id, own);
  const path = { customerId: company.id, accountId: account.id };
  const refill = (amount: string) =>
    w.owner.request(calls.corporateAccounts.refill, { path, body: { amount } }, { idempotencyKey: randomUUID() });
  return { company, special: made, account, path, refill };
}
