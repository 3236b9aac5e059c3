import type { AuditActor } from "@patron/contract/enums";
import type { Insertable } from "kysely";
import { fixed } from "./database/fixed.ts";
import { type Query, q } from "./database/rows.ts";
import type { Audit } from "./database/tables.ts";
import { newId } from "./id.ts";
import type { Change } from "./implement.ts";
import type { Who } from "./who.ts";

const secretName = /password|token|secret|pin|hash|api_key|^auth_code$/i;

/** Returns the value with every secret field replaced: the log shows that a secret changed, but never its value. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) && inner !== null ? "•••" : masked(inner),
    ]),
  );
}

const addAudit = fixed((rows: Insertable<Audit>[]) => q.insertInto("audit").values(rows));

/** A call, or a job, that changes something. */
interface Cause {
  name: string;
  who: Who;
  requestId: string;
  now: Date;
  body: unknown;
}

/** Statements of as many rows stay within the number of parameters that a statement may have. */
export const rowsPerStatement = 4_000;

/** The same for any number of changes. */
export function auditsOf(call: Cause, changes: readonly Change[]): Query<unknown>[] {
  if (changes.length <= rowsPerStatement) return [auditOf(call, changes)];
  const parts = Array.from({ length: Math.ceil(changes.length / rowsPerStatement) }, (_, part) =>
    changes.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement),
  );
  // Statements of this length are not worth keeping.
  return parts.map((part) => addAudit.build(auditRows(call, part)));
}

/** The audit entries of a call, to be written in its own transaction. A call without changes still gets one entry. */
export function auditOf(call: Cause, changes: readonly Change[]): Query<unknown> {
  return addAudit(auditRows(call, changes));
}

function auditRows(call: Cause, changes: readonly Change[]): Insertable<Audit>[] {
  const { who } = call;
  const base = {
    created_dt: call.now,
    actor_kind: actorKind(who),
    actor_id: who.kind === "person" ? who.personId : who.kind === "terminal" ? who.terminalId : null,
    remote_addr: who.remoteAddr,
    request_id: call.requestId,
    call: call.name,
  };
  const rows: readonly (Omit<Change, "entityType"> & Partial<Change>)[] =
    changes.length > 0 ? changes : [{ id: "", after: asObject(call.body) }];
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(masked(value)));
  return rows.map((change) => ({
    ...base,
    id: newId(),
    ...(change.asSupport && { actor_kind: "support" as const }),
    entity_type: change.entityType ?? null,
    entity_id: change.id || null,
    before: json(change.before),
    after: json(change.after),
  }));
}

function asObject(body: unknown): object | undefined {
  return body !== null && typeof body === "object" ? body : undefined;
}

function actorKind(who: Who): AuditActor {
  if (who.kind === "anonymous") return "system";
  if (who.kind !== "person") return who.kind;
  return who.byKey ? "key" : who.bySupport ? "support" : "person";
}
