import type { messageTemplates } from "@patron/contract";
import { type Language, VALUES_OF_EVENT } from "@patron/contract/enums";
import { type BodyOf, Failure } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { moneyText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { nameIn } from "#kit/records/text-in.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "../customers/public.ts";
import type { getLoyalty } from "../loyalty/public.ts";
import { getSettings } from "../loyalty/public.ts";
import {
  addressText,
  bonusValue,
  commonValues,
  finished,
  moneyValue,
  readTemplates,
  storedTemplates,
  templateOf,
  unknownValues,
  type Values,
  wordingOf,
} from "../message-templates/public.ts";
import { accountValues, type NamedAccount } from "../special-accounts/public.ts";
import { getCardOf, getFirstAccount, getLatestSale } from "./preview-queries.ts";
import { samplesIn } from "./template-samples.ts";

type Draft = BodyOf<typeof messageTemplates.test>;
type Loyalty = InferResult<ReturnType<typeof getLoyalty>>[number];

/** A message as a customer would get it: with their data where they have such, and samples elsewhere. */
export async function previewOf(tenant: Tenant, loyalty: Loyalty, draft: Draft, now: Date) {
  const { message_code, language } = draft;
  const [templates, row, { currency }] = await Promise.all([
    readTemplates(tenant, loyalty.id),
    tenant.maybe(getSettings(loyalty.id, "messages")),
    readBusiness(tenant),
  ]);
  const stored = storedTemplates(row?.body).find((one) => one.message_code === message_code);
  const known = wordingOf(message_code, { ...templateOf(message_code), ...stored }, language);
  const written = { subject: draft.subject ?? known.subject, text: draft.text ?? known.text };
  const values = {
    ...samplesIn(language, { currency, now }),
    loyalty_title: templates.publicTitles[language] || templates.title,
    ...(await valuesOfCustomer(tenant, { loyalty, draft, currency, now })),
  };
  const { signatures } = templates;
  const own = Object.fromEntries(VALUES_OF_EVENT[message_code].map((value) => [value, values[value]]));
  const message = finished(written, own, { signatures, language });
  return { ...message, unknown_values: unknownValues(message_code, `${written.subject} ${written.text}`) };
}

interface Asked {
  loyalty: Loyalty;
  draft: Draft;
  currency: string;
  now: Date;
}
/** What is known of the customer whom the draft names. */
async function valuesOfCustomer(tenant: Tenant, { loyalty, draft, currency, now }: Asked): Promise<Values> {
  const { user_id_value, user_id_type, language } = draft;
  if (user_id_value === undefined) return {};
  const customer = await findCustomer(tenant, { user_id_value, user_id_type }, loyalty.country);
  if (!customer) throw new Failure("customer.not_found");
  const [templates, card, sale, account] = await Promise.all([
    readTemplates(tenant, loyalty.id),
    tenant.maybe(getCardOf(loyalty.id, customer.id)),
    tenant.maybe(getLatestSale(loyalty.id, customer.id)),
    tenant.maybe(getFirstAccount(customer.id)),
  ]);
  const [onAccount] = account ? await readAccounts(tenant, account.id) : [];
  const held = card ? await readAccounts(tenant, card.id) : [];
  const unit = sale?.currency ?? currency;
  const { balance, held: onHold } = held.find(({ state }) => state.account.unit === unit)?.state ?? noBonuses;
  return {
    ...commonValues(templates, customer, { now, language }),
    bonuses_balance: bonusValue(balance - onHold, unit, language),
    ...(card?.category_title && {
      category_title: namesOf(card.category_titles)[language] || card.category_title,
      category_benefits: namesOf(card.category_benefits)[language] ?? "",
    }),
    ...(account &&
      onAccount &&
      valuesOfAccount(account, onAccount.state, { day: dayIn(loyalty.time_zone, now), language })),
    ...(sale && valuesOfSale(sale, loyalty, language)),
  };
}

const namesOf = (texts: unknown) => (texts ?? {}) as Partial<Record<Language, string>>; // Texts by language.

function valuesOfAccount(
  account: NamedAccount,
  state: ledger.AccountState,
  { day, language }: { day: string; language: Language },
): Values {
  const figures = { balance: state.balance - state.held, available: ledger.available(state, day) };
  const { account_amount: _, ...values } = accountValues(account, figures, language);
  return values;
}

const noBonuses = { balance: 0n, held: 0n };

type LatestSale = InferResult<ReturnType<typeof getLatestSale>>[number];
function valuesOfSale(sale: LatestSale, { default_language }: Loyalty, language: Language): Values {
  const { currency, pos_title, pos_public_title, pos_address } = sale;
  const money = (amount: bigint) => moneyValue(moneyText(amount, currency), currency, language);
  const bonuses = (amount: bigint) => bonusValue(amount, currency, language);
  return {
    ...(pos_title !== null && {
      pos_title: nameIn(language, default_language)(pos_public_title, pos_title),
      pos_address: addressText(pos_address),
    }),
    amount: money(sale.amount),
    discount: money(sale.discount_amount),
    amount_to_pay: money(sale.amount_to_pay),
    bonuses_added: bonuses(sale.bonuses_added_amount + sale.promo_bonuses_added_amount),
    bonuses_redeemed: bonuses(sale.bonuses_redeemed_amount),
  };
}
