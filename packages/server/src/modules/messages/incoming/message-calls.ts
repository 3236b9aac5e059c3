import type { messages } from "@patron/contract";
import type { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../../business/public.ts";
import { addMessages, recipientOf, requestDelivery } from "../../message-templates/public.ts";
import { hasProviders } from "../channel.ts";
import { getMessage, listReachable } from "../queries.ts";
import { toMessage } from "../views.ts";
import * as queries from "./queries.ts";

type AnswerCalls = Pick<typeof messages, "readed" | "reply">;

interface Named {
  path: { messageId: string };
  tenant: Tenant;
  fail(code: "message.not_found" | "message.not_incoming"): Failure;
}
/** The incoming message that a call names, locked. */
async function lockIncoming({ path, tenant, fail }: Named) {
  const found = await tenant.maybe(queries.lockMessage(path.messageId));
  if (!found) throw fail("message.not_found");
  if (!found.incoming) throw fail("message.not_incoming");
  return found;
}

async function show(tenant: Tenant, id: string) {
  const [row, { currency }] = await Promise.all([tenant.one(getMessage(id)), tenant.one(getBusiness())]);
  return toMessage(row, currency);
}

/** What people do with messages of customers. */
export const answerCalls: Handlers<AnswerCalls> = {
  async readed(context) {
    const { body, tenant, now } = context;
    const { id, read_dt } = await lockIncoming(context);
    const isRead = body?.readed ?? true;
    if (isRead !== (read_dt !== null)) {
      await tenant.run(queries.markRead(id, isRead ? now : null));
      // Every bell counts again; a list has no new row.
      tenant.announce("notification");
    }
    return show(tenant, id);
  },

  async reply(context) {
    const { body, tenant, now, fail, changed } = context;
    const asked = await lockIncoming(context);
    if (asked.support) return fail("message.of_support");
    const type = body.channel ?? asked.message_type;
    const [customer] = asked.customer_id === null ? [] : await tenant.many(listReachable([asked.customer_id]));
    const sameAddress = type === asked.message_type ? asked.recipient : undefined;
    const recipient = sameAddress ?? (customer && recipientOf(type, customer));
    if (recipient === undefined) return fail("message.no_address");
    if (!(await hasProviders(tenant, [type]))) return fail("message_provider.none");
    const id = newId();
    const { loyalty_id, customer_id, language } = asked;
    const text = body.text.trim();
    const subject = type === "email" ? subjectOf(asked.subject, text) : null;
    await tenant.run(
      addMessages([
        {
          ...{ id, loyalty_id, customer_id, reply_to_id: asked.id, src_type: "business" as const, language },
          ...{ message_type: type, channels: [type], next_after_minutes: 1, recipient, subject, text },
          ...{ due_dt: now, created_dt: now },
        },
      ]),
    );
    await tenant.run(queries.markAnswered(asked.id, now));
    await requestDelivery(tenant, tenant.businessId);
    changed({ entityType: "message", id, after: { message_type: type, recipient, text } });
    return show(tenant, id);
  },
};

const subjectLength = 80;
const longestSubject = 200;
/** The subject of an answer by e-mail: that of the message, or the first line of the answer. */
function subjectOf(asked: string | null, text: string): string {
  if (asked) return (/^re:/i.test(asked) ? asked : `Re: ${asked}`).slice(0, longestSubject).toWellFormed();
  return (text.split("\n", 1)[0] ?? "").slice(0, subjectLength).toWellFormed();
}
