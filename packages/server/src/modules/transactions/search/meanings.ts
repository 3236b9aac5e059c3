import type { Tenant } from "#kit/tenant.ts";
import { listCustomerIds } from "../../customers/public.ts";
import type { SearchMeanings } from "../list-queries.ts";
import { readAmounts } from "./amount.ts";

/** Fewer digits match too many telephone numbers, so they only mean a number or an amount. */
const DIGITS_OF_CUSTOMER = 5;
const wholeNumber = /^\d{1,15}$/;

/** The possible meanings of a search text; undefined for an empty one. */
export async function readSearchMeanings(
  tenant: Tenant,
  text: string | undefined,
): Promise<SearchMeanings | undefined> {
  const words = (text ?? "").trim();
  if (words === "") return undefined;
  const figure = words.replaceAll(/\s/g, "");
  const amounts = readAmounts(words);
  const mayBeCustomer = amounts.length === 0 || (wholeNumber.test(figure) && figure.length >= DIGITS_OF_CUSTOMER);
  return {
    number: wholeNumber.test(figure) ? BigInt(figure) : undefined,
    amounts: amounts.length > 0 ? amounts : undefined,
    customerIds: mayBeCustomer ? await listCustomerIds(tenant, words) : [],
    company: words,
  };
}
