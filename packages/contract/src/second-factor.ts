import { call, group, owner, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import {
  PasskeyBody,
  PasskeySetup,
  RecoveryCodes,
  SecondFactorChallenge,
  SecondFactorProof,
  SecondFactors,
  TotpBody,
  TotpSetup,
} from "./shapes/second-factor.ts";

const proofFailures = ["second_factor.wrong", "second_factor.dead"] as const;
const own = { access: self, extension: true, withoutFactor: true } as const;
const throttle = { attempts: 10, seconds: 600 };

/** What people prove besides their password when they sign in. */
export const secondFactor = group("secondFactor", {
  list: call("GET /x/second_factor", {
    summary: "Lists the second factors of the signed-in person.",
    ...own,
    response: SecondFactors,
  }),
  challenge: call("POST /x/second_factor/challenge", {
    summary: "Asks the signed-in person for a second factor, before they change their factors.",
    ...own,
    response: SecondFactorChallenge,
    errors: ["second_factor.not_found"],
    throttle,
    secretAnswer: true,
  }),
  startTotp: call("POST /x/second_factor/totp/pre", {
    summary: "Returns the secret for an authenticator app. It counts once a code of the app has been sent.",
    ...own,
    response: TotpSetup,
    secretAnswer: true,
  }),
  addTotp: call("POST /x/second_factor/totp", {
    summary:
      "Adds an authenticator app by one of its codes. With the first factor come recovery codes, and other sessions end.",
    ...own,
    body: TotpBody,
    response: RecoveryCodes,
    errors: ["second_factor.not_found", "second_factor.code_wrong", "second_factor.unproved", ...proofFailures],
    throttle,
    secretAnswer: true,
  }),
  startPasskey: call("POST /x/second_factor/passkey/pre", {
    summary: "Returns the options with which a browser creates a passkey.",
    ...own,
    response: PasskeySetup,
    secretAnswer: true,
  }),
  addPasskey: call("POST /x/second_factor/passkey", {
    summary: "Adds a passkey. With the first factor come recovery codes, and other sessions end.",
    ...own,
    body: PasskeyBody,
    response: RecoveryCodes,
    errors: ["second_factor.passkey_refused", "second_factor.unproved", ...proofFailures],
    throttle,
    secretAnswer: true,
  }),
  renewRecoveryCodes: call("POST /x/second_factor/recovery_codes", {
    summary: "Replaces the recovery codes. They are shown here and never again.",
    ...own,
    body: SecondFactorProof,
    response: RecoveryCodes,
    errors: proofFailures,
    throttle,
    secretAnswer: true,
  }),
  removeFactor: call("POST /x/second_factor/{secondFactorId}/remove", {
    summary: "Removes a second factor; with the last one go the recovery codes.",
    ...own,
    body: SecondFactorProof,
    response: SecondFactors,
    errors: ["second_factor.not_found", ...proofFailures],
    throttle,
  }),
  reset: call("POST /x/staff/{staffId}/second_factor/reset", {
    summary: "Removes every second factor of a staff member who has lost them, and signs them out.",
    access: owner,
    response: s.done,
    errors: ["staff.not_found", "second_factor.not_found", "second_factor.own", "second_factor.elsewhere"],
    extension: true,
  }),
});
