import type { Language } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { CommittedFailure } from "#kit/committed-failure.ts";
import { newId } from "#kit/id.ts";
import { hashToken, newCode } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { sendEmail } from "../mail/public.ts";
import { notify, requestDelivery } from "../message-templates/public.ts";
import { pinEmail } from "./emails.ts";
import type { PayingRow } from "./paying.ts";
import * as queries from "./queries.ts";

const lifeSeconds = 300;
const maxAttempts = 5;
/** The maximum number of PIN e-mails per customer in this many seconds, for all accounts. */
const maxEmails = 3;
const emailPeriodSeconds = 600;
const retentionDays = 1;

interface Sending {
  tenant: Tenant;
  now: Date;
  terminalId: string;
  /** The location's name in the message. */
  posIn: (language: Language) => string;
  loyaltyId: string;
}

/**
 * Sends a customer a PIN for paying from one account at one till, and invalidates the previous one: by the message of the programme, or else by
 * e-mail. Returns the address it was sent to.
 */
export async function sendPin(
  { tenant, now, terminalId, posIn, loyaltyId }: Sending,
  customerId: string,
  row: PayingRow,
): Promise<{ sent_to: string; expires_dt: string }> {
  const customer = await tenant.one(queries.lockReceiver(customerId));
  await refuseTooMany(tenant, customerId, now);
  await tenant.run(queries.removeOldPins(customerId, new Date(now.getTime() - retentionDays * 86_400_000)));
  await tenant.run(queries.endPins(row.id, terminalId, now));
  const [id, code] = [newId(), newCode()];
  const expires = new Date(now.getTime() + lifeSeconds * 1000);
  const head = { id, customer_account_id: row.id, terminal_id: terminalId, code_hash: hashOf(id, code) };
  await tenant.run(queries.addPin({ ...head, created_dt: now, expires_dt: expires }));
  const business = await tenant.one(getBusiness());
  const values = (language: Language) => ({
    pin: code,
    account_title: accountName(row, language),
    pos_title: posIn(language),
  });
  const told = await notify(tenant, { loyaltyId, customerId }, { event: "pin", values }, now);
  if (told) {
    // The customer stands at the till.
    await requestDelivery(tenant, business.business_id);
    return { sent_to: shortened(told.recipient), expires_dt: expires.toISOString() };
  }
  if (!customer.email) throw new Failure("customer.email_missing");
  const language = customer.language ?? business.language;
  const account = accountName(row, language);
  const message = pinEmail(language, { code, account, business: business.title, pos: posIn(language) });
  await sendEmail(tenant, { recipient: customer.email, ...message }, now);
  return { sent_to: shortened(customer.email), expires_dt: expires.toISOString() };
}

async function refuseTooMany(tenant: Tenant, customerId: string, now: Date): Promise<void> {
  const { count, first } = await tenant.one(
    queries.countPins(customerId, new Date(now.getTime() - emailPeriodSeconds * 1000)),
  );
  if (count < BigInt(maxEmails) || !first) return;
  const waited = Math.floor((now.getTime() - first.getTime()) / 1000);
  throw new Failure("rate.limited", { details: { retry_after: emailPeriodSeconds - waited } });
}

/** Hashes a PIN together with its id, because PINs are few: equal ones have different hashes. */
function hashOf(id: string, code: string): Buffer {
  return hashToken(`${id}:${code}`);
}

function accountName({ public_title, title }: Pick<PayingRow, "public_title" | "title">, language: Language): string {
  const texts = public_title as Partial<Record<Language, string>>; // Written only from this shape.
  return texts[language] || title;
}

/** Masks an address so that only its owner recognises it: `i•••@example.com`, or the last two digits of a telephone number. */
function shortened(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? `•••${address.slice(-2)}` : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/**
 * Checks a PIN and returns its id for `spendPin`. Call it before anything is written: a wrong attempt is counted although the call fails.
 * Fails with `pin.wrong` and the remaining attempts, or `pin.dead` if no PIN is valid.
 */
export async function tryPin(
  tenant: Tenant,
  named: { customerId: string; specialAccountId: string; terminalId: string },
  code: string,
  now: Date,
): Promise<string> {
  const pin = await tenant.maybe(queries.lockPin(named, now));
  if (!pin || pin.tries >= maxAttempts) throw new Failure("pin.dead");
  if (pin.code_hash.equals(hashOf(pin.id, code.trim()))) return pin.id;
  await tenant.run(queries.countTry(pin.id));
  throw new CommittedFailure("pin.wrong", { details: { tries_left: maxAttempts - pin.tries - 1 } });
}

/** Uses up a PIN that `tryPin` accepted in the same transaction. */
export async function spendPin(tenant: Tenant, id: string, now: Date): Promise<void> {
  await tenant.run(queries.usePin(id, now));
}
