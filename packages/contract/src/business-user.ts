import {
  anyone,
  call,
  done,
  group,
  nullable,
  object,
  oneOf,
  open,
  optional,
  patch,
  secret,
  text,
  title,
} from "./kit/index.ts";
import { User } from "./shapes/session.ts";
import { LANGUAGES } from "./words.ts";

const Language = object({ language: oneOf(LANGUAGES) });

export const ProfileBody = object({
  first_name: title(100),
  last_name: text(100),
  phone: nullable(text(20)),
});

/** The person who is signed in. */
export const businessUser = group("businessUser", {
  language: call("GET /business/user/language", {
    does: "Tells the language of the signed-in person.",
    access: anyone,
    gives: Language,
  }),
  changeLanguage: call("PATCH /business/user/language", {
    does: "Changes the language of the signed-in person.",
    access: anyone,
    body: Language,
    gives: Language,
  }),
  profile: call("GET /business/user/profile", {
    does: "Shows the profile of the signed-in person.",
    access: anyone,
    gives: User,
  }),
  changeProfile: call("PATCH /business/user/profile", {
    does: "Changes the profile of the signed-in person.",
    access: anyone,
    body: patch(ProfileBody),
    gives: User,
    fails: ["conflict.stale", "phone.invalid"],
  }),
  changePassword: call("POST /business/user/change_password", {
    does: "Changes the password of the signed-in person and ends their other sessions.",
    access: anyone,
    body: object({ password: secret(), current_password: secret() }),
    gives: done,
    fails: ["password.weak", "password.wrong"],
  }),
  confirmEmail: call("GET /business/user/confirm_email/{emailToken}", {
    does: "Confirms an e-mail address by the link that was sent to it.",
    access: open,
    gives: object({ email: text(254), confirmed: optional(oneOf(["now", "before"])) }),
    fails: ["email.not_found"],
    throttle: { attempts: 60, seconds: 300 },
    writes: true,
  }),
  requestConfirmEmail: call("GET /business/user/request_confirm_email/{email}", {
    does: "Sends the confirmation link again; the answer is the same whether the address is known or not.",
    access: open,
    gives: done,
    throttle: { attempts: 5, seconds: 3600, field: "email" },
    writes: true,
  }),
});
