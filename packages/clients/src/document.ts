import { readFileSync } from "node:fs";

/** A schema of the document, as far as the tests look. */
export interface PrintedSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, PrintedSchema>;
}

interface PrintedParameter {
  $ref?: string;
  name?: string;
  description?: string;
}

export interface PrintedContent {
  schema: PrintedSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

/** One operation of the document. */
export interface PrintedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: PrintedParameter[];
  requestBody?: { content: Record<string, PrintedContent> };
  responses: Record<string, { content?: Record<string, PrintedContent> }>;
  "x-call": string;
}

/** `docs/openapi.json`, as it is printed and committed. */
export interface PrintedDocument {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, PrintedOperation>>;
  components: {
    schemas: Record<string, PrintedSchema>;
    parameters: Record<string, PrintedParameter>;
    examples: Record<string, { value: unknown }>;
  };
}

/** Where the committed document is. */
export const documentFile = new URL("../../../docs/openapi.json", import.meta.url);

/** The text of the committed document. */
export const documentText = readFileSync(documentFile, "utf8");

/** The committed document, read anew for whoever might change it. */
export function readDocument(): PrintedDocument {
  return JSON.parse(documentText) as PrintedDocument; // `tools/generate-contract.ts` writes it.
}
