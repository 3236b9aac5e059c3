import type { Readable } from "node:stream";
import type { Language } from "@patron/contract/enums";
import { type AnyCall, EXPORT_TYPES, type ExportFormat, exportFormats, Failure } from "@patron/contract/kit";
import type { FastifyRequest } from "fastify";
import type { PoolClient } from "pg";
import { auditOf } from "../audit.ts";
import { nameRead } from "../database/prepared.ts";
import { csvOf } from "../export/csv.ts";
import { momentText } from "../export/moment.ts";
import type { Opened, Sheet } from "../export/sheet.ts";
import { xlsxOf } from "../export/xlsx.ts";
import type { Exporter } from "../implement.ts";
import { type Begun, begin } from "../pool.ts";
import { Tenant } from "../tenant.ts";
import type { Person } from "../who.ts";
import type { Services } from "./answer.ts";
import { bearerOf, enterSession, guard } from "./guard.ts";
import { languageOf } from "./language.ts";
import { type Parsed, parse } from "./parse.ts";
import { givingWay } from "./serving.ts";
import { inTransaction } from "./transaction.ts";
import type { Compiled } from "./validate.ts";

export interface ExportRequest {
  call: AnyCall;
  compiled: Compiled;
  exporter: Exporter<AnyCall>;
  request: FastifyRequest;
  format: ExportFormat;
}
export interface ExportAnswer {
  type: string;
  fileName: string;
  stream: Readable;
}

/**
 * Each export holds a connection while its client reads, so few run at once on a database, whatever the number of servers and processes;
 * further requests are refused with a time to retry.
 */
export const maxConcurrent = 4;
/** Identifies the advisory locks of exports, of which each running one holds one until its transaction ends. */
export const exportLock = 7_301;
const slotQuery = `select slot from generate_series(1, ${maxConcurrent}) slot where pg_try_advisory_xact_lock(${exportLock}, slot) limit 1`;
/** A client that reads nothing for this long is disconnected. */
const timeoutMs = 120_000;
/** The time limit for deciding whether there will be a file. */
const admitMs = 5_000;
let running = 0;

/** The file format that `Accept` requests, if the call supports it. */
export function requestedFormat(call: AnyCall, accept: string | undefined): ExportFormat | undefined {
  const formats = exportFormats(call);
  if (formats.length === 0) return undefined;
  const accepted = (accept ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase());
  return formats.find((format) => accepted.includes(EXPORT_TYPES[format]));
}

/**
 * Streams every row of a list as a file or a document, so memory use does not depend on its length. All rows come from one snapshot. The
 * export is audited before the first byte is sent; a refused one is not. A later error closes the connection, so a partial file is never
 * mistaken for a complete one.
 */
export async function exportOf(services: Services, request: ExportRequest): Promise<ExportAnswer> {
  if (running >= maxConcurrent) throw tooMany();
  running += 1;
  const reading = read(services, request);
  try {
    const { value: file } = await reading.next();
    if (!file) throw new Error("An export ended before it began.");
    const stream = file.write();
    stream.once("close", () => void reading.return());
    const day = momentText(services.clock.now(), file.timeZone).slice(0, 10);
    const name = request.call.name.replace(/\W/g, "-").toLowerCase();
    return { type: EXPORT_TYPES[request.format], fileName: `${name}-${day}.${request.format}`, stream };
  } catch (error) {
    await reading.return();
    throw error;
  }
}

function tooMany(): Failure {
  return new Failure("rate.limited", { details: { retry_after: 10 } });
}

/** The content to be written; writing reads its rows. */
interface Writable {
  timeZone: string;
  write(): Readable;
}

