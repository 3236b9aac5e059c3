import type { AnyCall } from "./call.ts";
import { wireQuery } from "./call.ts";
import { EXPORT_TYPES, exportFormats } from "./exports.ts";
import { type FailureCode, failures, kitFailures, statusOf } from "./failures.ts";
import { paramKind } from "./path.ts";
import type { Shape } from "./schema.ts";

interface Info {
  title: string;
  version: string;
  basePath: string;
}
const problem = { $ref: "#/components/schemas/Problem" };

/** The contract as an OpenAPI 3.1 document. Every declared failure stands under its status. */
export function openApi(calls: readonly AnyCall[], info: Info): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of calls) {
    paths[one.path] ??= {};
    paths[one.path]![one.method.toLowerCase()] = operation(one); // Set on the line above.
  }
  return {
    openapi: "3.1.0",
    info: {
      title: info.title,
      version: info.version,
      description: "Amounts are decimal strings; failures are problem documents with a stable code.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: info.basePath }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(one: AnyCall): Record<string, unknown> {
  const [tag] = one.name.split(".");
  return {
    operationId: one.name,
    tags: [tag],
    summary: one.summary,
    security: one.access.caller === "open" ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(one), ...queryParameters(one), ...headerParameters(one)],
    ...requestBody(one),
    responses: responses(one),
    "x-access": { caller: one.access.caller, scopes: one.access.scopes, roles: one.access.roles },
    ...(one.extension ? { "x-extension": true } : {}),
  };
}

function pathParameters(one: AnyCall) {
  return one.params.map((name: string) => ({
    name,
    in: "path",
    required: true,
    schema: paramKind(name) === "uuid" ? { type: "string", format: "uuid" } : { type: "string" },
  }));
}

function queryParameters(one: AnyCall) {
  return Object.entries(wireQuery(one)).map(([name, schema]) => ({ name, in: "query", required: false, schema }));
}

function headerParameters(one: AnyCall) {
  if (!one.writes) return [];
  const key = { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 255 } };
  const match = { name: "If-Match", in: "header", required: false, schema: { type: "string" } };
  return one.method === "PATCH" || one.method === "DELETE" ? [key, match] : [key];
}

function requestBody(one: AnyCall) {
  if (one.upload) {
    const image = { type: "object", required: ["image"], properties: { image: { type: "string", format: "binary" } } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: image } } } };
  }
  if (!one.body) return {};
  const body = one.body as Shape; // Checked to be there on the line above; AnyCall widens it to any.
  return { requestBody: { required: !one.bodyOptional, content: { "application/json": { schema: body } } } };
}

function responses(one: AnyCall): Record<string, unknown> {
  const type = one.answer === "html" ? "text/html" : "application/json";
  const schema = one.answer === "html" ? { type: "string" } : one.response;
  const files = exportFormats(one).map((format) => EXPORT_TYPES[format]);
  const content = Object.fromEntries([
    [type, { schema }],
    ...(one.answer === "events" ? [["text/event-stream", { schema: { type: "string" } }]] : []),
    ...files.map((file) => [file, { schema: { type: "string", format: "binary" } }]),
  ]);
  const answers: Record<string, unknown> = { "200": { description: "Done.", content } };
  const codes = [...(one.errors as readonly FailureCode[]), ...kitFailures]; // `any` from AnyCall.
  for (const status of new Set(codes.map(statusOf))) {
    const lines = codes.filter((code) => statusOf(code) === status).map((code) => `\`${code}\`: ${failures[code][1]}`);
    answers[String(status)] = {
      description: lines.join("\n\n"),
      content: { "application/problem+json": { schema: problem } },
    };
  }
  return answers;
}

const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail", "code", "request_id"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", enum: Object.keys(failures) },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    details: { type: "object" },
    request_id: { type: "string" },
  },
};
