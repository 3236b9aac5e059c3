import { call, owner, roles } from "../kit/index.ts";
import * as s from "../kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");

export const SupportAccessBody = s.object({
  /** Let support in, or end their access at once. */
  support: s.flag,
  /** For how long; a day if absent. Counted anew if they may already enter. */
  hours: s.optional(s.whole(1, 720)),
});

/** Whether support staff of the installation may enter the business. */
export const SupportAccess = s.object({
  /** The installation has support staff. */
  available: s.flag,
  support: s.flag,
  until_dt: s.nullable(s.instant),
  granted_by: s.nullable(s.text(201)),
  /** Who of support entered last, whether they still may or not. */
  entered_by: s.nullable(s.text(201)),
  entered_dt: s.nullable(s.instant),
});

/** The access of the installation's support staff to the business. */
export const supportCalls = {
  supportAccess: call("GET /x/user/incust_support", {
    summary: "Shows until when support staff of the installation may enter the business, and who entered last.",
    access: reads,
    response: SupportAccess,
    extension: true,
  }),
  changeSupportAccess: call("POST /business/user/incust_support", {
    summary:
      "Lets support staff of the installation enter the business for a time, in the role of support, or ends that at once.",
    access: owner,
    body: SupportAccessBody,
    response: SupportAccess,
    errors: ["support_access.unavailable"],
  }),
};
