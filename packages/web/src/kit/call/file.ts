import {
  type AnyCall,
  EXPORT_TYPES,
  type ExportFormat,
  Failure,
  failureOf,
  type RequestOf,
  type RouteTo,
  targetOf,
} from "@patron/contract/client";
import { loseSession, presentSession } from "#kit/session/session.ts";
import { presentLanguage } from "../language.ts";
import { basePath } from "./client.ts";

interface FileRequest<C extends AnyCall> {
  requested: RequestOf<C>;
  columns: readonly string[];
  format: ExportFormat;
  signal: AbortSignal;
}

/** Opens a list as a file that streams its bytes. A document has a fixed set of columns. Throws refusals as `Failure`, as any other call does. */
export async function openExport<C extends AnyCall>(
  route: RouteTo<C>,
  { requested, columns, format, signal }: FileRequest<C>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const loose = requested as { query?: Record<string, unknown>; body?: object }; // The generic request is a conditional type; its parts are these.
  const chosen = format === "pdf" ? {} : { columns };
  const target = targetOf(route, { ...loose, query: { ...loose.query, ...chosen } });
  const token = presentSession()?.token;
  const headers = {
    accept: EXPORT_TYPES[format],
    "accept-language": presentLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(loose.body ? { "content-type": "application/json" } : {}),
  };
  const { method } = route;
  const body = loose.body && JSON.stringify(loose.body);
  const response = await fetch(basePath + target, { method, headers, body: body ?? null, signal }).catch(
    (error: unknown) => {
      throw error instanceof DOMException && error.name === "AbortError" ? error : new Failure("server.unavailable");
    },
  );
  if (response.status === 401 && token === presentSession()?.token) loseSession();
  if (!response.ok || !response.body) throw await refusal(response);
  return response.body;
}

async function refusal(response: Response): Promise<Failure> {
  // A proxy may return anything; a response that is not a problem document counts as an unavailable server.
  const body: unknown = await response.json().catch(() => null);
  return failureOf({ status: response.status, body });
}
