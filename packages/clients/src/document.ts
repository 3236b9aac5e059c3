import { readFileSync } from "node:fs";

/** The parts of a schema that the tests read. */
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

/** `docs/openapi.json`, as committed. */
export interface PrintedDocument {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, PrintedOperation>>;
  components: {
    schemas: Record<string, PrintedSchema>;
    parameters: Record<string, PrintedParameter>;
    examples: Record<string, { value: unknown }>;
  };
}

/** The path of the committed document. */
export const documentFile = new URL("../../../docs/openapi.json", import.meta.url);

/** The text of the committed document. */
export const documentText = readFileSync(documentFile, "utf8");

/** A fresh copy of the committed document, which callers may modify. */
export function readDocument(): PrintedDocument {
  return JSON.parse(documentText) as PrintedDocument; // `tools/generate-contract.ts` writes it.
}
