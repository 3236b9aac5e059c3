import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult, Selectable } from "kysely";
import type { Business } from "#kit/database/tables.ts";
import { type SettingsRow, settingsBody, viewOf } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { CountedThing, listPreferences } from "./queries.ts";

export type BusinessRow = Selectable<Business>;
type Reply = ReplyOf<typeof business.get>;
export type BusinessSettings = ReplyOf<typeof business.settings>;
export type LegalInfo = ReplyOf<typeof business.legalInfo>;

export function toBusiness(row: BusinessRow): Reply {
  return {
    id: row.business_id,
    business_code: row.business_code,
    title: row.title,
    country: row.country,
    currency: row.currency,
    time_zone: row.time_zone,
    language: row.language,
    photo: photoOf(row.photo),
    role_based_model_active: row.role_based_model_active,
    second_factor_required: row.second_factor_required,
    is_demo: row.is_demo,
    ...stampsOf(row),
  };
}

export function toCounters(row: Record<CountedThing, bigint>) {
  const pairs = Object.entries(row).map(([thing, count]) => [thing, Number(count)]);
  return Object.fromEntries(pairs) as Record<CountedThing, number>; // The same names.
}

const settingsDefaults: Omit<BusinessSettings, "modified_dt" | "version" | "photo"> = {
  public_name: {},
  receipt_text: {},
  terms_url: null,
  personal_data_url: null,
  app_store_url: null,
  google_play_url: null,
  transaction_comment_required: false,
  message_consent_required: true,
  session_hours: 24 * 30,
};

/** The settings of a business: the defaults, overridden by what is stored. */
export function toSettings(row: SettingsRow | undefined, photo: string | null): BusinessSettings {
  return { ...settingsDefaults, photo: photoOf(photo), ...settingsBody(row) };
}

/** Legal details for documents; empty where nothing is stored. */
export const toLegalInfo = viewOf<LegalInfo>({
  legal_name: "",
  registration_number: "",
  tax_id: "",
  vat_number: "",
  address: "",
  director: "",
  bank: "",
  iban: null,
  documents_email: null,
});

type PreferenceRow = InferResult<ReturnType<typeof listPreferences>>[number];
export function toPreference(row: PreferenceRow): ReplyOf<typeof business.addPreference> {
  const value = row.value as Record<string, unknown>; // The column's check requires an object.
  return { name: row.name, value, modified_dt: row.modified_dt.toISOString(), version: row.version };
}

interface ApiKeyRow {
  hint: string;
  created_dt: Date;
  seen_dt: Date | null;
  remote_addr: string | null;
  first_name: string;
  last_name: string;
}

/** The key of a business; `made` is the key itself, right after it was made. */
export function toApiKey(row: ApiKeyRow | undefined, made: string | null): ReplyOf<typeof business.apiKey> {
  return {
    api_key: made,
    hint: row?.hint ?? null,
    created_dt: row?.created_dt.toISOString() ?? null,
    created_by: row ? `${row.first_name} ${row.last_name}`.trim() : null,
    seen_dt: row?.seen_dt?.toISOString() ?? null,
    remote_addr: row?.remote_addr ?? null,
  };
}
