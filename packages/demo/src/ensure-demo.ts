import type { DatabaseAddress } from "../../server/src/kit/database/address.ts";
import { StartRefused } from "../../server/src/kit/database/start-refused.ts";
import { createLog } from "../../server/src/kit/log.ts";
import { hashPassword, isWeakPassword } from "../../server/src/kit/password.ts";
import { openPool } from "../../server/src/kit/pool.ts";
import { makeDemo } from "./demo.ts";
import { findDemo, renewPassword } from "./registry.ts";

export interface BringRequest {
  address: DatabaseAddress;
  dataDir: string;
  password: string | undefined;
  report(line: string): void;
}
/** How to sign in to a demo business; the password is only known if it was just created. */
export interface DemoLogin {
  email: string;
  password: string;
}
const chosen = "from PATRON_DEMO_PASSWORD";
const shown = "as shown when the demo was created; start with PATRON_DEMO_PASSWORD=… to set a new one";

/** Small enough for a minute, large enough to fill every screen. */
const small = { transactions: 3_000, customers: 200, sample: 200, seed: 1 };

/**
 * Ensures that an installation has a demo business: creates a small one if it is empty, otherwise only returns how to sign in. A given
 * password becomes its owner's. Refuses an installation that is in use.
 */
export async function ensureDemo({ address, dataDir, password, report }: BringRequest): Promise<DemoLogin> {
  if (password !== undefined && isWeakPassword(password))
    throw new StartRefused("PATRON_DEMO_PASSWORD is too weak. Use at least eight characters and no common password.");
  const pool = openPool(address.owner, createLog("warn"));
  try {
    const { demo, people } = await findDemo(pool);
    if (demo?.finished_dt) {
      if (password !== undefined) await renewPassword(pool, demo.email, await hashPassword(password));
      return { email: demo.email, password: password === undefined ? shown : chosen };
    }
    if (!demo && people > 0)
      throw new StartRefused("This installation is in use. Run npm run demo to add a demo business to it.");
  } finally {
    await pool.end();
  }
  report("Creating a demo business, less than a minute …");
  const made = await makeDemo({ ...small, address, dataDir, password, upTo: new Date(), report: () => {} });
  return { email: made.email, password: password === undefined ? made.password : chosen };
}
