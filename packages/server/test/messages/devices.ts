import { calls } from "@patron/contract/routes";
import pg from "pg";
import { afterAll, beforeEach, inject } from "vitest";
import { q } from "../../src/kit/database/rows.ts";
import { inTransaction } from "../../src/kit/http/transaction.ts";
import { inBusiness } from "../../src/kit/jobs/businesses.ts";
import { Tenant } from "../../src/kit/tenant.ts";
import { pushJobs } from "../../src/modules/notifications/devices/jobs.ts";
import { raise } from "../../src/modules/notifications/public.ts";
import { Caller } from "../caller.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { type World, world } from "../world.ts";
import { startPushService } from "./push-service.ts";

/** A server that may write to a push service on this machine, and before each test a new business whose owner has devices there. */
export async function startDevices() {
  const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1" });
  const service = await startPushService();
  const queue = new pg.Pool({ ...inject("database").worker, max: 1 });
  afterAll(() => queue.end());
  let w: World;
  beforeEach(async () => {
    w = await world(server);
  });

  const device = (who = w.owner) => who.request(calls.pushDevice.get, {});

  /** Switches notifications on in a new browser. */
  async function switchedOn(who = w.owner) {
    const browser = service.subscribe((await device(who)).public_key);
    await who.request(calls.pushDevice.switchOn, { body: browser.subscription });
    return browser;
  }

  /** Something happens that owners hear of. */
  const happens = (gaps = 1, of: Pick<World, "businessId"> = w) =>
    inBusiness(server.pool, of.businessId, "read write", (tenant) =>
      raise(tenant, { event: "ledger-difference", facts: { gaps } }, server.clock.now()),
    );

  /** What waits for the devices of this business, in the database and in the queue of jobs. */
  async function waiting() {
    const query = q
      .selectFrom("push_message")
      .innerJoin("session", "session.id", "push_message.session_id")
      .select(["push_message.session_id", "push_message.notification_id", "push_message.attempts"])
      .where("session.business_id", "=", w.businessId)
      .orderBy("push_message.created_dt");
    const messages = await inTransaction(server.pool, "read only", (client) => new Tenant(client).many(query));
    const keyOf = ({ session_id, notification_id }: (typeof messages)[number]) =>
      `push ${session_id} ${notification_id}`;
    const text = "select key, run_at from graphile_worker.jobs where key = any($1)";
    const { rows: jobs } = await queue.query<{ key: string; run_at: Date }>(text, [messages.map(keyOf)]);
    return messages.map((one) => ({ ...one, job: jobs.find(({ key }) => key === keyOf(one)) }));
  }

  /** Runs the jobs of all that waits, and does the same `again` times at once. */
  async function send({ again = 0, by = server, now = server.clock.now() }: Sending = {}) {
    const job = pushJobs(by)["push.send"];
    for (const { session_id, notification_id } of await waiting())
      await Promise.all(Array.from({ length: again + 1 }, () => job?.({ session_id, notification_id }, now)));
  }

  /** Signs the owner in once more. */
  async function signInAgain() {
    const { login, password } = w;
    const { token } = await w.anonymous.request(calls.auth.token, { body: { login, password } });
    return new Caller(server, token);
  }
  return { world: () => w, ...{ server, service, device, switchedOn, happens, waiting, send, signInAgain } };
}

interface Sending {
  again?: number;
  by?: Pick<TestServer, "pool" | "settings">;
  now?: Date;
}
