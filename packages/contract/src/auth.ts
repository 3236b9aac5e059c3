import { LANGUAGES } from "./enums.ts";
import { anyone, call, group, open } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { BusinessEntrance, Protection, Session } from "./shapes/session.ts";

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
  ...captcha,
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
    errors: ["auth.refused", ...captchaFailures],
    throttle: { attempts: 10, seconds: 300, field: "login" },
    secretAnswer: true,
  }),
  renew: call("GET /business/auth/token/renew", {
    summary: "Exchanges the session's token for a new one and ends the old.",
    access: anyone,
    response: Session,
    writes: true,
    secretAnswer: true,
  }),
  signOut: call("POST /x/auth/sign_out", {
    summary: "Ends the session.",
    access: anyone,
    response: s.done,
    extension: true,
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
      ...captchaFailures,
    ],
    throttle: { attempts: 20, seconds: 3600 },
    secretAnswer: true,
  }),
  businesses: call("GET /x/auth/businesses", {
    summary: "Lists the businesses that the signed-in person may work in, the last used first.",
    access: anyone,
    response: s.items(BusinessEntrance),
    extension: true,
  }),
  switchBusiness: call("POST /x/auth/business", {
    summary: "Ends the session and opens one in another business of the same person.",
    access: anyone,
    body: s.object({ business_id: s.idOf("business") }),
    response: Session,
    errors: ["business.not_found"],
    secretAnswer: true,
    extension: true,
  }),
});
