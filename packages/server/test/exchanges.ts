import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/** One request that a test made, and what came back. */
export interface RecordedExchange {
  /** The test file that made it. */
  file: string;
  method: string;
  /** Path and query below the base path. */
  target: string;
  json: unknown;
  status: number;
  body: unknown;
}

/**
 * Appends an exchange to the file that `PATRON_EXCHANGES` names, one JSON document a line. `tools/generate-examples.ts`
 * picks the examples of the API reference from it. Does nothing without that variable.
 */
export function recordExchange(exchange: Omit<RecordedExchange, "file">): void {
  const file = process.env.PATRON_EXCHANGES;
  if (!file) return;
  const from = expect.getState().testPath?.replace(/^.*\/packages\//, "packages/") ?? "";
  appendFileSync(file, `${JSON.stringify({ file: from, ...exchange })}\n`);
}
