import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_COLUMNS, ENTITY_TYPES } from "./enums.ts";
import { call, group, ofBusiness, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

/** One entry of the audit log: who did what to which record, when, from where. */
const AuditLine = s.object({
  id: s.idOf("audit_line"),
  created_dt: s.instant,
  actor: s.object({ kind: s.oneOf(AUDIT_ACTORS), id: s.nullable(s.text(100)), name: s.nullable(s.text(400)) }),
  /** The address that the request came from. */
  remote_addr: s.nullable(s.text(100)),
  request_id: s.text(100),
  call: s.text(100),
  action: s.oneOf(AUDIT_ACTIONS),
  entity_type: s.nullable(s.oneOf(ENTITY_TYPES)),
  entity_id: s.nullable(s.text(200)),
  /** The title of the record at that time, if the change has it. */
  title: s.nullable(s.text(400)),
  /** The values of each field before and after; secrets show only that they changed. */
  changes: s.list(s.object({ field: s.text(200), before: s.anyValue, after: s.anyValue }), 10_000),
  /** The current titles of the records whose ids are in the changes, as far as they exist. */
  names: s.list(s.object({ id: s.id, title: s.text(400) }), 10_000),
  /** What the numbers in the changes count: `percent`, a currency, a unit of goods, or `punch`; also within the values. */
  units: s.list(s.object({ field: s.text(200), before: s.nullable(s.text(40)), after: s.nullable(s.text(40)) }), 100),
});

/** The audit log of the business. An entry is written together with its change and never altered. */
export const audit = group("audit", {
  list: call("GET /x/audit", {
    summary: "Lists who changed what, the latest first; of one thing and what belongs to it when `entity_id` names it.",
    access: ofBusiness(roles("accountant", "support-operator", "sales-point-manager", "marketing")),
    extension: true,
    query: {
      /** A single entry. */
      id: s.idOf("audit_line"),
      entity_type: s.oneOf(ENTITY_TYPES),
      entity_id: s.text(200, 1),
      actor_id: s.idOf("person"),
      actor_kind: s.oneOf(AUDIT_ACTORS),
      call: s.text(100, 1),
      date_from: s.text(40),
      date_to: s.text(40),
    },
    paged: { skipTotals: true },
    response: s.page(AuditLine),
    exports: AUDIT_COLUMNS,
  }),
  actors: call("GET /x/audit/actors", {
    summary: "Lists the people and terminals that the audit log can be filtered by, with their names.",
    access: ofBusiness(roles("accountant", "support-operator", "sales-point-manager", "marketing")),
    extension: true,
    response: s.object({
      items: s.list(s.object({ kind: s.oneOf(AUDIT_ACTORS), id: s.id, name: s.text(400) }), 10_000),
    }),
  }),
});
