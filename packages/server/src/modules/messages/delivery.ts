import type { MessageProblem, MessageType } from "@patron/contract/enums";
import type { InferResult, Updateable } from "kysely";
import type { Message } from "#kit/database/tables.ts";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { failed, type Provider, type PushTarget } from "../../adapters/messages/provider.ts";
import { partsOf, recipientOf } from "../message-templates/public.ts";
import { isAllowed, withLink } from "./advertising.ts";
import { openProvider } from "./channel.ts";
import { blockChat } from "./chat/queries.ts";
import { consentLinks } from "./consent-link.ts";
import { isConsentRequired } from "./consents.ts";
import { removeDevices } from "./devices/devices.ts";
import { lockReceived } from "./devices/queries.ts";
import { readTargets } from "./devices/targets.ts";
import { endOfQuiet, zoneOf } from "./limits/quiet-hours.ts";
import { type Limits, readLimits } from "./limits/settings.ts";
import { reserve, type Taken } from "./limits/spending.ts";
import { giveBack } from "./limits/spending-queries.ts";
import { finishMailings } from "./mailing-queries.ts";
import {
  afterAttempt,
  afterQuestion,
  endOfChannel,
  heldUntil,
  type Progress,
  type Step,
  type Tracking,
} from "./next-step.ts";
import { noteFailure, tellOfMailing } from "./notifications.ts";
import { withPassLinks } from "./pass-links.ts";
import { listProviders, noteSent } from "./provider-queries.ts";
import type { ProviderRow } from "./provider-views.ts";
import { claimMessages, countAttempts, finishStep, listMailIds, listReachable } from "./queries.ts";

type Claimed = InferResult<ReturnType<typeof claimMessages>>[number];
type Reachable = InferResult<ReturnType<typeof listReachable>>[number];

/** Messages that one server sends at the same time for one business. */
const atOnce = 20;
/** A server that has not finished after this time has gone, and another one takes over. Longer than any service is waited for. */
const leaseMs = 60_000;
/** Other jobs get their turn after this time. */
const longestMs = 20_000;

/** What a batch needs of its business, read once. */
interface Batch {
  services: Pick<Services, "pool" | "settings" | "clock">;
  businessId: string;
  providers: ReadonlyMap<string, { row: ProviderRow; provider: Provider }>;
  customers: ReadonlyMap<string, Reachable>;
  /** The mails that are answered, by the id of their message. */
  answered: ReadonlyMap<string, string | null>;
  /** Where messages to devices go, by the message. */
  targets: ReadonlyMap<string, PushTarget>;
  /** Silence is no consent to advertising. */
  required: boolean;
  limits: Limits;
}

/**
 * Delivers what is due in one business, until nothing is left or other jobs want their turn: then it is true. A message is claimed and its
 * attempt counted in a transaction of its own before a service gets it, so after a crash the next server knows that it may have been sent.
 */
export async function deliverIn(services: Batch["services"], businessId: string): Promise<boolean> {
  const { pool, clock } = services;
  const begun = performance.now();
  while (performance.now() - begun < longestMs) {
    const now = clock.now();
    const batch = await inBusiness(pool, businessId, "read write", async (tenant) => {
      const claimed = await tenant.many(claimMessages(now, new Date(now.getTime() - leaseMs), atOnce));
      if (claimed.length === 0) return false;
      const filled = await withPassLinks(tenant, claimed, { businessId, settings: services.settings });
      return { claimed: filled, ...(await prepare(services, tenant, claimed)) };
    });
    if (!batch) {
      await inBusiness(pool, businessId, "read write", async (tenant) => {
        for (const mailing of await tenant.many(finishMailings(now))) await tellOfMailing(tenant, mailing, now);
      });
      return false;
    }
    await Promise.all(batch.claimed.map((message) => deliver({ services, businessId, ...batch }, message, now)));
  }
  return true;
}

async function prepare({ settings }: Batch["services"], tenant: Tenant, claimed: readonly Claimed[]) {
  const unsent = claimed.filter(({ status }) => status === "wait").map(({ id }) => id);
  if (unsent.length > 0) await tenant.run(countAttempts(unsent));
  const rows = (await tenant.many(listProviders())).filter(({ active }) => active);
  const ids = [...new Set(claimed.flatMap(({ customer_id }) => customer_id ?? []))];
  const customers = ids.length > 0 ? await tenant.many(listReachable(ids)) : [];
  const asked = claimed.flatMap((one) => (one.message_type === "email" && one.reply_to_id) || []);
  const answered = asked.length > 0 ? await tenant.many(listMailIds(asked)) : [];
  return {
    targets: await readTargets(tenant, claimed, settings),
    answered: new Map(answered.map(({ id, provider_id }) => [id, provider_id])),
    providers: new Map(rows.map((row) => [row.message_type as string, { row, provider: openProvider(row, settings) }])),
    customers: new Map(customers.map((one) => [one.id, one])),
    required: await isConsentRequired(tenant),
    limits: await readLimits(tenant),
  };
}

