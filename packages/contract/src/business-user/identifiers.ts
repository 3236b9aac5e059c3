import { call, self } from "../kit/index.ts";
import * as s from "../kit/schema.ts";
import { Protection, User } from "../shapes/session.ts";

const captcha = { recaptcha_token: s.optional(s.nullable(s.text(4096))) };
const captchaFailures = ["captcha.missing", "captcha.refused"] as const;
const pinFailures = ["one_time_code.wrong", "one_time_code.dead"] as const;
/** Sent PINs and tries together, per person and per value. */
const throttle = { attempts: 10, seconds: 600, field: "value" };

const pinRequest = { pin: s.optional(s.secret(12)), token: s.optional(s.secret(64)), ...captcha };
const proof = { pin: s.secret(12), token: s.secret(64), ...captcha };
export const IdentifierPreBody = s.object({ value: s.optional(s.text(254)) });
export const EmailVerifyBody = s.object({ value: s.email, ...pinRequest });
export const PhoneVerifyBody = s.object({ value: s.text(30, 3), ...pinRequest });
export const ExternalIdVerifyBody = s.object({ value: s.title(100), ...pinRequest });
export const IdentifierValidateBody = s.object({ value: s.text(254) });
/** A new identifier with the PIN that was sent for it, and the present password. */
export const EmailChangeBody = s.object({ value: s.email, current_password: s.secret(), ...proof });
export const PhoneChangeBody = s.object({ value: s.text(30, 3), current_password: s.secret(), ...proof });
export const ExternalIdChangeBody = s.object({ value: s.title(100), current_password: s.secret(), ...proof });

/** The state of a verification: a sent PIN, or its success. */
export const IdentifierVerification = s.object({
  verified: s.flag,
  /** Of the request for a PIN; null once the PIN was right. */
  token: s.nullable(s.text(64)),
  expires_dt: s.nullable(s.instant),
});
/** An identifier as it would be stored, and whether it may be one. */
export const IdentifierForm = s.object({ value: s.text(254), valid: s.flag });

const changes = {
  access: self,
  withoutFactor: true,
  response: User,
  throttle,
} as const;

/** The calls with which a person proves and changes what they are known by. */
export const identifierCalls = {
  verifyEmailPre: call("POST /business/user/email/verify/pre", {
    summary: "Returns the protection that verifying an e-mail address requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  verifyEmail: call("POST /business/user/email/verify", {
    summary: "Sends a PIN to an e-mail address; with the PIN of the person's own address, confirms it.",
    access: self,
    withoutFactor: true,
    body: EmailVerifyBody,
    response: IdentifierVerification,
    errors: ["email.missing", ...pinFailures, ...captchaFailures],
    throttle,
    secretAnswer: true,
  }),
  validateEmail: call("POST /business/user/email/validate", {
    summary: "Tells whether a text can be an e-mail address; not whether somebody has it.",
    access: self,
    withoutFactor: true,
    body: IdentifierValidateBody,
    response: IdentifierForm,
    reads: true,
  }),
  changeEmailPre: call("POST /business/user/email/change/pre", {
    summary: "Returns the protection that changing the e-mail address requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  changeEmail: call("POST /business/user/email/change", {
    summary: "Changes the e-mail address with the PIN that was sent to the new one, and tells the old one.",
    ...changes,
    body: EmailChangeBody,
    errors: ["email.missing", "email.taken", "password.wrong", ...pinFailures, ...captchaFailures],
  }),
  verifyPhonePre: call("POST /business/user/phone/verify/pre", {
    summary: "Returns the protection that verifying a phone number requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  verifyPhone: call("POST /business/user/phone/verify", {
    summary: "Sends a PIN to a phone number by SMS; with the PIN of the person's own number, confirms it.",
    access: self,
    withoutFactor: true,
    body: PhoneVerifyBody,
    response: IdentifierVerification,
    errors: ["email.missing", "sms.off", "phone.invalid", "phone.taken", ...pinFailures, ...captchaFailures],
    throttle,
    secretAnswer: true,
  }),
  validatePhone: call("POST /business/user/phone/validate", {
    summary: "Tells whether a text can be a phone number; not whether somebody has it.",
    access: self,
    withoutFactor: true,
    body: IdentifierValidateBody,
    response: IdentifierForm,
    reads: true,
  }),
  changePhonePre: call("POST /business/user/phone/change/pre", {
    summary: "Returns the protection that changing the phone number requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  changePhone: call("POST /business/user/phone/change", {
    summary: "Changes the phone number with the PIN that was sent to the new one by SMS.",
    ...changes,
    body: PhoneChangeBody,
    errors: ["email.missing", "phone.invalid", "phone.taken", "password.wrong", ...pinFailures, ...captchaFailures],
  }),
  verifyExternalIdPre: call("POST /business/user/external_id/verify/pre", {
    summary: "Returns the protection that verifying an external id requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  verifyExternalId: call("POST /business/user/external_id/verify", {
    summary:
      "Sends a PIN for an external id to the person's e-mail address; with the PIN of the present id, verifies it.",
    access: self,
    withoutFactor: true,
    body: ExternalIdVerifyBody,
    response: IdentifierVerification,
    errors: ["email.missing", ...pinFailures, ...captchaFailures],
    throttle,
    secretAnswer: true,
  }),
  validateExternalId: call("POST /business/user/external_id/validate", {
    summary: "Tells whether a text can be an external id.",
    access: self,
    withoutFactor: true,
    body: IdentifierValidateBody,
    response: IdentifierForm,
    reads: true,
  }),
  changeExternalIdPre: call("POST /business/user/external_id/change/pre", {
    summary: "Returns the protection that changing the external id requires.",
    access: self,
    withoutFactor: true,
    body: s.optional(IdentifierPreBody),
    response: Protection,
    reads: true,
  }),
  changeExternalId: call("POST /business/user/external_id/change", {
    summary: "Changes the external id with the PIN that was sent to the person's e-mail address.",
    ...changes,
    body: ExternalIdChangeBody,
    errors: ["email.missing", "password.wrong", ...pinFailures, ...captchaFailures],
  }),
};
