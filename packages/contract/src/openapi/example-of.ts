import { examples } from "../generated/examples.ts";
import type { Plain, Printed } from "./json.ts";

/** The body of a request or a response in the document. */
export interface Media {
  schema: Plain;
  example?: unknown;
  examples?: Record<string, Printed>;
}

/** Returns a body with the example that the tests recorded for its schema. */
export function withExample(schema: Plain): Media {
  const name = nameOf(schema);
  return name in examples ? { schema, example: examples[name] } : { schema };
}

/** Moves examples of schemas that several bodies share into `components`. */
export function shareExamples(bodies: readonly Media[]): Record<string, Printed> {
  const uses = Map.groupBy(
    bodies.filter((media) => media.example !== undefined),
    ({ schema }) => nameOf(schema),
  );
  const shared = [...uses].filter(([, media]) => media.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, media] of shared) {
    for (const one of media) {
      delete one.example;
      one.examples = { recorded: { $ref: `#/components/examples/${name}` } };
    }
  }
  return Object.fromEntries(shared.map(([name]) => [name, { value: examples[name] }]));
}

function nameOf({ $ref }: Plain): string {
  return String($ref ?? "").replace("#/components/schemas/", "");
}
