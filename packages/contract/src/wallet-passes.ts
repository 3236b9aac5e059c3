import { GOOGLE_PROBLEMS, PASS_BARCODES, PASS_PROBLEMS, PASS_WALLETS } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, open, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");

const color = { ...s.text(7, 7), pattern: "^#[0-9a-f]{6}$" };
const field = s.object({
  /** Tells the fields of a pass apart, so that a phone sees which has changed. */
  key: { ...s.title(40), pattern: "^[a-z][a-z0-9_-]{0,39}$" },
  label: s.texts(40),
  /** A text with values in braces, such as `{bonuses_balance}`. */
  value: s.title(200),
});
const fields = {
  active: s.flag,
  /** The number of the business as an issuer at Google; empty: no passes for Google Wallet. */
  google_issuer_id: { ...s.text(25, 0), pattern: "^[0-9]*$" },
  /** Whose pass it is; empty: the programme's name. */
  organization_name: s.texts(100),
  /** Beside the logo. */
  logo_text: s.texts(40),
  /** What a screen reader says of the pass; empty: the programme's name. */
  description: s.texts(200),
  background_color: color,
  foreground_color: color,
  label_color: color,
  barcode_format: s.oneOf(PASS_BARCODES),
  /** The numbers are what a phone has room for. */
  header_fields: s.list(field, 2),
  primary_fields: s.list(field, 1),
  secondary_fields: s.list(field, 4),
  auxiliary_fields: s.list(field, 4),
  back_fields: s.list(field, 10),
};
const pem = s.secret(20_000);
const secrets = {
  /** The certificate of a pass type, from Apple: PEM, or DER in base64; or in base64 a PKCS#12 file (`.p12`), which has the key too. */
  certificate: pem,
  /** Its private key; none with a PKCS#12 file. */
  certificate_key: pem,
  /** Opens the key, where it is encrypted, or the PKCS#12 file. */
  certificate_passphrase: s.secret(200, 0),
  /** Apple’s intermediate certificate, which issued the first. */
  authority_certificate: pem,
  /** The JSON file with the key of a service account at Google. */
  google_key: pem,
};

/** The wallet pass of a programme. */
export const PassSettings = s.object({
  ...fields,
  icon: s.nullable(photo),
  logo: s.nullable(photo),
  strip: s.nullable(photo),
  /** Of the certificate that signs; null without one. Its key is never shown. */
  signer: s.nullable(
    s.object({
      pass_type_identifier: s.text(200),
      team_identifier: s.text(200),
      expires_dt: s.instant,
    }),
  ),
  /** The e-mail address of the service account at Google; null without one. Its key is never shown. */
  google_account: s.nullable(s.text(254)),
  /** What keeps customers from getting the pass; empty: they get it. */
  problems: s.list(s.oneOf(PASS_PROBLEMS), 10),
  modified_dt: s.nullable(s.instant),
  version: s.whole(0, 2 ** 31 - 1),
});

const shownField = s.object({ key: s.text(40), label: s.text(40), value: s.text(1000) });
/** A customer's card as its public page shows it. */
export const WalletCard = s.object({
  language: s.text(2),
  organization_name: s.text(200),
  logo_text: s.text(40),
  description: s.text(200),
  background_color: s.text(7),
  foreground_color: s.text(7),
  label_color: s.text(7),
  barcode_format: s.oneOf(PASS_BARCODES),
  /** What a till reads from the barcode. */
  code: s.text(254),
  header_fields: s.list(shownField, 2),
  primary_fields: s.list(shownField, 1),
  secondary_fields: s.list(shownField, 4),
  auxiliary_fields: s.list(shownField, 4),
  /** Those of the pass, and the benefits of the customer’s category. */
  back_fields: s.list(shownField, 11),
  logo: s.nullable(photo),
  strip: s.nullable(photo),
  /** Those that take the pass. */
  wallets: s.list(s.oneOf(PASS_WALLETS), 2),
  /** The page on which the customer switches messages on for a device; null: the business sends none to devices. */
  messages_link: s.nullable(s.text(400)),
});

/** What Google says of the passes of a programme. */
export const GoogleCheck = s.object({
  /** What keeps Google from taking them; null: nothing. */
  problem: s.nullable(s.oneOf(GOOGLE_PROBLEMS)),
  /** Google’s own sentence about it; may be empty. */
  said: s.text(300),
});

