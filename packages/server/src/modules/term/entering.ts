import type { Of } from "@patron/contract/kit";
import type { TerminalFacts } from "@patron/contract/term";
import { moneyText } from "@patron/engine";
import { photoOf } from "#kit/files.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { hasStewards, takesStewards } from "../identification/public.ts";
import { hasProviders } from "../messages/public.ts";
import { nameOf, raise } from "../notifications/public.ts";
import { needsCustomer, readSettings, readSite } from "../selling/public.ts";
import { readBeacon } from "../terminals/public.ts";
import * as queries from "./queries.ts";

export const sessionMs = 18 * 3_600_000;

/** A terminal's data and location. Its business must be selected. */
export async function readFacts(tenant: Tenant, terminalId: string): Promise<Of<typeof TerminalFacts>> {
  const site = await readSite(tenant, terminalId);
  const { programme } = await readSettings(tenant, site.loyalty_id);
  const { id, title, business_code, photo } = await tenant.one(queries.getBusiness());
  return {
    id: site.id,
    title: site.title,
    terminal_type: site.terminal_type,
    ...{ display_active: site.display_active, display_type: site.display_type, phone: site.phone },
    currency: site.currency,
    line_tolerance: moneyText(site.line_tolerance, site.currency),
    language: site.language,
    pos: { id: site.pos_id, title: site.pos_title, time_zone: site.pos_time_zone },
    loyalty: { id: site.loyalty_id, title: site.loyalty_title },
    business: { id, title, business_code, photo: photoOf(photo) },
    ...{ fiscal: site.fiscal, card_reader: site.card_reader },
    receipt_emails: await hasProviders(tenant, ["email"]),
    steward_codes: takesStewards(site.application) && (await tenant.maybe(hasStewards(site.pos_id))) !== undefined,
    ibeacon: await readBeacon(tenant, site),
    application: { ...site.application, customer_required: needsCustomer(site, programme) },
  };
}

/** Creates a session for a terminal of the transaction's business, valid for a working day. */
export async function openTerminalSession(tenant: Tenant, terminalId: string, personId: string | null, now: Date) {
  const terminal = await readFacts(tenant, terminalId);
  const token = newToken();
  const expires = new Date(now.getTime() + sessionMs);
  await tenant.run(
    queries.addToken({
      token_hash: hashToken(token),
      business_id: terminal.business.id,
      terminal_id: terminalId,
      kind: "session",
      person_id: personId,
      created_dt: now,
      expires_dt: expires,
    }),
  );
  const facts = { terminal: terminal.title, pos: terminal.pos.title, by: await nameOf(tenant, personId) };
  const about = { entityType: "terminal", id: terminalId } as const;
  await raise(tenant, { event: "till-opened", facts, about, terminalId, knowingId: personId }, now);
  return { token, expires_dt: expires.toISOString(), terminal };
}
