import { examples } from "../generated/examples.ts";
import { EXPORT_TYPES, exportFormats } from "../kit/exports.ts";
import { type FailureCode, failures, kitFailures, statusOf } from "../kit/failures.ts";
import type { Operation } from "./entry.ts";
import { withExample } from "./example-of.ts";
import { type Printed, plainOf } from "./json.ts";
import type { SchemaPrinter } from "./schemas.ts";
import type { SharedParts } from "./shared-parts.ts";

/** The responses of an operation, and the shared ones that it refers to. */
export type Responses = Record<string, Printed>;

/** Returns the responses of an operation by status; collects responses of many operations in `parts`. */
export function responsesOf(operation: Operation, printer: SchemaPrinter, parts: SharedParts): Responses {
  const answers: Responses = { "200": success(operation, printer, parts) };
  const codes = [...new Set([...operation.errors, ...usualCodes(operation)])];
  for (const status of [...new Set(codes.map((code) => printedStatus(code, operation)))].sort()) {
    const own = operation.errors.filter((code) => printedStatus(code, operation) === status);
    const usual = codes.filter((code) => printedStatus(code, operation) === status && !own.includes(code));
    answers[status] = failed(status, { own, usual }, parts.responses);
  }
  return answers;
}

/** Failures that any operation may return are under `default`. */
function printedStatus(code: FailureCode, { errors }: Operation): string {
  const status = statusOf(code);
  const isUnexpected = [413, 415, 429].includes(status) || status >= 500;
  return isUnexpected && !errors.some((one) => statusOf(one) === status) ? "default" : String(status);
}

/** Returns the failures that the server itself may return for this operation. */
function usualCodes({ call, body }: Operation): FailureCode[] {
  return kitFailures.filter((code) => {
    if (call.access.caller === "open" && /^(auth|access)\./.test(code)) return false;
    if (/^(request\.(running|answered)|idempotency\.|origin\.)/.test(code)) return call.writes;
    if (code === "conflict.stale") return call.method === "PATCH" || call.method === "DELETE";
    if (/^body\./.test(code)) return Boolean(body ?? call.upload);
    return true;
  });
}

function success(operation: Operation, printer: SchemaPrinter, parts: SharedParts): Printed {
  const { call, response } = operation;
  if (call.answer === "html")
    return { description: "The page.", content: { "text/html": { schema: { type: "string" } } } };
  if (call.answer === "pkpass") {
    const schema = { type: "string", format: "binary" };
    return { description: "The signed pass.", content: { "application/vnd.apple.pkpass": { schema } } };
  }
  const media = withExample(printer.print(plainOf(response), false));
  parts.bodies.push(media);
  const files = exportFormats(call).map((format) => EXPORT_TYPES[format]);
  return {
    description: "The request succeeded.",
    content: Object.fromEntries([
      ["application/json", media],
      ...(call.answer === "events" ? [["text/event-stream", { schema: { type: "string" } }]] : []),
      ...files.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
    ]),
  };
}

interface Codes {
  /** Those that the operation declares. */
  own: readonly FailureCode[];
  /** Those that any operation like it may return. */
  usual: readonly FailureCode[];
}

/** One status: the shared response, with the codes that the operation adds to the usual ones. */
function failed(status: string, { own, usual }: Codes, shared: Map<string, Printed>): Printed {
  const name = statusNames[status];
  if (!name) throw new Error(`Status ${status} has no name in the API reference.`);
  const present = (shared.get(name)?.["x-codes"] ?? []) as FailureCode[]; // Only set below.
  const codes = [...new Set([...present, ...usual])];
  const example = name in examples ? { example: examples[name] } : {};
  shared.set(name, {
    description: codes.length > 0 ? listed(codes) : "`code` identifies the failure.",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, ...example } },
    ...(codes.length > 0 ? { "x-codes": codes } : {}),
  });
  const reference = { $ref: `#/components/responses/${name}` };
  return own.length > 0 ? { ...reference, description: listed([...own, ...usual]) } : reference;
}

/** Names of the shared responses by their status. */
export const statusNames: Readonly<Record<string, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  412: "PreconditionFailed",
  413: "ContentTooLarge",
  415: "UnsupportedMediaType",
  422: "UnprocessableContent",
  429: "TooManyRequests",
  500: "InternalServerError",
  503: "ServiceUnavailable",
  default: "Unexpected",
};

function listed(codes: readonly FailureCode[]): string {
  return codes.map((code) => `\`${code}\`: ${failures[code].detail}`).join("\n\n");
}
