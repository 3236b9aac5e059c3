import type { OnceIdType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { CommittedFailure } from "#kit/committed-failure.ts";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { cardOfPassLink, codeOf, findByCode, findNamed, readIdentity } from "../customers/public.ts";
import type { Application } from "../terminals/public.ts";
import { digitsOf, hashOf, refuseGuessing } from "./codes.ts";
import * as queries from "./queries.ts";

/** The till that asks who somebody is. */
export interface Asking {
  tenant: Tenant;
  site: {
    id: string;
    loyalty_id: string;
    loyalty_country: string;
    application: Pick<Application, "identification_methods">;
  };
  settings: Settings;
  now: Date;
}
/** What was scanned or typed. Without a type it may be read in several ways. */
export interface Scanned {
  user_id_value: string;
  user_id_type?: OnceIdType | undefined;
}
interface Reading {
  type: OnceIdType;
  value: string;
}

/** What stands before the digits in the QR code of a customer's page. */
export const codePrefix = "patron-code:";
const pageLink = /^https?:\/\/\S+\/(?:card|wallet)\?for=([\w-]{64})$/;

/** Who was found, and what uses their one-time code up: after it, the call may only succeed or roll back. */
export interface Identified {
  id: string;
  spend(): Promise<void>;
}

/**
 * The customer whom a till has scanned or typed; undefined: nobody. Call it before anything is written, because a wrong one-time code is counted although the
 * call fails. One-time codes are read with `once` alone.
 */
export async function identify(asking: Asking, scanned: Scanned, once: boolean): Promise<Identified | undefined> {
  const { tenant, site, now } = asking;
  const read = readingsOf(scanned, site.loyalty_country, once);
  if (read.length === 0) throw new Failure("customer.id_invalid");
  const { identification_methods: allowed } = site.application;
  const readings = allowed.length === 0 ? read : read.filter(({ type }) => allowed.includes(methodOf(type)));
  if (readings.length === 0) throw new Failure("customer.id_not_allowed");
  const tried = readings.find(({ type }) => type === "one-time-code");
  if (tried) await refuseGuessing(tenant, site.id, now);
  const found = await Promise.all(readings.map((reading) => find(asking, reading)));
  const ids = [...new Set(found.flatMap((customer) => customer?.id ?? []))];
  const [id] = ids;
  const Refused = tried ? CommittedFailure : Failure;
  if (ids.length > 1) {
    const types = readings.filter((_, index) => found[index]).map(({ type }) => type);
    throw new Refused("customer.id_ambiguous", { details: { types } });
  }
  const isOnlyCode = tried !== undefined && readings.every(({ type }, index) => type === tried.type || !found[index]);
  if (id !== undefined) return { id, spend: async () => (isOnlyCode ? spend(asking, tried) : undefined) };
  if (tried) throw new CommittedFailure("customer.not_found");
  return undefined;
}

const methodOf = (type: OnceIdType) => (type === "one-time-code" ? "app-qr" : type);

/** Of two tills with one code the second fails. */
async function spend({ tenant, settings, now }: Asking, { value }: Reading): Promise<void> {
  const spent = await tenant.maybe(queries.spendCode(hashOf(value, "customers", settings), now));
  if (!spent) throw new Failure("customer.not_found");
}

/** Whether a text can only be the one-time code of a customer's page, which nobody can check later. */
export function isOnceCode({ user_id_value, user_id_type }: Scanned): boolean {
  const text = user_id_value.trim();
  const isTyped = user_id_type === "one-time-code" || user_id_type === "app-qr";
  return text.startsWith(codePrefix) || (isTyped && digitsOf(text) !== undefined);
}

/** The ways in which a text can be read; none: it is nothing by which a customer is known. */
function readingsOf({ user_id_value, user_id_type: type }: Scanned, country: string, once: boolean): Reading[] {
  const text = user_id_value.trim();
  const page = pageLink.exec(text)?.[1];
  if (page !== undefined) return type === undefined || type === "app-qr" ? [{ type: "app-qr", value: page }] : [];
  const isScannedCode = text.startsWith(codePrefix);
  const digits = digitsOf(isScannedCode ? text.slice(codePrefix.length) : text);
  const code: Reading[] = once && digits !== undefined ? [{ type: "one-time-code", value: digits }] : [];
  // The QR code of a customer's page has the code in it.
  if (type === "one-time-code" || type === "app-qr") return code;
  if (isScannedCode) return type === undefined ? code : [];
  // What has an @ is an e-mail address, unless the type says otherwise.
  const isCard = codeOf(text) !== "" && (type === "card" || !text.includes("@"));
  const card: Reading[] = isCard ? [{ type: "card", value: codeOf(text) }] : [];
  if (type === "card") return card;
  const known = readIdentity({ user_id_value: text, user_id_type: type }, country);
  return [...(known ? [known] : []), ...(type === undefined ? [...card, ...code] : [])];
}

async function find({ tenant, site, settings, now }: Asking, { type, value }: Reading) {
  switch (type) {
    case "card":
      return tenant.maybe(findByCode(value, site.loyalty_id));
    case "app-qr": {
      const linked = cardOfPassLink(value, settings);
      // Of another business it finds nothing: only this one's cards are seen.
      return linked && tenant.maybe(queries.getCardHolder(site.loyalty_id, linked.cardId));
    }
    case "one-time-code":
      return tenant.maybe(queries.findByOnceCode(site.loyalty_id, hashOf(value, "customers", settings), now));
    default:
      return findNamed(tenant, { user_id_value: value, user_id_type: type }, site.loyalty_country);
  }
}
