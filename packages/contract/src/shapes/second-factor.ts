import { SECOND_FACTOR_KINDS, SECOND_FACTOR_METHODS } from "../enums.ts";
import * as s from "../kit/schema.ts";

/** A second factor of the signed-in person. */
export const SecondFactor = s.object({
  id: s.idOf("second_factor"),
  kind: s.oneOf(SECOND_FACTOR_KINDS),
  title: s.text(100),
  created_dt: s.instant,
  /** Null if it was never used to sign in. */
  used_dt: s.nullable(s.instant),
});
export const SecondFactors = s.object({
  items: s.list(SecondFactor),
  recovery_codes_left: s.whole(0, 100),
});

/** A question for a second factor: `details` of a sign-in that needs one, and the step before a change of the factors. */
export const SecondFactorChallenge = s.object({
  token: s.text(64),
  expires_dt: s.instant,
  methods: s.list(s.oneOf(SECOND_FACTOR_METHODS), 3),
  /** Options for `navigator.credentials.get`; null without a passkey. */
  passkey_options: s.nullable(s.anyObject),
});

/** The answer to a challenge: a code of an app, a recovery code, or what a passkey has signed. */
export const SecondFactorProof = s.object({
  token: s.secret(64),
  code: s.optional(s.secret(40)),
  credential: s.optional(s.anyObject),
});

export const TotpSetup = s.object({ id: s.idOf("second_factor"), secret: s.text(64), uri: s.text(500) });
export const TotpBody = s.object({
  id: s.idOf("second_factor"),
  code: s.secret(12),
  /** Needed from whoever has a factor already. */
  proof: s.optional(SecondFactorProof),
});
export const PasskeySetup = s.object({ token: s.text(64), expires_dt: s.instant, options: s.anyObject });
export const PasskeyBody = s.object({
  token: s.secret(64),
  title: s.title(100),
  credential: s.anyObject,
  /** Needed from whoever has a factor already. */
  proof: s.optional(SecondFactorProof),
});

/** New recovery codes, shown only here; empty if the person keeps the ones they have. */
export const RecoveryCodes = s.object({ recovery_codes: s.list(s.text(40), 20) });
