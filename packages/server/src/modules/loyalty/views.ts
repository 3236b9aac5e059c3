import type { loyalty } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { viewOf } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getLoyalty } from "./queries.ts";

export type LoyaltyRow = InferResult<ReturnType<typeof getLoyalty>>[number];
type Loyalty = ReplyOf<typeof loyalty.get>;
export type LoyaltySettings = ReplyOf<typeof loyalty.settings>;

export function toLoyalty(row: LoyaltyRow): Loyalty {
  return {
    id: row.id,
    title: row.title,
    public_title: row.public_title,
    public_description: row.public_description,
    business_categories: row.business_categories as Loyalty["business_categories"], // Written only from this shape.
    web_site: row.web_site,
    social_links: row.social_links as Loyalty["social_links"], // Likewise.
    country: row.country,
    default_language: row.default_language,
    time_zone: row.time_zone,
    active: row.active,
    photo: photoOf(row.photo),
    pos_count: Number(row.pos_count ?? 0n),
    ...stampsOf(row),
  };
}

/** The default settings of a programme. */
export const toSettings = viewOf<LoyaltySettings>({
  new_customer_access: "full",
  profile_in_terminal: "never",
  message_signature: {},
  primary_id_type: "phone",
  consent_required: false,
  consent_text: {},
  consent_version: "",
  deny_anonymous_sale: false,
  bonuses_payment_type: "partial",
  bonuses_max_percent: "100",
  bonuses_min_check_amount: null,
  bonuses_exclude_goods: [],
  bonuses_exclude_categories: [],
  bonuses_inactivity_expire_months: null,
  redemption_moment: "before-tax",
  cash_rounding_steps: {},
  spent_bonus_policy: "refuse",
  refund_grace_days: null,
  refund_tills: "own-terminal",
});
