import type pg from "pg";
import type { Fixtures } from "./fixtures.ts";
import { insideOf } from "./own-database.ts";
import { unpacked } from "./unpacked.ts";

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Data that nobody outside a business may see. */
export interface Secrets {
  ids: ReadonlySet<string>;
  texts: readonly string[];
}

/** Every id in the rows of a business, its marker and its names. */
export async function secretsOf(owner: pg.Client, of: Fixtures): Promise<Secrets> {
  const { rows } = await owner.query<{ table: string }>(
    "select c.relname as table from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant' where c.relkind = 'r'",
  );
  const ids = new Set<string>();
  for (const { table } of rows) {
    const found = await insideOf<{ text: string }>(owner, of.w.businessId, {
      text: `select t::text as text from ${table} t where t.business_id = $1`,
      values: [of.w.businessId],
    });
    for (const { text } of found) for (const [id] of text.matchAll(uuids)) ids.add(id);
  }
  if (ids.size === 0) throw new Error("A business without a single row has no secrets.");
  const { phone, email, externalId, code, barcode, login } = of.names;
  return { ids, texts: [of.marker, phone, email, externalId, code, barcode, login].map((text) => text.toLowerCase()) };
}

/** The secrets in a response that were not in the request. */
export function shownIn(answer: string, secrets: Secrets, requested = ""): string[] {
  const text = answer.toLowerCase();
  const question = decoded(requested).toLowerCase();
  const ids = [...new Set(text.match(uuids) ?? [])].filter((id) => secrets.ids.has(id));
  const texts = secrets.texts.filter((one) => text.includes(one));
  return [...ids, ...texts].filter((one) => !question.includes(one));
}

/** Decodes the decodable parts of a target. */
function decoded(target: string): string {
  return target.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped; // Deliberately malformed.
    }
  });
}

/** The bytes of a file as text: a workbook is unpacked first. */
export function fileText(bytes: Buffer): string {
  return bytes.subarray(0, 2).toString() === "PK" ? [...unpacked(bytes).values()].join("\n") : bytes.toString("utf8");
}
