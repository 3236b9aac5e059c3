import type { Language } from "@patron/contract/enums";
import type { InferResult } from "kysely";
import type { readSettings } from "../business/public.ts";
import type { getReceiptHead } from "./queries.ts";

type Head = InferResult<ReturnType<typeof getReceiptHead>>[number];

/** The business as its customers know it, and where it sold. */
export function siteOf(
  { language: own, business_title, pos_title, address, time_zone }: Head,
  { public_name }: Pick<Awaited<ReturnType<typeof readSettings>>, "public_name">,
  language: Language,
) {
  const { street, city } = (address ?? {}) as Record<string, string>; // Written only from the address shape.
  return {
    business: public_name[language] || public_name[own] || business_title,
    address: [pos_title, street, city].filter(Boolean).join(", "),
    time_zone,
  };
}
