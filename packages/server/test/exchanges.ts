import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/** A request of a test with its response. */
export interface RecordedExchange {
  /** The test file. */
  file: string;
  method: string;
  /** Path and query below the base path. */
  target: string;
  json: unknown;
  status: number;
  body: unknown;
}

/**
 * Appends an exchange to the file in `PATRON_EXCHANGES`, one JSON document per line, from which `tools/generate-examples.ts` selects the
 * examples of the API reference. Does nothing without that variable.
 */
export function recordExchange(exchange: Omit<RecordedExchange, "file">): void {
  const file = process.env.PATRON_EXCHANGES;
  if (!file) return;
  const from = expect.getState().testPath?.replace(/^.*\/packages\//, "packages/") ?? "";
  appendFileSync(file, `${JSON.stringify({ file: from, ...exchange })}\n`);
}
