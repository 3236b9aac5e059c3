import { everyCall } from "@patron/contract";
import { type AnyCall, type FailureCode, failures, kitFailures } from "@patron/contract/kit";
import { openApi } from "@patron/contract/openapi";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import type { Exchange } from "../caller.ts";

const ajv = new Ajv({ strict: false, allErrors: true, allowUnionTypes: true });
// The package is CommonJS, so its default export arrives as the module under strict Node resolution.
(formats as unknown as (to: Ajv) => void)(ajv);
// Formats for input only; responses do not guarantee them.
for (const name of ["plain-text", "http-url", "email", "binary"]) ajv.addFormat(name, true);

/** A response of the document: itself, or a reference to a shared one. */
interface Documented {
  $ref?: string;
  "x-codes"?: FailureCode[];
  content?: Record<string, { schema: object }>;
}

/** The document that integrators read: responses must match it. */
const document = openApi(everyCall, { title: "Patron", version: "1", basePath: "/api" }) as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Documented> }>>;
  components: { responses: Record<string, Documented> };
}; // Its validity is another test's question.
/** What any operation may answer at any time stands under `default`. */
const unexpected = (document.components.responses.Unexpected?.["x-codes"] ?? []).map((code) => failures[code].status);
const isProblem = ajv.addSchema(document, "api").compile({ $ref: "api#/components/schemas/Problem" });
const responses = new Map<string, ValidateFunction>();

/** Words about internals, which no response may contain. */
const insides =
  /node_modules|\.ts:\d+|\bat \w+ \(|\bselect .+ from |\binsert into |violates|syntax error at|pg_|SQLSTATE|ECONN/i;

/** The problem with a response, whatever was requested; undefined if there is none. */
export function failureOf(call: AnyCall, answer: Exchange): string | undefined {
  const { status, body } = answer;
  const documented = document.paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {};
  const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  if (status >= 500) return `it is a fault of the server: ${status}`;
  // A broken path may match no call at all.
  if (status === 404 && (body as { code?: string }).code === "route.not_found" && call.params.length > 0)
    return undefined;
  const response = documented[status] ?? (unexpected.includes(status) ? documented.default : undefined);
  const content = (document.components.responses[response?.$ref?.split("/").at(-1) ?? ""] ?? response)?.content;
  if (!content) return `status ${status} is not documented`;
  if (!(type in content)) return `type ${type} of ${status} is not documented`;
  if (status >= 400) return problemFailure(call, answer);
  return type === "application/json" ? replyFailure(call, body) : undefined;
}

function replyFailure(call: AnyCall, body: unknown): string | undefined {
  const check = responses.get(call.name) ?? ajv.compile(call.response as object); // A shape is plain JSON Schema.
  responses.set(call.name, check);
  return check(body) ? undefined : `its body is not as documented: ${ajv.errorsText(check.errors)}`;
}

function problemFailure(call: AnyCall, { status, body }: Exchange): string | undefined {
  if (!isProblem(body)) return `its problem is not as documented: ${ajv.errorsText(isProblem.errors)}`;
  const { code, status: stated } = body as { code: FailureCode; status: number }; // Just validated.
  const declared: readonly string[] = [...(call.errors as FailureCode[]), ...kitFailures]; // AnyCall widens it.
  if (!declared.includes(code)) return `${code} is not declared by the call`;
  if (stated !== status || failures[code].status !== status)
    return `its status is ${status}, its problem has ${stated}`;
  const common = insides.exec(JSON.stringify(body));
  return common ? `it reveals internals: ${common[0]}` : undefined;
}
