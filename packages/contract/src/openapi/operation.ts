import { operationDescription } from "./describe.ts";
import type { Operation } from "./entry.ts";
import { withExample } from "./example-of.ts";
import { type Plain, type Printed, plainOf } from "./json.ts";
import { operationId } from "./operation-ids.ts";
import { parametersOf } from "./parameters.ts";
import { responsesOf } from "./responses.ts";
import type { SchemaPrinter } from "./schemas.ts";
import type { SharedParts } from "./shared-parts.ts";

/** One operation of the document. */
export function printOperation(operation: Operation, printer: SchemaPrinter, parts: SharedParts): Printed {
  const { call } = operation;
  const parameters = parametersOf(operation, printer);
  parts.parameters.push(parameters);
  return {
    operationId: operationId(operation),
    tags: [operation.name.split(".")[0]],
    summary: operation.summary,
    description: operationDescription(operation),
    ...(call.access.caller === "open" ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(operation, printer, parts),
    responses: responsesOf(operation, printer, parts),
    "x-call": operation.name,
    ...(call.extension ? { "x-extension": true } : {}),
  };
}

const image: Plain = {
  type: "object",
  required: ["image"],
  properties: { image: { type: "string", format: "binary", description: "A JPEG or PNG picture of at most 10 MB." } },
};

function requestBody({ call, body }: Operation, printer: SchemaPrinter, { bodies }: SharedParts): Printed {
  if (call.upload) return { requestBody: { required: true, content: { "multipart/form-data": { schema: image } } } };
  if (!body) return {};
  const media = withExample(printer.print(plainOf(body), true));
  bodies.push(media);
  return { requestBody: { required: !call.bodyOptional, content: { "application/json": media } } };
}
