import type { Media } from "./example-of.ts";
import type { Printed } from "./json.ts";

/** Parts that operations share, collected while they are printed. */
export interface SharedParts {
  responses: Map<string, Printed>;
  parameters: Printed[][];
  bodies: Media[];
}
