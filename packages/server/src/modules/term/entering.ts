import type { Of } from "@patron/contract/kit";
import type { TerminalFacts } from "@patron/contract/term";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getPlace } from "../selling/public.ts";
import * as queries from "./queries.ts";

export const sessionMs = 18 * 3_600_000;

/** A terminal's data and location. Its business must be selected. */
export async function readFacts(tenant: Tenant, terminalId: string): Promise<Of<typeof TerminalFacts>> {
  const place = await tenant.one(getPlace(terminalId));
  const { id, title, business_code } = await tenant.one(queries.getBusiness());
  return {
    id: place.id,
    title: place.title,
    currency: place.currency,
    language: place.language,
    pos: { id: place.pos_id, title: place.pos_title, time_zone: place.pos_time_zone },
    loyalty: { id: place.loyalty_id, title: place.loyalty_title },
    business: { id, title, business_code },
  };
}

/** Opens a session for a terminal of the business that the transaction is in; it lasts a working day. */
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
  return { token, expires_dt: expires.toISOString(), terminal };
}
