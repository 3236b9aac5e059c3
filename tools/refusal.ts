import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";

/** Ends the command: with one line for an error that the operator can fix, with the stack for a bug. */
export function refuse(error: unknown): never {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}
