import { Failure } from "@patron/contract/kit";
import { CURRENCIES, parseMoney } from "@patron/engine/money";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

/** A terminal after the change. */
interface Wish {
  pos_id: string;
  currency: string;
  price_group_id: string | null;
  phone?: string | null;
}
type Refusal =
  | "pos.not_found"
  | "currency.unknown"
  | "price_group.not_found"
  | "price_group.other_currency"
  | "phone.invalid";
export interface Stand {
  phone: string | null | undefined;
  language: "en" | "uk" | "ru" | "de" | "fr";
  loyaltyId: string;
}

/** The location of a terminal, or the first error. */
export async function checkStand(tenant: Tenant, wish: Wish): Promise<Stand | Refusal> {
  await tenant.maybe(queries.holdPlace(wish.pos_id));
  const stand = await tenant.maybe(queries.getStand(wish.pos_id));
  if (!stand) return "pos.not_found";
  if (!CURRENCIES.includes(wish.currency)) return "currency.unknown";
  if (wish.price_group_id !== null) {
    const group = await tenant.maybe(queries.getPriceGroup(wish.price_group_id));
    if (!group) return "price_group.not_found";
    const fits = group.loyalty_id === stand.loyalty_id && group.currency === wish.currency;
    if (!fits) return "price_group.other_currency";
  }
  const phone = wish.phone ? readPhone(wish.phone, stand.country ?? stand.loyalty_country) : wish.phone;
  if (wish.phone && !phone) return "phone.invalid";
  return { phone, language: stand.default_language, loyaltyId: stand.loyalty_id };
}

/** Sets a terminal's login; false if another terminal has it. */
export async function takeLogin(
  tenant: Tenant,
  terminal: { id: string; businessId: string },
  login: string | null,
): Promise<boolean> {
  await tenant.run(queries.endLogin(terminal.id));
  if (login === null) return true;
  return (await tenant.run(queries.addLogin(login, terminal.businessId, terminal.id))) === 1;
}

/** The tolerance column of a body, by default one minor unit. Fails with `request.malformed` if it has more decimals than the currency. */
export function toleranceColumn(text: string | null | undefined, currency: string): { line_tolerance?: bigint } {
  if (text === undefined) return {};
  if (text === null) return { line_tolerance: 1n };
  const line_tolerance = parseMoney(text, currency);
  if (line_tolerance !== undefined) return { line_tolerance };
  throw new Failure("request.malformed", {
    errors: [{ path: "line_tolerance", code: "decimals", message: `has more decimals than ${currency}` }],
  });
}
