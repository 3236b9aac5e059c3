import type { loyalty } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";
import type { Texts } from "#kit/form/texts.ts";

export type Loyalty = ReplyOf<typeof loyalty.get>;

/** What the form's fields hold. */
export interface LoyaltyValues {
  title: string;
  public_title: Texts;
  public_description: Texts;
  business_categories: Loyalty["business_categories"];
  web_site: string;
  country: string | null;
  default_language: Language;
  time_zone: string;
  active: boolean;
}

interface Place {
  country: string;
  language: Language;
  time_zone: string;
}
/** A new programme at the place of the business. */
export function blankLoyalty(business: Place | null | undefined): LoyaltyValues {
  return {
    title: "",
    public_title: {},
    public_description: {},
    business_categories: [],
    web_site: "",
    country: business?.country ?? null,
    default_language: business?.language ?? "en",
    time_zone: business?.time_zone ?? "",
    active: true,
  };
}

/** The values of an existing one. */
export function loyaltyValues(one: Loyalty): LoyaltyValues {
  return {
    title: one.title,
    public_title: one.public_title,
    public_description: one.public_description,
    business_categories: one.business_categories,
    web_site: one.web_site ?? "",
    country: one.country,
    default_language: one.default_language,
    time_zone: one.time_zone,
    active: one.active,
  };
}

/** What a change of some values says to the call. */
export function loyaltyBody(changed: Partial<LoyaltyValues>): Partial<BodyOf<typeof loyalty.add>> {
  const { web_site, country, ...same } = changed;
  return {
    ...same,
    ...(country ? { country } : {}),
    ...(web_site === undefined ? {} : { web_site: web_site.trim() || null }),
  };
}
