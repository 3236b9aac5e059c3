import type { Language } from "@patron/contract/enums";
import type { InferResult } from "kysely";
import { nameIn } from "#kit/records/text-in.ts";
import type { readSettings } from "../business/public.ts";
import type { getReceiptHead } from "./queries.ts";

type Head = InferResult<ReturnType<typeof getReceiptHead>>[number];

/** The business as its customers know it, and where it sold. */
export function siteOf(
  { language: own, programme_language, business_title, pos_title, pos_public_title, address, time_zone }: Head,
  { public_name }: Pick<Awaited<ReturnType<typeof readSettings>>, "public_name">,
  language: Language,
) {
  const { street, city } = (address ?? {}) as Record<string, string>; // Written only from the address shape.
  const name = nameIn(language, programme_language)(pos_public_title, pos_title ?? "");
  return {
    business: public_name[language] || public_name[own] || business_title,
    address: [name, street, city].filter(Boolean).join(", "),
    time_zone,
  };
}
