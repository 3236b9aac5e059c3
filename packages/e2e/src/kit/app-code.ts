import { TOTP } from "otpauth";

/** The code that an authenticator app shows for a secret; `steps` half minutes later, because a code counts once. */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}
