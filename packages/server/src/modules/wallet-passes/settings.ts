import type { walletPasses } from "@patron/contract";
import { PASS_VALUES, type PassProblem, type PassWallet } from "@patron/contract/enums";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { type SettingsRow, settingsBody } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import type { CertificateRow, GoogleKeyRow } from "./queries.ts";

type Shown = ReplyOf<typeof walletPasses.settings>;
export type Change = BodyOf<typeof walletPasses.change>;
export type Image = "icon" | "logo" | "strip";
/** The settings as they are stored: pictures by the keys of their files. */
export type Stored = Omit<Shown, Image | "signer" | "google_account" | "problems" | "modified_dt" | "version"> &
  Record<Image, string | null>;

const bonuses = { en: "Bonuses", uk: "Бонуси", ru: "Бонусы", de: "Boni", fr: "Bonus" };
const customer = { en: "Customer", uk: "Клієнт", ru: "Клиент", de: "Kunde", fr: "Client" };
const category = { en: "Category", uk: "Категорія", ru: "Категория", de: "Kategorie", fr: "Catégorie" };

const defaults: Stored = {
  active: false,
  google_issuer_id: "",
  organization_name: {},
  logo_text: {},
  description: {},
  background_color: "#065f46",
  foreground_color: "#ffffff",
  label_color: "#d1fae5",
  barcode_format: "qr",
  header_fields: [],
  primary_fields: [{ key: "bonuses", label: bonuses, value: "{bonuses_balance}" }],
  secondary_fields: [
    { key: "customer", label: customer, value: "{customer_name}" },
    { key: "category", label: category, value: "{category_title}" },
  ],
  auxiliary_fields: [],
  back_fields: [],
  icon: null,
  logo: null,
  strip: null,
};

/** The settings that are stored, with the defaults of those that are not. */
export function storedOf(row: SettingsRow | undefined) {
  return { ...defaults, ...settingsBody(row) };
}

/** What issues the passes of a programme, as it is stored. */
export interface Issuers {
  certificate: Pick<CertificateRow, "pass_type_identifier" | "team_identifier" | "expires_dt"> | undefined;
  googleKey: Pick<GoogleKeyRow, "service_account"> | undefined;
}

/** The wallets that take passes of a programme now. */
export function walletsOf(
  { google_issuer_id }: Pick<Stored, "google_issuer_id">,
  { certificate, googleKey }: Issuers,
  now: Date,
): PassWallet[] {
  return [
    ...(certificate && certificate.expires_dt > now ? (["apple"] as const) : []),
    ...(googleKey && google_issuer_id !== "" ? (["google"] as const) : []),
  ];
}

/** What keeps customers from getting the pass. */
export function problemsOf(
  stored: Pick<Stored, "active" | "google_issuer_id">,
  programme: { active: boolean },
  issuers: Issuers,
  now: Date,
): PassProblem[] {
  const isIssued = walletsOf(stored, issuers, now).length > 0;
  return [
    ...(stored.active ? [] : (["off"] as const)),
    ...(programme.active ? [] : (["programme-off"] as const)),
    ...(isIssued || issuers.certificate ? [] : (["no-certificate"] as const)),
    ...(isIssued || !issuers.certificate ? [] : (["certificate-expired"] as const)),
  ];
}

interface Around {
  programme: { active: boolean };
  issuers: Issuers;
  now: Date;
}
export function toPassSettings(row: SettingsRow | undefined, { programme, issuers, now }: Around): Shown {
  const stored = storedOf(row);
  const { icon, logo, strip } = stored;
  const { certificate, googleKey } = issuers;
  return {
    ...stored,
    ...{ icon: photoOf(icon), logo: photoOf(logo), strip: photoOf(strip) },
    signer: certificate
      ? {
          pass_type_identifier: certificate.pass_type_identifier,
          team_identifier: certificate.team_identifier,
          expires_dt: certificate.expires_dt.toISOString(),
        }
      : null,
    google_account: googleKey?.service_account ?? null,
    problems: problemsOf(stored, programme, issuers, now),
  };
}

/** A phone has room for so many fields in the two rows below the banner together. */
const mostBelow = 4;
const inBraces = /\{([^{}]*)\}/g;

/** Why settings cannot be saved as a whole. */
export function refusePass(whole: Stored) {
  const { header_fields, primary_fields, secondary_fields, auxiliary_fields, back_fields } = whole;
  const below = [...secondary_fields, ...auxiliary_fields];
  if (below.length > mostBelow) return "wallet_pass.too_many_fields";
  const all = [...header_fields, ...primary_fields, ...below, ...back_fields];
  if (new Set(all.map(({ key }) => key)).size < all.length) return "wallet_pass.keys_repeat";
  const known: readonly string[] = PASS_VALUES;
  const named = all.flatMap(({ value }) => [...value.matchAll(inBraces)].map(([, name = ""]) => name));
  return named.every((name) => known.includes(name)) ? undefined : "wallet_pass.unknown_value";
}

/** A text with its values. Braces in a value stay as they are. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replace(inBraces, (whole, name: string) => values[name] ?? whole);