/** Opens the transaction, yields the content, and keeps the transaction open until the consumer is done. */
async function* read(services: Services, request: ExportRequest): AsyncGenerator<Writable, void> {
  let begun: Begun | undefined;
  let reason: Error | undefined;
  try {
    const { who, parsed } = await admit(services, request);
    begun = await begin(services.pool, "begin isolation level repeatable read read only");
    const { client } = begun;
    const tenant = new Tenant(client, nameRead);
    await tenant.enterFor(who);
    tenant.keepSettled();
    if ((await client.query(slotQuery)).rowCount === 0) throw tooMany();
    await client.query(`set local idle_in_transaction_session_timeout = ${timeoutMs}`);
    await client.query(`set local statement_timeout = ${timeoutMs}`);
    const language = languageOf(request.request.headers["accept-language"]);
    const { path, query, page, body } = parsed;
    const context = {
      path,
      query,
      page,
      body: body as never,
      tenant,
      who,
      now: services.clock.now(),
      language,
    }; // Typed per call.
    const file = await writableOf(request, context, parsed.columns);
    await writeExport(services, { ...request, who, parsed });
    yield file;
  } catch (error) {
    reason = error instanceof Error && !(error instanceof Failure) ? error : undefined;
    throw error;
  } finally {
    running -= 1;
    reason ??= begun?.broken();
    // A cursor may still be open: the transaction and all its resources end here.
    if (!reason)
      await begun?.client.query("rollback").catch((error: Error) => {
        reason = error;
      });
    begun?.close(reason);
  }
}

/** Authenticates, authorises and parses the request. */
async function admit(services: Services, { call, compiled, request }: ExportRequest) {
  const work = async (client: PoolClient) => {
    const token = bearerOf(request.headers.authorization);
    const { supportEmails } = services.settings;
    const entering = { token, key: undefined, now: services.clock.now(), remoteAddr: request.ip, supportEmails };
    const { who } = await enterSession(client, entering);
    if (who.kind !== "person") throw new Failure("access.denied");
    guard(call, who);
    const parsed = parse(call, compiled, {
      params: request.params as object,
      query: request.query as object,
      body: request.body,
    }); // Fastify types them unknown.
    return { who, parsed };
  };
  return inTransaction(services.pool, "read only", work, AbortSignal.timeout(admitMs));
}

/** Audits the export in a separate transaction, because the reading one is read-only. */
async function writeExport(
  services: Services,
  requested: ExportRequest & { who: Person; parsed: Parsed },
): Promise<void> {
  const { call, who, request, format, parsed } = requested;
  const { query, body, columns } = parsed;
  const after = { format, query, ...(body ? { body } : {}), ...(columns ? { columns } : {}) };
  const line = { name: call.name, who, requestId: request.id, now: services.clock.now(), body: undefined };
  await inTransaction(services.pool, "read write", async (client) => {
    const tenant = new Tenant(client);
    await tenant.enter(who.businessId);
    await tenant.run(auditOf(line, [{ entityType: "export", id: "", after }]));
  });
}

async function writableOf(
  { exporter, format }: ExportRequest,
  context: Parameters<Exporter<AnyCall>["open"]>[0],
  columns: readonly string[] | undefined,
): Promise<Writable> {
  if (format === "pdf") {
    if (!exporter.print) throw new Error("A printable call has no printer.");
    const document = await exporter.print(context);
    const { pdfOf } = await import("../pdf/pdf.ts"); // Loaded with the first document, so startup does not wait for its fonts.
    return { timeZone: document.timeZone, write: () => pdfOf(document) };
  }
  const whole = sheetOf(exporter, await exporter.open(context), columns, context.language);
  const sheet = { ...whole, rows: givingWay(whole.rows) };
  return { timeZone: sheet.timeZone, write: () => (format === "csv" ? csvOf(sheet) : xlsxOf(sheet)) };
}

function sheetOf(
  exporter: Exporter<AnyCall>,
  opened: Opened<string>,
  requested: readonly string[] | undefined,
  language: Language,
): Sheet {
  const columns: Record<string, Exporter<AnyCall>["columns"][string]> = { ...exporter.columns, ...opened.further };
  const names = [...new Set(requested?.length ? requested : Object.keys(columns))];
  return {
    title: exporter.title[language],
    timeZone: opened.timeZone,
    columns: names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`The export has no column ${name}.`);
      return { title: column.title[language], kind: column.kind };
    }),
    rows: pick(opened.batches, names),
  };
}

async function* pick(batches: Opened<string>["batches"], names: readonly string[]) {
  for await (const batch of batches) yield batch.map((row) => names.map((name) => row[name] ?? null));
}
