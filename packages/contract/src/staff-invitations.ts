import * as enums from "./enums.ts";
import { call, group, ofBusiness, open, roles, self, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Session } from "./shapes/session.ts";

const manages = ofBusiness(withScopes(roles(), "security"));

const fields = {
  /** Where the letter goes, and the address of the account that accepts. */
  email: s.email,
  first_name: s.title(100),
  last_name: s.text(100),
  /** The language of the letter, and of a new account. */
  language: s.oneOf(enums.LANGUAGES),
  access: s.oneOf(enums.STAFF_ACCESS),
  access_scopes: s.list(s.oneOf(enums.SCOPES), 10),
  roles: s.list(s.oneOf(enums.ROLES), 20),
  /** The only points of sale that they will see; empty: all. */
  pos_ids: s.list(s.idOf("pos"), 1000),
};
/** An invitation to work in the business that waits for its answer. */
export const StaffInvitation = s.entity("staff_invitation", {
  ...fields,
  /** When the latest letter was sent; only its link works. */
  sent_dt: s.instant,
  /** When the link ends. */
  expires_dt: s.instant,
  /** Who has invited them. */
  inviter: s.text(201),
});
export type StaffInvitation = s.Of<typeof StaffInvitation>;

export const StaffInvitationBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("staff_invitation")),
  email: fields.email,
  first_name: fields.first_name,
});
const token = s.secret(64, 1);
/** What the letter says: to what and by whom somebody is invited. It says nothing of accounts. */
export const OpenInvitation = s.object({
  business: s.text(200),
  inviter: s.text(201),
  email: s.email,
  expires_dt: s.instant,
});
const often = { attempts: 30, seconds: 3600 } as const;
const guesses = { attempts: 10, seconds: 600, field: "token" } as const;

/** Invitations by letter: a link that works once lets somebody with or without an account work in the business. */
export const staffInvitations = group("staffInvitations", {
  list: call("GET /x/staff_invitations", {
    summary:
      "Lists the invitations that nobody has accepted or withdrawn, the newest first; links of some may have ended.",
    access: manages,
    response: s.items(StaffInvitation),
    extension: true,
  }),
  add: call("POST /x/staff_invitations", {
    summary: "Invites somebody by letter to work in the business. Its link works once, for seven days.",
    access: manages,
    body: StaffInvitationBody,
    response: StaffInvitation,
    errors: [
      "staff.beyond_own_access",
      "pos.not_found",
      "staff_invitation.exists",
      "staff_invitation.member",
      "conflict.duplicate",
    ],
    throttle: often,
    extension: true,
  }),
  resend: call("POST /x/staff_invitations/{staffInvitationId}/resend", {
    summary: "Sends an invitation again with a new link, for seven days; the link of the earlier letter ends.",
    access: manages,
    response: StaffInvitation,
    errors: ["staff_invitation.not_found", "staff.beyond_own_access"],
    throttle: often,
    extension: true,
  }),
  withdraw: call("DELETE /x/staff_invitations/{staffInvitationId}", {
    summary: "Withdraws an invitation; its link ends.",
    access: manages,
    response: s.done,
    errors: ["staff_invitation.not_found"],
    extension: true,
  }),
  show: call("POST /x/auth/invitation", {
    summary: "Shows who invites to what, by the token of the letter.",
    access: open,
    body: s.object({ token }),
    response: OpenInvitation,
    errors: ["staff_invitation.dead"],
    reads: true,
    throttle: guesses,
    extension: true,
  }),
  accept: call("POST /x/auth/invitation/accept", {
    summary:
      "Accepts an invitation with the password of the account at its address, or with a new one, which founds that account. Opens a session.",
    access: open,
    body: s.object({ token, password: s.secret(256, 1) }),
    response: Session,
    errors: ["staff_invitation.dead", "auth.refused", "password.weak", "second_factor.needed"],
    throttle: guesses,
    secretAnswer: true,
    extension: true,
  }),
  join: call("POST /x/auth/invitation/join", {
    summary:
      "Accepts an invitation with the account that is signed in. Ends the session and opens one in the business.",
    access: self,
    withoutFactor: true,
    body: s.object({ token }),
    response: Session,
    errors: ["staff_invitation.dead", "staff_invitation.other_person"],
    throttle: guesses,
    secretAnswer: true,
    extension: true,
  }),
});
