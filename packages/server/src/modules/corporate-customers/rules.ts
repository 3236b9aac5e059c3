import type { corporateCustomers } from "@patron/contract";
import type { BodyOf, FailureOf } from "@patron/contract/kit";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, readIban } from "../business/public.ts";
import { type CompanyNames, findTaken } from "./queries.ts";

type ChangeRequest = BodyOf<typeof corporateCustomers.change>;
type Refusal = Exclude<FailureOf<typeof corporateCustomers.add>, "conflict.duplicate">;
/** The stored contract dates, which count where a body has none. */
type Contract = Pick<ChangeRequest, "contract_date" | "contract_end_date">;

/**
 * The stored form of a body, or its first error: the telephone in E.164, the account number without spaces, and trimmed names, so two
 * spellings compare equal.
 */
export async function readParticulars(
  tenant: Tenant,
  body: ChangeRequest,
  was: Contract = {},
): Promise<ChangeRequest | Refusal> {
  const { country } = await tenant.one(getBusiness());
  const { phone, iban, email, code, external_id } = body;
  const [number, account] = [phone && readPhone(phone, country), iban && readIban(iban)];
  if (phone && !number) return "phone.invalid";
  if (iban != null && !account) return "iban.invalid";
  const { contract_date: from, contract_end_date: until } = { ...was, ...body };
  if (from && until && until < from) return "corporate_customer.contract_reversed";
  return {
    ...body,
    ...(phone === undefined ? {} : { phone: number || null }),
    ...(iban === undefined ? {} : { iban: account || null }),
    ...(email === undefined ? {} : { email: email?.trim() ?? null }),
    ...(code === undefined ? {} : { code: code?.trim() ?? null }),
    ...(external_id === undefined ? {} : { external_id: external_id?.trim() ?? null }),
  };
}

/** The unique field that another company already uses. Concurrent duplicates are caught by the database. */
export async function takenName(
  tenant: Tenant,
  id: string | undefined,
  names: CompanyNames,
): Promise<keyof CompanyNames | undefined> {
  const { email, code, external_id } = await tenant.one(findTaken(id, names));
  if (email) return "email";
  if (code) return "code";
  return external_id ? "external_id" : undefined;
}
