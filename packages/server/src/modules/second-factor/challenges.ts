import { Failure, type Of } from "@patron/contract/kit";
import type { SecondFactorChallenge, SecondFactorProof } from "@patron/contract/shapes";
import type { Selectable } from "kysely";
import { CommittedFailure } from "#kit/committed-failure.ts";
import type { SecondFactor } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { type Passkey, passkeyCounter, passkeyOptions } from "./passkeys.ts";
import * as queries from "./queries.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { stepOf } from "./totp.ts";

const lifeMs = 10 * 60_000;
const maxTries = 5;
/** Wrong answers to all challenges of a person within an hour. Each challenge needs the password first. */
const maxTriesPerHour = 20;

export interface Asking {
  tenant: Tenant;
  settings: Settings;
  now: Date;
}
type Factor = Selectable<SecondFactor>;
type Proof = Of<typeof SecondFactorProof>;

/** The row's owner in the vault. */
export const secretOwner = (factorId: string) => `second_factor ${factorId}`;

/** The passkeys among the factors of a person. */
export function passkeysOf(factors: readonly Factor[]): (Factor & Passkey)[] {
  return factors.flatMap((one) => {
    const { credential_id, public_key, counter } = one;
    return credential_id && public_key && counter !== null ? [{ ...one, credential_id, public_key, counter }] : [];
  });
}

/** Asks a person for a second factor: at a sign-in to a business, or before a change. */
export async function ask(
  { tenant, settings, now }: Asking,
  personId: string,
  businessId: string | null,
): Promise<Of<typeof SecondFactorChallenge>> {
  const factors = await tenant.many(queries.listFactors(personId));
  const wrong = await tenant.one(queries.countTries(personId, new Date(now.getTime() - 3_600_000)));
  if (Number(wrong.tries ?? 0) >= maxTriesPerHour)
    throw new Failure("rate.limited", { details: { retry_after: 3_600 } });
  const passkeys = passkeysOf(factors);
  const signed = passkeys.length > 0 ? await passkeyOptions(settings, passkeys) : undefined;
  const challenge = signed?.challenge ?? newToken();
  const sent = await storeChallenge({ tenant, now }, { personId, businessId, challenge });
  const hasTotp = factors.some(({ kind }) => kind === "totp");
  return {
    ...sent,
    methods: [
      ...(hasTotp ? (["totp"] as const) : []),
      ...(passkeys.length > 0 ? (["passkey"] as const) : []),
      "recovery",
    ],
    passkey_options: signed?.options ?? null,
  };
}

interface NewChallenge {
  personId: string;
  businessId: string | null;
  /** What a passkey signs. */
  challenge: string;
  purpose?: queries.ChallengePurpose;
}
export async function storeChallenge(
  { tenant, now }: Pick<Asking, "tenant" | "now">,
  { personId, businessId, challenge, purpose }: NewChallenge,
): Promise<{ token: string; expires_dt: string }> {
  const token = newToken();
  const expires = new Date(now.getTime() + lifeMs);
  await tenant.run(
    queries.addChallenge({
      id: newId(),
      token_hash: hashToken(token),
      person_id: personId,
      business_id: businessId,
      purpose: purpose ?? (businessId === null ? "change" : "sign-in"),
      webauthn: challenge,
      created_dt: now,
      expires_dt: expires,
    }),
  );
  return { token, expires_dt: expires.toISOString() };
}

/**
 * Checks the answer to a challenge and uses it up. Call it before anything is written: a wrong answer is counted although the call fails. Of two
 * at once with a right answer one succeeds. `personId`: whose challenge it has to be.
 */
export async function prove(
  asking: Asking,
  { token, ...answer }: Proof,
  { purpose, personId }: { purpose: "sign-in" | "change"; personId?: string },
): Promise<{ personId: string; businessId: string | null }> {
  const { tenant, now } = asking;
  const asked = await tenant.maybe(queries.lockChallenge(hashToken(token), purpose, now));
  const isOwn = asked && (personId === undefined || asked.person_id === personId);
  if (!isOwn || asked.tries >= maxTries) throw new Failure("second_factor.dead");
  if (!(await isRight(asking, asked, answer))) {
    await tenant.run(queries.countTry(asked.id));
    throw new CommittedFailure("second_factor.wrong", { details: { tries_left: maxTries - asked.tries - 1 } });
  }
  await tenant.run(queries.useChallenge(asked.id, now));
  return { personId: asked.person_id, businessId: asked.business_id };
}

async function isRight(
  asking: Asking,
  asked: { person_id: string; webauthn: string },
  { code, credential }: Omit<Proof, "token">,
): Promise<boolean> {
  const { tenant, settings, now } = asking;
  const factors = await tenant.many(queries.lockFactors(asked.person_id));
  if (credential) {
    const known = passkeysOf(factors).find(({ credential_id }) => credential_id === credential.id);
    const counter = known && (await passkeyCounter(settings, asked.webauthn, credential, known));
    if (!known || counter === undefined) return false;
    await tenant.run(queries.usePasskey(known.id, counter, now));
    return true;
  }
  const typed = (code ?? "").replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(typed)) return useRecoveryCode(tenant, asked.person_id, typed, now);
  for (const factor of factors) {
    if (!factor.secret) continue;
    const step = stepOf(vaultOf(settings).open(factor.secret, secretOwner(factor.id)), typed, now, factor.last_step);
    if (step === undefined) continue;
    await tenant.run(queries.useApp(factor.id, step, now));
    return true;
  }
  return false;
}
