import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";

/** Ends the command: one line for what its reader can change, the whole stack for a defect of ours. */
export function refuse(error: unknown): never {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}
