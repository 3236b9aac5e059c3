import { q } from "../src/kit/database/rows.ts";
import { inTransaction } from "../src/kit/http/transaction.ts";
import { Tenant } from "../src/kit/tenant.ts";
import type { TestServer } from "./server.ts";

/** The mail to an address, newest first: all of it, while the mailbox shows the latest of the server, whose tests write more than that. */
export async function mailTo({ pool }: TestServer, recipient: string) {
  const query = q
    .selectFrom("mail")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc");
  const rows = await inTransaction(pool, "read only", (client) => new Tenant(client).many(query));
  return rows.map(({ created_dt, subject, ...mail }) => ({
    ...mail,
    // An SMS has only a text.
    subject: subject ?? mail.body,
    created_dt: created_dt.toISOString(),
  }));
}
