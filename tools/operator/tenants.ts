import { connected } from "../../packages/server/src/kit/database/connection.ts";
import { StartRefused } from "../../packages/server/src/kit/database/start-refused.ts";
import {
  isolateTenant,
  listTenants,
  moveTenant,
  type PlacedBusiness,
} from "../../packages/server/src/kit/distributed/tenants.ts";
import { openDatabase } from "../database.ts";
import { readOptions } from "../options.ts";
import { refuse } from "../refusal.ts";

// `npm run tenants -- list | isolate <business> | move <business> <host:port>`: where businesses lie on a cluster. A business is named by its code
// or id. While it is moved it reads on, and writing waits (docs/scaling.md).

const usage = "npm run tenants -- list | isolate <business> | move <business> <host:port>";

try {
  const { positionals } = readOptions({ allowPositionals: true, options: {} });
  // The embedded database is no cluster, and need not be made to find that out.
  if (!process.env.DATABASE_URL) throw new StartRefused("DATABASE_URL has to name the coordinator of a Citus cluster.");
  const database = await openDatabase(console.log);
  try {
    for (const one of await connected(database.address.owner, (client) => run(client, positionals)))
      console.log(lineOf(one));
  } finally {
    await database.stop();
  }
} catch (error) {
  refuse(error);
}

async function run(
  client: Parameters<typeof listTenants>[0],
  [what, business, to]: string[],
): Promise<PlacedBusiness[]> {
  if (what === "list") return await listTenants(client);
  if (what === "isolate" && business) return [await isolateTenant(client, business)];
  const [, host, port] = /^(.+):(\d+)$/.exec(to ?? "") ?? [];
  if (what === "move" && business && host) return [await moveTenant(client, business, { host, port: Number(port) })];
  throw new StartRefused(usage);
}

function lineOf({ code, title, host, port, bytes, others }: PlacedBusiness): string {
  const size = `${(Number(bytes) / 1_000_000).toFixed(1)} MB`;
  const company = others === 0 ? "a place of its own" : `with ${others} other(s)`;
  return `${code}  ${host}:${port}  ${size}  ${company}  ${title}`;
}
