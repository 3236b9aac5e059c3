import Type from "typebox";
import * as enums from "./enums.ts";
import { call, group, roles, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("sales-point-manager", "viewer");
const changes = withScopes(roles(), "security");

/** With which they sign in at tills; case is ignored. Unique within the business. */
const login = Type.String({ minLength: 3, maxLength: 64, format: "plain-text", pattern: "^\\S+$" });

const own = {
  last_name: s.text(100),
  position: s.nullable(s.title(200)),
  phone: s.nullable(s.text(30, 3)),
  email: s.nullable(s.email),
  login: s.nullable(login),
  /** The language of the screens that they see; at first the one of the business. */
  language: s.oneOf(enums.LANGUAGES),
  access: s.oneOf(enums.STAFF_ACCESS),
  /** Scopes and roles count while the role-based model is active. */
  access_scopes: s.list(s.oneOf(enums.SCOPES), 10),
  roles: s.list(s.oneOf(enums.ROLES), 20),
  /** The only points of sale that they see, with their sales, terminals and staff, whether roles are active or not; empty: all. Owners see all. */
  pos_ids: s.list(s.idOf("pos"), 1000),
  /** Suspended staff are signed out and cannot sign in. */
  suspended: s.flag,
  /** Their number in the business's own records. */
  external_code: s.nullable(s.title(100)),
  hired_date: s.nullable(s.day),
  comment: s.nullable(s.title(2000)),
};
const fields = { first_name: s.title(100), ...own };
/** A staff member. */
export const StaffMember = s.entity("staff", {
  ...fields,
  title: s.text(201),
  /** Their own picture. */
  photo: s.nullable(photo),
  person_id: s.idOf("person"),
  /** Whether they sign in with an account of their own, whose data only they change. */
  has_account: s.flag,
  /** Whether they have a password for tills. */
  password_set: s.flag,
  /** When the present sign-in code was created; null without a code. */
  auth_code_dt: s.nullable(s.instant),
  /** Where they work; they also may work at every terminal without links. */
  terminals: s.list(s.object({ ...s.reference("terminal").properties, pos: s.reference("pos") })),
});
export type StaffMember = s.Of<typeof StaffMember>;

/** A new sign-in code; it is shown only here. */
export const StaffCode = s.object({ auth_code: s.text(32), created_dt: s.instant });

/** For tills only, with the login. */
const password = s.optional(s.secret(256, 6));

export const StaffBody = s.object({
  id: s.optional(s.idOf("staff")),
  first_name: fields.first_name,
  ...s.patch(s.object(own)).properties,
  password,
});
const refused = [
  "phone.invalid",
  "pos.not_found",
  "staff.login_taken",
  "staff.beyond_own_access",
  "conflict.duplicate",
] as const;

/** Staff: who works in the business, what they may do, and their codes to sign in. */
export const staff = group("staff", {
  add: call("POST /staff", {
    summary: "Adds a staff member. They sign in with a code, which is created separately.",
    access: changes,
    body: StaffBody,
    response: StaffMember,
    errors: refused,
  }),
  list: call("GET /staff", {
    summary: "Lists the staff by name unless sorted otherwise.",
    access: reads,
    query: {
      /** Staff who are linked to this terminal. */
      terminal_id: s.idOf("terminal"),
      suspended: s.flag,
      /** Words of names, positions, addresses, telephone numbers and codes of the business's own records. */
      search_text: s.text(200),
      /** The exact sign-in code. */
      auth_code: s.secret(32),
    },
    paged: { sorts: enums.STAFF_SORTS },
    response: s.page(StaffMember),
  }),
  get: call("GET /staff/{staffId}", {
    summary: "Shows one staff member.",
    access: reads,
    response: StaffMember,
    errors: ["staff.not_found"],
  }),
  change: call("PATCH /staff/{staffId}", {
    summary: "Changes a staff member; suspending one signs them out.",
    access: changes,
    body: s.object({ ...s.patch(s.object(fields)).properties, password }),
    response: StaffMember,
    errors: [
      ...["staff.not_found", "conflict.stale", "staff.own_access", "staff.last_owner", "staff.own_account"],
      ...refused,
    ] as const,
  }),
  renewCode: call("POST /x/staff/{staffId}/auth_code", {
    summary: "Creates a sign-in code and ends the old one with its sessions. The code is shown here and never again.",
    access: changes,
    response: StaffCode,
    errors: ["staff.not_found", "staff.beyond_own_access", "staff.own_account"],
    secretAnswer: true,
    extension: true,
  }),
  removeCode: call("DELETE /x/staff/{staffId}/auth_code", {
    summary: "Removes the sign-in code of a staff member and ends the sessions that were opened with it.",
    access: changes,
    response: StaffMember,
    errors: ["staff.not_found", "staff.beyond_own_access"],
    extension: true,
  }),
});
