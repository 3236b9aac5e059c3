import { StartRefused } from "../../packages/server/src/kit/database/start-refused.ts";
import { readSettings } from "../../packages/server/src/kit/env.ts";
import { createLog } from "../../packages/server/src/kit/log.ts";
import { openPool } from "../../packages/server/src/kit/pool.ts";
import { resetByOperator } from "../../packages/server/src/modules/second-factor/reset.ts";
import { dataDirectory } from "../data-directory.ts";
import { openDatabase } from "../database.ts";
import { readOptions } from "../options.ts";
import { refuse } from "../refusal.ts";

// `npm run second-factor -- reset <e-mail>`: a new start for somebody who has lost every second factor and recovery code, and whom no owner
// can help: the founder of a business, for example. Make sure first who asks: afterwards the password alone opens the account.

const usage = "npm run second-factor -- reset <e-mail address>";

try {
  const { positionals } = readOptions({ allowPositionals: true, options: {} });
  const [what, email] = positionals;
  if (what !== "reset" || !email) throw new StartRefused(usage);
  const settings = readSettings(process.env, dataDirectory());
  const database = await openDatabase(console.log);
  const pool = openPool({ ...database.address.app, max: 1 }, createLog("silent"));
  try {
    const outcome = await resetByOperator({ pool, settings, clock: { now: () => new Date() } }, email);
    if (outcome === "unknown") throw new StartRefused(`Nobody signs in with ${email}.`);
    if (outcome === "none") throw new StartRefused(`${email} has no second factor.`);
    console.log(`${email} signs in with the password alone now, and was told by e-mail.`);
  } finally {
    await pool.end();
    await database.stop();
  }
} catch (error) {
  refuse(error);
}