/** Where a customer saves their card in Google Wallet. */
export const GooglePassLink = s.object({ link: s.text(10_000) });

export const CustomerPass = s.object({
  loyalty_id: s.idOf("loyalty"),
  loyalty_title: s.text(200),
  /** What keeps the customer from getting it; empty: the link works. */
  problems: PassSettings.properties.problems,
  /** The public page with the pass; null while the customer cannot get it. */
  link: s.nullable(s.text(400)),
});

const settings = { what: "the wallet pass of a programme", response: PassSettings };
const picture = (of: string) => ({
  of: `the wallet pass: ${of}`,
  access: changes,
  response: PassSettings,
  errors: ["loyalty.not_found"] as const,
  extension: true,
});
const throttle = { attempts: 60, seconds: 3600 };

/** Cards of a programme in the wallet of a phone. */
export const walletPasses = group("walletPasses", {
  settings: showsSettings("GET /loyalty/{loyaltyId}/pkpass/settings", { ...settings, access: reads }),
  change: changesSettings("PATCH /loyalty/{loyaltyId}/pkpass/settings", {
    ...settings,
    access: changes,
    fields: { ...fields, ...secrets },
    errors: [
      "wallet_pass.unknown_value",
      "wallet_pass.keys_repeat",
      "wallet_pass.too_many_fields",
      "wallet_pass.certificate_missing",
      "wallet_pass.certificate_incomplete",
      "wallet_pass.certificate_unreadable",
      "wallet_pass.authority_unreadable",
      "wallet_pass.key_unreadable",
      "wallet_pass.passphrase_wrong",
      "wallet_pass.not_for_passes",
      "wallet_pass.key_of_another",
      "wallet_pass.not_issued_by_authority",
      "wallet_pass.not_yet_valid",
      "wallet_pass.certificate_expired",
      "wallet_pass.google_incomplete",
      "wallet_pass.google_key_unreadable",
    ],
  }),
  checkGoogle: call("POST /x/loyalty/{loyaltyId}/pkpass/google/check", {
    summary: "Stores at Google what all passes of a programme share, and says what keeps Google from it.",
    access: changes,
    response: GoogleCheck,
    errors: ["loyalty.not_found", "wallet_pass.google_incomplete"],
    maxSeconds: 30,
    reads: true,
    extension: true,
  }),
  icon: storesPicture("POST /x/loyalty/{loyaltyId}/pkpass/icon", picture("its icon")),
  removeIcon: removesPicture("DELETE /x/loyalty/{loyaltyId}/pkpass/icon", picture("its icon")),
  logo: storesPicture("POST /x/loyalty/{loyaltyId}/pkpass/logo", picture("its logo")),
  removeLogo: removesPicture("DELETE /x/loyalty/{loyaltyId}/pkpass/logo", picture("its logo")),
  strip: storesPicture("POST /x/loyalty/{loyaltyId}/pkpass/strip", picture("its banner")),
  removeStrip: removesPicture("DELETE /x/loyalty/{loyaltyId}/pkpass/strip", picture("its banner")),
  ofCustomer: call("GET /x/customer/{userId}/wallet_passes", {
    summary: "Shows where a customer gets the wallet passes of their cards.",
    access: reads,
    response: s.items(CustomerPass),
    errors: ["customer.not_found"],
    extension: true,
  }),
  card: call("GET /public/wallet/{token}", {
    summary: "Shows a customer’s card by its link.",
    access: open,
    response: WalletCard,
    errors: ["wallet_pass.not_found"],
    throttle,
    extension: true,
  }),
  pass: call("GET /public/wallet/{token}/pass", {
    summary: "Returns a customer’s card as a signed pass for Apple Wallet.",
    access: open,
    response: s.file,
    answer: "pkpass",
    errors: ["wallet_pass.not_found"],
    throttle,
    extension: true,
  }),
  google: call("POST /public/wallet/{token}/google", {
    summary:
      "Returns the address at which a customer saves their card in Google Wallet, and keeps the card there up to date from now on.",
    access: open,
    response: GooglePassLink,
    errors: ["wallet_pass.not_found"],
    throttle,
    extension: true,
  }),
});
