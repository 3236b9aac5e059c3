import { LANGUAGES } from "./enums.ts";
import {
  anyone,
  call,
  done,
  email,
  group,
  id,
  items,
  nullable,
  object,
  oneOf,
  open,
  optional,
  secret,
  text,
  timeZone,
  title,
} from "./kit/index.ts";
import { country, currency } from "./kit/schema.ts";
import { BusinessEntrance, Protection, Session } from "./shapes/session.ts";

const captcha = { recaptcha_token: optional(nullable(text(4096))) };
const captchaFailures = ["captcha.missing", "captcha.refused"] as const;

export const TokenBody = object({
  login: text(254, 1),
  password: secret(),
  ...captcha,
});

export const RegisterBody = object({
  type: oneOf(["email"]),
  email,
  password: secret(256, 1),
  first_name: title(100),
  last_name: text(100),
  language: oneOf(LANGUAGES),
  business_title: title(200),
  country,
  currency,
  time_zone: timeZone,
  loyalty_title: optional(title(200)),
  ...captcha,
});

/** Signing in, registering and leaving. */
export const auth = group("auth", {
  tokenPre: call("POST /business/auth/token/pre", {
    summary: "Says which protection the sign-in demands.",
    access: open,
    body: optional(object({ login: optional(text(254)) })),
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
    response: done,
    extension: true,
  }),
  registerPre: call("POST /business/auth/register/pre", {
    summary: "Says which protection the registration demands.",
    access: open,
    body: optional(object({ email: optional(text(254)) })),
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
    response: items(BusinessEntrance),
    extension: true,
  }),
  switchBusiness: call("POST /x/auth/business", {
    summary: "Ends the session and opens one in another business of the same person.",
    access: anyone,
    body: object({ business_id: id }),
    response: Session,
    errors: ["business.not_found"],
    secretAnswer: true,
    extension: true,
  }),
});
