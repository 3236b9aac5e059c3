import { LANGUAGES, ONE_TIME_CODE_PURPOSES, ROLES, SCOPES } from "./enums.ts";
import { call, group, open, owner, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { SecondFactorProof } from "./shapes/second-factor.ts";
import { BusinessEntrance, HeldAccess, Protection, Session } from "./shapes/session.ts";

const captcha = { recaptcha_token: s.optional(s.nullable(s.text(4096))) };
const captchaFailures = ["captcha.missing", "captcha.refused"] as const;

export const TokenBody = s.object({
  login: s.text(254, 1),
  password: s.secret(),
  ...captcha,
});

export const RegisterBody = s.object({
  type: s.oneOf(["email"]),
  email: s.email,
  password: s.secret(256, 1),
  first_name: s.title(100),
  last_name: s.text(100),
  language: s.oneOf(LANGUAGES),
  business_title: s.title(200),
  country: s.country,
  currency: s.currency,
  time_zone: s.timeZone,
  loyalty_title: s.optional(s.title(200)),
  /** The code of the business that recommended Patron. */
  referral_code: s.optional(s.text(40, 1)),
  ...captcha,
});

export const OneTimeCodeBody = s.object({
  login: s.text(254, 1),
  purpose: s.oneOf(ONE_TIME_CODE_PURPOSES),
  ...captcha,
});

/** A request for a one-time code. Its token and the code together prove who reads the mail or the SMS. */
export const SentCode = s.object({ token: s.text(64), expires_dt: s.text(40) });

/** A request for a one-time code with the code that was sent. */
const sentCode = { token: s.secret(64), code: s.secret(12, 1) };
export const SignInByCodeBody = s.object(sentCode);
export const NewPasswordBody = s.object({ ...sentCode, password: s.secret(256, 1) });

export const StaffSignInBody = s.object({ auth_code: s.secret(32, 1) });

/** The role to view, with the scopes that somebody has besides. */
export const RoleView = s.object({
  role: s.oneOf(ROLES),
  access_scopes: s.optional(s.list(s.oneOf(SCOPES), 10)),
});

/** Signing in, registering and signing out. */
export const auth = group("auth", {
  tokenPre: call("POST /business/auth/token/pre", {
    summary: "Returns the protection that the sign-in requires.",
    access: open,
    body: s.optional(s.object({ login: s.optional(s.text(254)) })),
    response: Protection,
    reads: true,
  }),
  token: call("POST /business/auth/token", {
    summary: "Signs a person in with login and password and opens a session.",
    access: open,
    body: TokenBody,
    response: Session,
    errors: ["auth.refused", ...captchaFailures, "second_factor.needed"],
    throttle: { attempts: 10, seconds: 300, field: "login" },
    secretAnswer: true,
  }),
  renew: call("GET /business/auth/token/renew", {
    summary: "Exchanges the session's token for a new one and ends the old.",
    access: self,
    withoutFactor: true,
    response: Session,
    writes: true,
    secretAnswer: true,
  }),
  access: call("GET /x/auth/access", {
    summary: "Returns what the signed-in person may do now; it may have changed since they signed in.",
    access: self,
    withoutFactor: true,
    response: HeldAccess,
    extension: true,
  }),
  startView: call("POST /x/auth/view", {
    summary:
      "Lets an owner see the back office as a role sees it: for an hour, this session may do only what the role may do, as if roles were on.",
    access: owner,
    body: RoleView,
    response: HeldAccess,
    extension: true,
  }),
  endView: call("DELETE /x/auth/view", {
    summary: "Gives a session that views a role its own access back.",
    access: self,
    withoutFactor: true,
    response: HeldAccess,
    extension: true,
  }),
  signOut: call("POST /x/auth/sign_out", {
    summary: "Ends the session.",
    access: self,
    withoutFactor: true,
    response: s.done,
    extension: true,
  }),
  oneTimeCodePre: call("POST /x/auth/one_time_code/pre", {
    summary: "Returns the protection that a request for a one-time code requires.",
    access: open,
    body: s.optional(s.object({ login: s.optional(s.text(254)) })),
    response: Protection,
    reads: true,
    extension: true,
  }),
  sendOneTimeCode: call("POST /x/auth/one_time_code", {
    summary:
      "Sends a code to an e-mail address or a confirmed phone number; the answer is the same whether anybody has it or not.",
    access: open,
    body: OneTimeCodeBody,
    response: SentCode,
    errors: captchaFailures,
    throttle: { attempts: 5, seconds: 600, field: "login" },
    secretAnswer: true,
    extension: true,
  }),
  signInByCode: call("POST /x/auth/token_by_code", {
    summary: "Signs a person in with the one-time code that was sent to them, and opens a session.",
    access: open,
    body: SignInByCodeBody,
    response: Session,
    errors: ["one_time_code.wrong", "one_time_code.dead", "second_factor.needed"],
    throttle: { attempts: 10, seconds: 600, field: "token" },
    secretAnswer: true,
    extension: true,
  }),
  setNewPassword: call("POST /x/auth/new_password", {
    summary: "Replaces a forgotten password by the one-time code that was sent, ends the sessions and opens a new one.",
    access: open,
    body: NewPasswordBody,
    response: Session,
    errors: ["password.weak", "one_time_code.wrong", "one_time_code.dead", "second_factor.needed"],
    throttle: { attempts: 10, seconds: 600, field: "token" },
    secretAnswer: true,
    extension: true,
  }),
  staffSignIn: call("POST /business/auth/staff/signin", {
    summary: "Signs a staff member in with the code that the business has given them, and opens a session.",
    access: open,
    body: StaffSignInBody,
    response: Session,
    errors: ["auth.code_refused", "second_factor.needed"],
    throttle: { attempts: 10, seconds: 900, field: "auth_code" },
    secretAnswer: true,
  }),
  answerChallenge: call("POST /x/auth/second_factor", {
    summary: "Finishes a sign-in with the second factor that it asked for, and opens a session.",
    access: open,
    body: SecondFactorProof,
    response: Session,
    errors: ["second_factor.wrong", "second_factor.dead"],
    throttle: { attempts: 10, seconds: 600, field: "token" },
    secretAnswer: true,
    extension: true,
  }),
  staffSignOut: call("POST /business/auth/staff/signout", {
    summary: "Ends the session of a staff member.",
    access: self,
    withoutFactor: true,
    response: s.done,
  }),
  registerPre: call("POST /business/auth/register/pre", {
    summary: "Returns the protection that the registration requires.",
    access: open,
    body: s.optional(s.object({ email: s.optional(s.text(254)) })),
    response: Protection,
    reads: true,
  }),
  register: call("POST /business/auth/register", {
    summary: "Registers a person with a business and its first loyalty programme, and opens a session.",
    access: open,
    body: RegisterBody,
    response: Session,
    errors: [
      "email.taken",
      "password.weak",
      "country.unknown",
      "currency.unknown",
      "time_zone.unknown",
      "referral_code.unknown",
      ...captchaFailures,
    ],
    throttle: { attempts: 20, seconds: 3600 },
    secretAnswer: true,
  }),
  businesses: call("GET /x/auth/businesses", {
    summary: "Lists the businesses that the signed-in person may work in, the last used first.",
    access: self,
    withoutFactor: true,
    response: s.items(BusinessEntrance),
    extension: true,
  }),
  switchBusiness: call("POST /x/auth/business", {
    summary: "Ends the session and opens one in another business of the same person.",
    access: self,
    withoutFactor: true,
    body: s.object({ business_id: s.idOf("business") }),
    response: Session,
    errors: ["business.not_found"],
    secretAnswer: true,
    extension: true,
  }),
});