/** Those of a message or its recipient: they say nothing about the service. */
const ofMessage: ReadonlySet<MessageProblem> = new Set([
  ...(["no-consent", "quiet-hours", "spending-limit", "no-provider", "no-address", "recipient-blocked"] as const),
]);

/** What follows for a message, and what its attempt had taken from the month and does not spend. */
interface Next {
  step: Step & Updateable<Message>;
  unspent?: Taken | undefined;
  /** Devices of the recipient that have ended. */
  gone?: readonly Buffer[] | undefined;
}

async function deliver(batch: Batch, message: Claimed, claimed: Date): Promise<void> {
  const { services, businessId } = batch;
  const next = await nextStep(batch, message, claimed);
  if (!next) return;
  const { unspent, gone = [] } = next;
  const now = services.clock.now();
  await inBusiness(services.pool, businessId, "read write", async (tenant) => {
    const step = { ...next.step, ...(await readReceipt(tenant, message, next.step, claimed)) };
    // What an attempt with an unknown end has taken stays spent once the message does not go by this channel any more.
    const over = step.place !== undefined || step.due_dt === null ? { reserved: null, reserved_month: null } : {};
    const changed = { ...step, ...over, ...channelOf(step, message, batch.customers) };
    const finished = await tenant.run(finishStep(message.id, claimed, changed));
    if (finished > 0 && unspent) await tenant.run(giveBack(unspent.month, unspent.amount));
    if (finished > 0 && step.problem === "recipient-blocked") await tenant.run(blockChat(message.recipient ?? ""));
    if (gone.length > 0) await removeDevices(tenant, message.recipient ?? "", gone);
    if (step.sent_dt != null) await tenant.run(noteSent(message.message_type, now));
    else if (step.problem && !ofMessage.has(step.problem))
      await noteFailure(
        tenant,
        { type: message.message_type, problem: step.problem, text: step.error_text ?? null },
        now,
      );
  });
}

/** What changes for a message that a device has shown while it was delivered: it has arrived, by this channel. */
async function readReceipt(tenant: Tenant, { id, message_type, place }: Claimed, step: Step, claimed: Date) {
  const row = message_type === "push" ? await tenant.maybe(lockReceived(id, claimed)) : undefined;
  if (!row?.delivered_dt) return undefined;
  return { ...arrived, place, sent_dt: step.sent_dt ?? row.sent_dt };
}
const arrived: Step = { status: "delivered", due_dt: null, problem: null, error_text: null };

/** Undefined: another server has taken the message over. */
async function nextStep(batch: Batch, message: Claimed, claimed: Date): Promise<Next | undefined> {
  const { services, providers, customers } = batch;
  const { clock } = services;
  const progress: Progress = { ...message, channels: message.channels as MessageType[] }; // Only these are written.
  const customer = message.customer_id ? customers.get(message.customer_id) : undefined;
  // A device has shown it, though the server that sent it was lost.
  if (message.delivered_dt) return { step: arrived };
  const held = holdBack(batch, message, progress, customer);
  if (held) return { step: held };
  const found = providers.get(message.message_type);
  if (!found) return { step: endOfChannel(progress, "no-provider", null, clock.now()) };
  if (message.status === "sent") {
    const delivery = await found.provider.track?.(message.provider_id ?? "");
    return { step: afterQuestion(progress, delivery ?? { state: "pending" }, clock.now()) };
  }
  if (message.recipient === null) return { step: endOfChannel(progress, "no-address", null, clock.now()) };
  return attempt(batch, { message, progress, customer, claimed, ...found });
}

/** Why advertising does not go out now, if it does not. */
function holdBack(batch: Batch, message: Claimed, progress: Progress, customer: Reachable | undefined) {
  if (message.status !== "wait" || !message.advertising) return undefined;
  if (!mayGo(message, customer, batch.required)) return onward(progress, customer, batch, { problem: "no-consent" });
  const { quiet, timeZone } = batch.limits;
  const end = quiet && endOfQuiet(batch.services.clock.now(), quiet, zoneOf(customer?.phone, timeZone));
  return end ? heldUntil(end, message.attempts) : undefined;
}

