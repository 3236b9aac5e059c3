import type { AnyCall } from "../kit/call.ts";
import { tagDescription } from "./describe.ts";
import { operationOf } from "./entry.ts";
import { shareExamples } from "./example-of.ts";
import { printOperation } from "./operation.ts";
import { shareParameters } from "./parameters.ts";
import { problemSchemas } from "./problem-schemas.ts";
import { schemaPrinter } from "./schemas.ts";
import type { SharedParts } from "./shared-parts.ts";

interface Info {
  title: string;
  version: string;
  basePath: string;
}

const about = `The API of Patron: loyalty, retail and payments.

- JSON in UTF-8; names in snake_case. A field that a request does not know is refused, never dropped.
- Money, unit prices, quantities and rates are decimal strings such as \`"12.50"\`; a JSON number instead is refused.
- Instants are RFC 3339 in UTC and end in \`_dt\`; days are \`YYYY-MM-DD\` and end in \`_date\`.
- In a PATCH an absent field stays as it is, and \`null\` clears it. \`If-Match: "<version>"\` refuses a change of something that was changed since.
- A program of your own calls with the API key of the business, \`Authorization: Bearer patron_…\`, which an owner makes in the settings. It may do
  everything but what needs the scope \`security\`, only owners may, or concerns a person who is signed in. A till calls with the key of its terminal.
- \`Idempotency-Key\` on any request that writes makes it safe to repeat.
- Errors are problem documents (RFC 9457) with a stable \`code\`.
- Paths below \`/x\`, \`/term\`, \`/public\`, \`/partner\`, \`/pts\` and \`/callbacks\` are marked \`x-extension\`.`;

/** Returns the contract as an OpenAPI 3.1 document with a component for every named shape. */
export function openApi(calls: readonly AnyCall[], info: Info): Record<string, unknown> {
  const printer = schemaPrinter(calls);
  const parts: SharedParts = { responses: new Map(), parameters: [], bodies: [] };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const operation = operationOf(call);
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method.toLowerCase()] = printOperation(operation, printer, parts); // Set on the line above.
  }
  const tags = [...new Set(calls.map(({ name }) => name.split(".")[0]!))]; // Names are `<group>.<key>`.
  return {
    openapi: "3.1.0",
    info: {
      title: info.title,
      version: info.version,
      summary: "Loyalty, retail and payments.",
      description: about,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: info.basePath, description: "This server." }],
    security: [{ bearer: [] }],
    tags: tags.map((name) => ({ name, description: tagDescription(name) })),
    paths,
    components: {
      schemas: { ...printer.components(), ...problemSchemas },
      responses: Object.fromEntries([...parts.responses].sort(([a], [b]) => (a < b ? -1 : 1))),
      parameters: shareParameters(parts.parameters),
      examples: shareExamples(parts.bodies),
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The token of a session from signing in, the API key of the business, or the token or key of a terminal.",
        },
      },
    },
  };
}
