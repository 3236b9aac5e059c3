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
import { LANGUAGES } from "./words.ts";

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
    does: "Says which protection the sign-in demands.",
    access: open,
    body: optional(object({ login: optional(text(254)) })),
    gives: Protection,
    reads: true,
  }),
  token: call("POST /business/auth/token", {
    does: "Signs a person in with login and password and opens a session.",
    access: open,
    body: TokenBody,
    gives: Session,
    fails: ["auth.refused", ...captchaFailures],
    throttle: { attempts: 10, seconds: 300, field: "login" },
    secretAnswer: true,
  }),
  renew: call("GET /business/auth/token/renew", {
    does: "Exchanges the session's token for a new one and ends the old.",
    access: anyone,
    gives: Session,
    writes: true,
    secretAnswer: true,
  }),
  signOut: call("POST /x/auth/sign_out", {
    does: "Ends the session.",
    access: anyone,
    gives: done,
    extension: true,
  }),
  registerPre: call("POST /business/auth/register/pre", {
    does: "Says which protection the registration demands.",
    access: open,
    body: optional(object({ email: optional(text(254)) })),
    gives: Protection,
    reads: true,
  }),
  register: call("POST /business/auth/register", {
    does: "Registers a person with a business and its first loyalty programme, and opens a session.",
    access: open,
    body: RegisterBody,
    gives: Session,
    fails: [
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
    does: "Lists the businesses that the signed-in person may work in, the last used first.",
    access: anyone,
    gives: items(BusinessEntrance),
    extension: true,
  }),
  switchBusiness: call("POST /x/auth/business", {
    does: "Ends the session and opens one in another business of the same person.",
    access: anyone,
    body: object({ business_id: id }),
    gives: Session,
    fails: ["business.not_found"],
    secretAnswer: true,
    extension: true,
  }),
});