interface Attempt {
  message: Claimed;
  progress: Progress;
  customer: Reachable | undefined;
  claimed: Date;
  row: ProviderRow;
  provider: Provider;
}
/** Gives a message to its service, if the limit of the month allows what it costs, and no other server has taken the message over. */
async function attempt(batch: Batch, one: Attempt): Promise<Next | undefined> {
  const { message, progress, customer, claimed, row, provider } = one;
  const { services, businessId, limits } = batch;
  const { clock, settings, pool } = services;
  const { id, recipient, subject, created_dt: createdAt, was_claimed: isRepeat } = message;
  const links = customer && consentLinks({ businessId, customerId: customer.id }, settings);
  const text = links ? withLink(message.text, message.message_type, message.language, links.page) : message.text;
  const price = costOf(message.message_type, text, row);
  const costs = price.cost !== null && price.cost > 0n;
  const taken = costs
    ? await reserve(price.cost ?? 0n, { pool, businessId, message, claimed, limits, now: clock.now() })
    : undefined;
  if (taken === "taken-over") return undefined;
  if (costs && !taken) return { step: onward(progress, customer, batch, { problem: "spending-limit" }) };
  const data = webhookData(message, customer);
  // A service never throws; an error here is ours, and the message waits for its mending.
  const inReplyTo = batch.answered.get(message.reply_to_id ?? "") ?? undefined;
  const outcome = await provider
    .send({
      id,
      to: recipient ?? "",
      subject,
      text,
      createdAt,
      isRepeat,
      data,
      inReplyTo,
      unsubscribeUrl: links?.oneClick,
      push: batch.targets.get(id),
    })
    .catch((error: unknown) => failed("provider-failed", error));
  const attempted = { ...progress, attempts: message.attempts + 1 };
  const step = afterAttempt(attempted, outcome, trackingOf(provider), clock.now());
  const known = { reserved: null, reserved_month: null };
  const { gone } = outcome;
  if (step.status === "sent" || step.status === "delivered") return { step: { ...step, ...price, ...known }, gone };
  return { step: { ...step, ...known }, unspent: taken, gone };
}

const trackingOf = ({ track, isConfirmed }: Provider): Tracking => (track ? "asked" : isConfirmed ? "told" : "never");

/** Whether advertising may go by the channel in use. */
const mayGo = ({ message_type }: Claimed, customer: Reachable | undefined, required: boolean) =>
  customer !== undefined && isAllowed(message_type, customer, required);

/** A message that may not go by its channel goes on by the next one that the customer has, and for advertising agrees to; without one it stays. */
function onward(
  progress: Progress & { advertising?: boolean },
  customer: Reachable | undefined,
  { required, services }: Batch,
  { problem }: { problem: MessageProblem },
): Step {
  const now = services.clock.now();
  const next = progress.channels.findIndex(
    (type, place) =>
      place > progress.place &&
      customer &&
      (!progress.advertising || isAllowed(type, customer, required)) &&
      recipientOf(type, customer),
  );
  return next === -1
    ? { status: "rejected", due_dt: null, problem, error_text: null }
    : { status: "wait", place: next, attempts: 0, due_dt: now, problem, error_text: null };
}

function costOf(message_type: MessageType, text: string, { part_price }: ProviderRow) {
  const parts = partsOf(message_type, text);
  return { parts, cost: part_price === null ? null : part_price * BigInt(parts) };
}

/** The recipient for a message that moves on to another channel. */
function channelOf(step: Step, message: Claimed, customers: Batch["customers"]) {
  if (step.place === undefined || step.place === message.place) return {};
  const message_type = message.channels[step.place] as MessageType; // Within the list, and only these are written.
  const customer = message.customer_id ? customers.get(message.customer_id) : undefined;
  return { message_type, recipient: (customer && recipientOf(message_type, customer)) ?? null };
}

/** What the receiver of a webhook needs to find the customer in a system of its own. */
function webhookData(message: Claimed, customer: Reachable | undefined) {
  const { src_type, message_code, language, loyalty_id, mailing_id, reply_to_id, recipient } = message;
  const same = { message_code, language, loyalty_id, mailing_id, reply_to_id, recipient };
  const { push_devices: _, ...known } = customer ?? { push_devices: 0 };
  return { source: src_type, ...same, customer: customer ? known : null };
}
