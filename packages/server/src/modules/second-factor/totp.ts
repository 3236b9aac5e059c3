import { Secret, TOTP } from "otpauth";

const periodSeconds = 30;
const secretBytes = 20;

/** A new secret of an authenticator app, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an app reads from a QR code. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/**
 * The time step of a code, which may be one step early or late; undefined if it is wrong, or of a step that is not after `lastStep`: a code counts
 * once (RFC 6238, section 5.2).
 */
export function stepOf(secret: string, code: string, now: Date, lastStep: bigint | null): bigint | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(now.getTime() / 1000 / periodSeconds) + delta);
  return lastStep !== null && step <= lastStep ? undefined : step;
}

function totpOf(secret: string, label = "Patron"): TOTP {
  const { base32 } = Secret.fromBase32(secret);
  return new TOTP({ issuer: "Patron", label, algorithm: "SHA1", digits: 6, period: periodSeconds, secret: base32 });
}
