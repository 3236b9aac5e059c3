import { type Insertable, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { CustomerDevice } from "#kit/database/tables.ts";

/** The devices of some customers, those first that were switched on last; ties by id. */
export const listDevices = (customerIds: readonly string[]) =>
  q
    .selectFrom("customer_device")
    .select(["id", "customer_id", "endpoint_hash", "subscription"])
    .where(inTenant())
    .where("customer_id", "=", sql<string>`any(${customerIds}::uuid[])`)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc");

/** Whose device has the address of a push service. */
export const getHolder = (hash: Buffer) =>
  q.selectFrom("customer_device").select("customer_id").where(inTenant()).where("endpoint_hash", "=", hash);

/** Adds a device; nothing if its address is known. */
export const addDevice = (row: Insertable<CustomerDevice>) =>
  q
    .insertInto("customer_device")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "endpoint_hash"]).doNothing());

/** Removes devices of a customer, all of them without `hashes`. */
export const removeDevices = (customerId: string, hashes?: readonly Buffer[]) =>
  q
    .deleteFrom("customer_device")
    .where(inTenant())
    .where("customer_id", "=", customerId)
    .$if(hashes !== undefined, (query) =>
      query.where("endpoint_hash", "=", sql<Buffer>`any(${[...(hashes ?? [])]}::bytea[])`),
    );

/** Keeps with the customer how many devices they have. The profile keeps its version, because nobody edits this with it. */
export const saveCount = (customerId: string, push_devices: number) =>
  q.updateTable("customer").set({ push_devices }).where(inTenant()).where("id", "=", customerId);

export const getCount = (customerId: string) =>
  q.selectFrom("customer").select(["id", "push_devices"]).where(inTenant()).where("id", "=", customerId);

/** When a device has shown a message that a server is delivering, locked until the end of the transaction. */
export const lockReceived = (messageId: string, claimed: Date) =>
  q
    .selectFrom("message")
    .select(["delivered_dt", "sent_dt"])
    .where(inTenant())
    .where("id", "=", messageId)
    .where("claimed_dt", "=", claimed)
    .forUpdate();

export const findMessage = (id: string) => q.selectFrom("message").select("id").where(inTenant()).where("id", "=", id);

/** Notes that a device has shown a message. The server that is delivering it now decides what follows; without one it has arrived. */
export const noteReceived = (id: string, now: Date) =>
  q
    .updateTable("message")
    .set({
      delivered_dt: now,
      status: sql<"delivered">`case when claimed_dt is null then 'delivered' else status end`,
      due_dt: sql<Date | null>`case when claimed_dt is null then null else due_dt end`,
      sent_dt: sql<Date>`coalesce(sent_dt, ${now})`,
      problem: null,
      error_text: null,
    })
    .where(inTenant())
    .where("id", "=", id)
    .where("message_type", "=", "push")
    .where("status", "in", ["wait", "sent"])
    .where("attempts", ">", 0)
    .where("delivered_dt", "is", null);
