import { failures } from "../kit/failures.ts";
import type { Plain } from "./json.ts";

/** RFC 9457, as `kit/problem.ts` writes it. */
export const problemSchemas: Record<string, Plain> = {
  Problem: {
    description: "What went wrong, as RFC 9457 has it. Programs decide by `code`, which is stable.",
    type: "object",
    required: ["type", "title", "status", "detail", "code", "request_id"],
    properties: {
      type: { type: "string", description: "Always `about:blank`: `code` distinguishes the problems." },
      title: { type: "string", description: "The code again, for readers of RFC 9457." },
      status: { type: "integer", description: "The HTTP status." },
      detail: { type: "string", description: "What happened, in English, for logs and integrators." },
      code: { $ref: "#/components/schemas/ProblemCode", description: "The stable code of the problem." },
      errors: {
        type: "array",
        description: "Every problem of a malformed request.",
        items: { $ref: "#/components/schemas/ProblemError" },
      },
      details: {
        type: "object",
        description: "Facts about the problem that depend on its code, such as the id of the record in the way.",
        additionalProperties: true,
      },
      request_id: { type: "string", description: "The identifier of the request, also in the server's log." },
    },
  },
  ProblemError: {
    description: "One problem of a malformed request.",
    type: "object",
    required: ["path", "code", "message"],
    properties: {
      path: {
        type: "string",
        description:
          "Where the problem is, such as `items.0.quantity` or `query.count`. Empty for the body as a whole.",
      },
      code: { type: "string", description: "The rule that was broken, such as `required`, `maxLength` or `enum`." },
      message: { type: "string", description: "What the value must be, with allowed values, limits and lengths." },
    },
  },
  ProblemCode: {
    description: "The stable code of a problem: `<entity>.<state>`.",
    type: "string",
    enum: Object.keys(failures),
  },
};
