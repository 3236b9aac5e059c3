import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_COLUMNS, ENTITY_TYPES } from "./enums.ts";
import { call, group, id, instant, list, nullable, object, oneOf, page, roles, text } from "./kit/index.ts";
import { anyValue } from "./kit/schema.ts";

/** One line of the audit log: who did what to which thing, when, from where. */
const AuditLine = object({
  id,
  created_dt: instant,
  actor: object({ kind: oneOf(AUDIT_ACTORS), id: nullable(text(100)), name: nullable(text(400)) }),
  /** The address that the request came from. */
  remote_addr: nullable(text(100)),
  request_id: text(100),
  call: text(100),
  action: oneOf(AUDIT_ACTIONS),
  entity_type: nullable(oneOf(ENTITY_TYPES)),
  entity_id: nullable(text(200)),
  /** What the thing was called then, where its change says so. */
  title: nullable(text(400)),
  /** Field by field what there was and what there is; secrets say only that they changed. */
  changes: list(object({ field: text(200), before: anyValue, after: anyValue }), 10_000),
  /** What the things are called today whose ids stand in the changes; of those that are still there. */
  names: list(object({ id, title: text(400) }), 10_000),
});

/** Who changed what in the business. Lines are written with the change itself and never altered. */
export const audit = group("audit", {
  list: call("GET /x/audit", {
    summary: "Lists who changed what, the latest first; of one thing and what belongs to it when `entity_id` names it.",
    access: roles("accountant", "support-operator", "sales-point-manager", "marketing"),
    extension: true,
    query: {
      /** One line alone. */
      id,
      entity_type: oneOf(ENTITY_TYPES),
      entity_id: text(200, 1),
      actor_id: id,
      actor_kind: oneOf(AUDIT_ACTORS),
      call: text(100, 1),
      date_from: text(40),
      date_to: text(40),
    },
    paged: { skipTotals: true },
    response: page(AuditLine),
    exports: AUDIT_COLUMNS,
  }),
  actors: call("GET /x/audit/actors", {
    summary: "Lists the people and terminals that the audit log can be asked about, by name.",
    access: roles("accountant", "support-operator", "sales-point-manager", "marketing"),
    extension: true,
    response: object({ items: list(object({ kind: oneOf(AUDIT_ACTORS), id, name: text(400) }), 10_000) }),
  }),
});
