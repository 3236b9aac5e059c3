import type { DatabaseAddress } from "../packages/server/src/kit/database/address.ts";
import { startEmbedded } from "../packages/server/src/kit/database/embedded.ts";
import { externalAddress, prepareExternal } from "../packages/server/src/kit/database/external.ts";
import { dataDirectory } from "./data-directory.ts";

export interface OpenDatabase {
  address: DatabaseAddress;
  /** The migrations that were applied now. */
  applied: string[];
  stop(): Promise<void>;
}

/**
 * The database from the settings, migrated and ready to serve: DATABASE_URL, or the embedded one in the data directory. `whileStarting` runs
 * while it starts.
 */
export async function openDatabase(
  report: (line: string) => void,
  whileStarting?: () => unknown,
): Promise<OpenDatabase> {
  const { address, stop } = await connect(report, whileStarting);
  try {
    const { prepareDatabase } = await import("../packages/server/src/kit/database/prepare.ts");
    const { applied } = await prepareDatabase(address, report);
    return { address, applied, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(
  report: (line: string) => void,
  whileStarting?: () => unknown,
): Promise<Omit<OpenDatabase, "applied">> {
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_WORKER_URL } = process.env;
  if (!DATABASE_URL) return await startEmbedded({ dataDir: dataDirectory(), report, whileStarting });
  const address = externalAddress({
    databaseUrl: DATABASE_URL,
    appUrl: DATABASE_APP_URL,
    workerUrl: DATABASE_WORKER_URL,
  });
  await prepareExternal(address);
  return { address, stop: async () => {} };
}
