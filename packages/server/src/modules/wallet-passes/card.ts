import type { walletPasses } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import { labelOf } from "#kit/export/columns.ts";
import { photoOf } from "#kit/files.ts";
import { textIn } from "#kit/records/text-in.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { nameOf } from "../customers/public.ts";
import { getSettings } from "../loyalty/public.ts";
import { bonusValue } from "../message-templates/public.ts";
import { accountValues, type NamedAccount } from "../special-accounts/public.ts";
import * as queries from "./queries.ts";
import { filled, problemsOf, type Stored, storedOf, walletsOf } from "./settings.ts";

type WalletCard = ReplyOf<typeof walletPasses.card>;

/** A card with everything that its pass shows, and with what issues it. */
export interface ReadCard {
  card: queries.CardRow;
  stored: Stored;
  /** The customer gets no pass any more; a wallet that has it shows that. */
  isVoid: boolean;
  certificate: queries.CertificateRow | undefined;
  googleKey: queries.GoogleKeyRow | undefined;
  shown: Omit<WalletCard, "messages_link">;
}

/** The pass of a card in its customer's language; undefined while customers do not get it, and for blocked ones. */
export async function readCard(tenant: Tenant, cardId: string, now: Date): Promise<ReadCard | undefined> {
  const read = await readKeptCard(tenant, cardId, now);
  return read?.isVoid ? undefined : read;
}

/** The same for wallets that may have the pass already; undefined if nothing can issue it. */
export async function readKeptCard(tenant: Tenant, cardId: string, now: Date): Promise<ReadCard | undefined> {
  const card = await tenant.maybe(queries.getCard(cardId));
  if (!card) return undefined;
  const [row, issuers, bonuses, accounts, business] = await Promise.all([
    tenant.maybe(getSettings(card.loyalty_id, "wallet-pass")),
    readIssuers(tenant, card.loyalty_id),
    tenant.many(queries.listBonuses(cardId)),
    tenant.many(queries.listAccounts(card.customer_id, card.loyalty_id)),
    readBusiness(tenant),
  ]);
  const stored = storedOf(row);
  const wallets = walletsOf(stored, issuers, now);
  if (wallets.length === 0) return undefined;
  const isVoid = card.blocked || card.access === "none" || problemsOf(stored, card, issuers, now).length > 0;
  const shown = { ...toCard(card, stored, { bonuses, accounts, currency: business.currency }), wallets };
  return { card, stored, isVoid, ...issuers, shown };
}

/** What issues the passes of a programme. */
export async function readIssuers(tenant: Tenant, loyaltyId: string) {
  const [certificate, googleKey] = await Promise.all([
    tenant.maybe(queries.getCertificate(loyaltyId)),
    tenant.maybe(queries.getGoogleKey(loyaltyId)),
  ]);
  return { certificate, googleKey };
}

interface Balances {
  accounts: readonly (NamedAccount & { balance: bigint; held: bigint })[];
  bonuses: readonly { unit: string; balance: bigint }[];
  /** The usual one, which stands without its name. */
  currency: string;
}
function toCard(
  card: queries.CardRow,
  stored: Stored,
  balances: Balances,
): Omit<WalletCard, "wallets" | "messages_link"> {
  const language = card.language ?? card.default_language;
  const shown = textIn(language, card.default_language);
  const title = shown(card.public_title, card.title);
  const code = card.external_id ?? card.phone ?? card.email ?? "";
  const values = {
    bonuses_balance: balanceText(balances, language),
    account_balances: balances.accounts.map((one) => accountText(one, language)).join(", ") || "—",
    category_title: shown(card.category_public_title, card.category_title ?? "—"),
    customer_name: nameOf(card) || "—",
    card_code: code,
  };
  const fieldsOf = (fields: Stored["back_fields"]) =>
    fields.map(({ key, label, value }) => ({ key, label: shown(label), value: filled(value, values) }));
  return {
    ...{ language, barcode_format: stored.barcode_format, code },
    background_color: card.category_color ?? stored.background_color,
    foreground_color: card.category_text_color ?? stored.foreground_color,
    label_color: card.category_text_color ?? stored.label_color,
    organization_name: shown(stored.organization_name, title),
    logo_text: shown(stored.logo_text),
    description: shown(stored.description, title),
    header_fields: fieldsOf(stored.header_fields),
    primary_fields: fieldsOf(stored.primary_fields),
    secondary_fields: fieldsOf(stored.secondary_fields),
    auxiliary_fields: fieldsOf(stored.auxiliary_fields),
    back_fields: [...fieldsOf(stored.back_fields), ...benefitsOf(card, language)],
    logo: photoOf(stored.logo),
    strip: photoOf(stripOf(card, stored)),
  };
}

/** The banner of a card: the picture of its category, else that of the programme. */
export const stripOf = (card: Pick<queries.CardRow, "category_image">, { strip }: Pick<Stored, "strip">) =>
  card.category_image ?? strip;

const benefits = labelOf("cardCategories", "public_description");
/** What the category of a card gives, where the business says so. A key of its own fields never has a capital letter. */
function benefitsOf(card: queries.CardRow, language: Language): WalletCard["back_fields"] {
  const value = textIn(language, card.default_language)(card.category_benefits);
  return value === "" ? [] : [{ key: "categoryBenefits", label: benefits[language], value: value.slice(0, 1000) }];
}

/** An account with what its customer may use of it. */
function accountText(account: Balances["accounts"][number], language: Language): string {
  const figures = { balance: account.balance - account.held, available: null };
  const { account_title: title = "", account_balance: balance = "" } = accountValues(account, figures, language);
  return labelled(title, balance, language);
}

/** Bonuses in the usual currency, and in each other one that has some. */
function balanceText({ bonuses, currency }: Balances, language: Language): string {
  const usual = bonuses.find(({ unit }) => unit === currency)?.balance ?? 0n;
  const others = bonuses.filter(({ unit, balance }) => unit !== currency && balance !== 0n);
  return [
    bonusValue(usual, currency, language),
    ...others.map(({ unit, balance }) => `${bonusValue(balance, unit, language)} ${unit}`),
  ].join(", ");
}
