import { codeAsStored, codeText } from "#kit/readable-code.ts";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

const codeCount = 10;

/** Replaces the recovery codes of a person, and returns the new ones: 80 random bits each. Only their hashes are stored. */
export async function renewRecoveryCodes(tenant: Tenant, personId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => codeText(4, 4));
  await tenant.run(queries.removeRecoveryCodes(personId));
  const rows = codes.map((code) => ({ person_id: personId, code_hash: hashOf(code), created_dt: now }));
  await tenant.run(queries.addRecoveryCodes(rows));
  return codes;
}

/** Uses up a recovery code; false if it is none. */
export async function useRecoveryCode(tenant: Tenant, personId: string, code: string, now: Date): Promise<boolean> {
  return (await tenant.run(queries.useRecoveryCode(personId, hashOf(code), now))) > 0;
}

function hashOf(code: string): Buffer {
  return hashToken(codeAsStored(code));
}
