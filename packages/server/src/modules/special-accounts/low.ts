import { LANGUAGES, type Language } from "@patron/contract/enums";
import { ledger } from "@patron/engine";
import { accountAmountText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { readSettings } from "../business/public.ts";
import { sendEmail } from "../mail/public.ts";
import { notify } from "../message-templates/public.ts";
import { type EveryLanguage, raise } from "../notifications/public.ts";
import { amountText } from "./amount-text.ts";
import { lowEmail } from "./low-email.ts";
import { getLowMark, listCardsIn } from "./low-queries.ts";
import { accountValues } from "./notices.ts";
import { unitOf } from "./views.ts";

type Mark = InferResult<ReturnType<typeof getLowMark>>[number];
interface Moved {
  before: ledger.AccountState;
  after: ledger.AccountState;
  now: Date;
  /** The day for which `before` is evaluated if an expiry follows it; today by default. */
  dayBefore?: string;
}

/**
 * Notifies a customer or company when a movement takes the available amount of their special account below its threshold, once each time
 * it falls below: by the message of their programme, or else by e-mail. Does nothing without a threshold, with unlimited credit, or without
 * an address. The message exists only if the movement does.
 */
export async function warnIfLow(tenant: Tenant, { before, after, now, dayBefore }: Moved): Promise<void> {
  const { account } = after;
  const fell = after.balance - after.held < before.balance - before.held;
  if (account.kind === "bonus" || !fell) return;
  const mark = await tenant.maybe(getLowMark(account.owner_id));
  if (!mark || mark.mark === null) return;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(mark.time_zone)
    .toPlainDate()
    .toString();
  const [had, has] = [ledger.available(before, dayBefore ?? today), ledger.available(after, today)];
  if (had === null || has === null || had < mark.mark || has >= mark.mark) return;
  await tellBusiness(tenant, { ...mark, mark: mark.mark }, { accountId: account.owner_id, available: has }, now);
  const left = { balance: after.balance - after.held, available: has };
  if (mark.customer_id !== null && (await tellCustomer(tenant, { ...mark, customer_id: mark.customer_id }, left, now)))
    return;
  if (mark.email !== null) await sendEmail(tenant, await emailOf(tenant, mark, has, mark.mark), now);
}

/** Sends the message that the customer's programme has for this, if it has one that reaches them: then there is no e-mail. */
async function tellCustomer(
  tenant: Tenant,
  { customer_id: customerId, loyalty_ids, own_title, title, ...row }: Mark & { customer_id: string },
  left: { balance: bigint; available: bigint },
  now: Date,
): Promise<boolean> {
  const card = await tenant.maybe(listCardsIn(customerId, loyalty_ids));
  if (!card) return false;
  const account = { ...row, title: own_title || title };
  const values = (language: Language) => accountValues(account, left, language);
  const whom = { loyaltyId: card.loyalty_id, customerId };
  return (await notify(tenant, whom, { event: "account-low", values }, now)) !== undefined;
}

/** Tells the people of the business. */
async function tellBusiness(
  tenant: Tenant,
  row: Mark & { mark: bigint },
  { accountId, available }: { accountId: string; available: bigint },
  now: Date,
): Promise<void> {
  const inEvery = (amount: bigint) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, shown(row, amount, language)])) as EveryLanguage; // Each has its text.
  const names = { account: row.own_title || row.title, owner: row.owner };
  const facts = { ...names, available: inEvery(available), mark: inEvery(row.mark) };
  const about = { entityType: "customer_account", id: accountId } as const;
  await raise(tenant, { event: "account-low", facts, about }, now);
}

async function emailOf(tenant: Tenant, row: Mark, available: bigint, least: bigint) {
  const { public_name } = await readSettings(tenant);
  const language: Language = row.language ?? row.business_language;
  const inLanguage = (texts: Readonly<Record<string, string>>) => texts[language] || texts[row.business_language];
  const values = {
    name: row.name ?? "",
    business: inLanguage(public_name) ?? "",
    account: row.own_title || inLanguage(row.public_title) || row.title,
    available: shown(row, available, language),
    mark: shown(row, least, language),
  };
  return { recipient: row.email ?? "", ...lowEmail(language, values) };
}

function shown({ type, unit }: Mark, amount: bigint, language: Language): string {
  return amountText(accountAmountText(amount, unitOf({ type, unit })), { type, unit }, language);
}
