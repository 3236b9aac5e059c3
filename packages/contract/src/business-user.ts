import { identifierCalls } from "./business-user/identifiers.ts";
import { supportCalls } from "./business-user/support.ts";
import { LANGUAGES } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { call, group, open, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { OpenSession, User } from "./shapes/session.ts";

const Language = s.object({ language: s.oneOf(LANGUAGES) });

export const ProfileBody = s.object({
  first_name: s.title(100),
  last_name: s.text(100),
  phone: s.nullable(s.text(20)),
});

/** The signed-in user. */
export const businessUser = group("businessUser", {
  language: call("GET /business/user/language", {
    summary: "Returns the language of the signed-in user.",
    access: self,
    withoutFactor: true,
    response: Language,
  }),
  changeLanguage: call("PATCH /business/user/language", {
    summary: "Changes the language of the signed-in person.",
    access: self,
    withoutFactor: true,
    body: Language,
    response: Language,
  }),
  profile: call("GET /business/user/profile", {
    summary: "Shows the profile of the signed-in person.",
    access: self,
    withoutFactor: true,
    response: User,
  }),
  changeProfile: call("PATCH /business/user/profile", {
    summary: "Changes the profile of the signed-in person.",
    access: self,
    withoutFactor: true,
    body: s.patch(ProfileBody),
    response: User,
    errors: ["conflict.stale", "phone.invalid"],
  }),
  photo: storesPicture("POST /business/user/avatar", { of: "the signed-in person", access: self, response: User }),
  removePhoto: removesPicture("DELETE /x/user/avatar", {
    of: "the signed-in person",
    access: self,
    response: User,
    extension: true,
  }),
  changePassword: call("POST /business/user/change_password", {
    summary: "Changes the password of the signed-in person and ends their other sessions.",
    access: self,
    withoutFactor: true,
    body: s.object({ password: s.secret(), current_password: s.secret() }),
    response: s.done,
    errors: ["password.weak", "password.wrong"],
  }),
  confirmEmail: call("GET /business/user/confirm_email/{emailToken}", {
    summary: "Confirms an e-mail address by the link that was sent to it.",
    access: open,
    response: s.object({ email: s.text(254), confirmed: s.optional(s.oneOf(["now", "before"])) }),
    errors: ["email.not_found"],
    throttle: { attempts: 60, seconds: 300 },
    writes: true,
  }),
  requestConfirmEmail: call("GET /business/user/request_confirm_email/{email}", {
    summary: "Sends the confirmation link again; the answer is the same whether the address is known or not.",
    access: open,
    response: s.done,
    throttle: { attempts: 5, seconds: 3600, field: "email" },
    writes: true,
  }),
  ...identifierCalls,
  ...supportCalls,
  sessions: call("GET /x/auth/sessions", {
    summary: "Lists the open sessions of the signed-in person in all businesses, the last used first.",
    access: self,
    withoutFactor: true,
    response: s.items(OpenSession),
    extension: true,
  }),
  endSession: call("DELETE /x/auth/sessions/{sessionId}", {
    summary: "Ends one session of the signed-in person.",
    access: self,
    withoutFactor: true,
    response: s.done,
    errors: ["session.not_found"],
    extension: true,
  }),
  endOtherSessions: call("DELETE /x/auth/sessions", {
    summary: "Ends every session of the signed-in person but the present one.",
    access: self,
    withoutFactor: true,
    response: s.done,
    extension: true,
  }),
});
