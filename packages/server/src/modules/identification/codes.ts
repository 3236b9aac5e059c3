import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { newCode } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { countTry } from "./queries.ts";

/** Six digits are few: at one terminal no more codes than these are tried, right or wrong, in this many seconds. */
const MOST_TRIES = 20;
const TRIES_SECONDS = 60;
/** Another code is taken when a living one is the same: with a thousand of them this many in a row are never all taken. */
const MOST_DRAWS = 8;

/** What a code is stored as. Its key is not in the database, so who reads that learns no code. */
export function hashOf(code: string, of: "customers" | "stewards", settings: Settings): Buffer {
  return vaultOf(settings).sign(Buffer.from(code), `one-time codes of ${of}`);
}

/** A code that nobody else has now: `store` says whether it took it. */
export async function drawCode(store: (code: string) => Promise<boolean>): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = newCode();
    if (await store(code)) return code;
  }
  throw new Failure("server.unavailable");
}

/** The digits of a typed code, however they are grouped; undefined: it is no code. */
export function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Counts a try at a terminal and fails if there were too many. A call that fails afterwards has to keep the count: `CommittedFailure`. */
export async function refuseGuessing(tenant: Tenant, terminalId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TRIES_SECONDS * 1000);
  const { tries, began_dt } = await tenant.one(countTry(terminalId, now, since));
  if (tries <= MOST_TRIES) return;
  const waited = Math.floor((now.getTime() - began_dt.getTime()) / 1000);
  throw new Failure("rate.limited", { details: { retry_after: TRIES_SECONDS - waited } });
}
