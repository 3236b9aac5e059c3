import type { audit } from "@patron/contract";
import type { EntityType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import type { LineRow } from "./queries.ts";
import { accountsOf, unitsOf } from "./units.ts";

type Line = ReplyOf<typeof audit.list>["items"][number];
type Fields = Record<string, unknown>;

/** Internal fields of every record. */
const silent = new Set(["id", "created_dt", "modified_dt", "version"]);

/** An entry whose names and units are not looked up yet, with its record. */
type StoredLine = Omit<Line, "names" | "units"> & { record: { before: Fields | null; after: Fields | null } };

/** An entry as stored; the names of its ids and the units of its accounts are looked up for many entries together. */
export function toLine(row: LineRow): StoredLine {
  const before = row.before as Fields | null; // The kit writes objects only.
  const after = row.after as Fields | null; // Likewise.
  return {
    id: row.id,
    created_dt: row.created_dt.toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, name: nameOf(row) },
    remote_addr: row.remote_addr,
    request_id: row.request_id,
    call: row.call,
    action: actionOf(row.entity_type, before, after),
    entity_type: row.entity_type as EntityType | null, // `Change` accepts no other.
    entity_id: row.entity_id,
    title: titleOf(after) ?? titleOf(before),
    changes: changesOf(before, after),
    record: { before, after },
  };
}

function nameOf(row: LineRow): string | null {
  if (row.actor_kind === "terminal") return row.terminal_title;
  return [row.first_name, row.last_name].filter(Boolean).join(" ") || null;
}

function actionOf(entity_type: string | null, before: Fields | null, after: Fields | null): Line["action"] {
  if (entity_type === null) return "done";
  if (entity_type === "export") return "exported";
  if (before) return after ? "changed" : "removed";
  return after ? "added" : "done";
}

function titleOf(fields: Fields | null): string | null {
  const { title, name, number } = fields ?? {};
  return [title, name, number].find((one): one is string => typeof one === "string" && one !== "") ?? null;
}

/** The fields that differ. A change only contains fields that it set: a field in neither was unchanged. */
function changesOf(before: Fields | null, after: Fields | null): Line["changes"] {
  const names = after && before ? Object.keys(after) : Object.keys(after ?? before ?? {});
  return names
    .filter((name) => !silent.has(name) && !same(before?.[name], after?.[name]))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}

/** Compares as texts: the database stores the fields of an object in one order. */
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids in the changes, each once. */
function idsIn(lines: readonly Pick<Line, "changes">[]): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      if (uuid.test(value)) found.add(value);
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  for (const { changes } of lines) for (const { before, after } of changes) look([before, after]);
  return [...found];
}

/** The ids whose names the entries need: those in the changes, and those of records without a title. */
export function idsToName(lines: readonly StoredLine[]): string[] {
  const records = lines.flatMap(({ title, entity_id }) => (title === null && entity_id ? entity_id.split("/") : []));
  return [...new Set([...idsIn(lines), ...records.filter((id) => uuid.test(id))])];
}

/** The accounts whose units the entries need. */
export function accountsToRead(lines: readonly StoredLine[]): string[] {
  const rules = lines.filter(({ entity_type }) => entity_type === "rule");
  return [...new Set(rules.flatMap(({ record }) => accountsOf(record.before, record.after)))];
}

/** The entries with the names of their ids and the units of their numbers. */
export function withNames(
  lines: readonly StoredLine[],
  known: readonly Line["names"][number][],
  accounts: readonly { id: string; unit: string }[],
): Line[] {
  const units = new Map(accounts.map(({ id, unit }) => [id, unit]));
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  const called = (id: string) => ({ id, title: titles.get(id) ?? "" });
  return lines.map(({ record, ...line }) => ({
    ...line,
    title: line.title ?? nameOfRecord(line, titles),
    names: idsIn([line])
      .map(called)
      .filter(({ title }) => title !== ""),
    units: line.entity_type === "rule" ? unitsOf(record.before, record.after, units) : [],
  }));
}

/** The name of a record without a title: of the records that its id consists of, or of its owner. */
function nameOfRecord(
  { entity_id, changes }: Pick<Line, "entity_id" | "changes">,
  titles: ReadonlyMap<string, string>,
): string | null {
  const owners = changes.flatMap(({ field, after, before }) => (owning.has(field) ? [after ?? before] : []));
  for (const ids of [entity_id?.split("/") ?? [], owners]) {
    const found = ids.flatMap((id) => titles.get(String(id)) ?? []);
    if (found.length > 0) return found.join(" · ").slice(0, 400);
  }
  return null;
}
const owning = new Set(["customer_id", "user_id", "corporate_customer_id"]);
