import type { messages } from "@patron/contract";
import { newId } from "#kit/id.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { type Person, personOf } from "#kit/who.ts";
import { getBusiness } from "../../business/public.ts";
import { getPerson } from "../../business-user/public.ts";
import { sendEmail } from "../../mail/public.ts";
import { addMessages } from "../../message-templates/public.ts";
import { knowingOf, raise } from "../../notifications/public.ts";
import { supportUntil } from "../../support/public.ts";
import { markReplied } from "../incoming/queries.ts";
import { getMessage } from "../queries.ts";
import { attachmentsOf, type StoredAttachment, toMessage } from "../views.ts";
import { letterOf } from "./letter.ts";
import * as queries from "./queries.ts";

type Writing = Context<typeof messages.system>;

const largestFiles = 5_000_000;

/** The conversation of a business with the support of the installation. */
export const supportCalls: Handlers<Pick<typeof messages, "system" | "attachment">> = {
  async system(context) {
    const { body, tenant, who, settings, now, language, fail, changed } = context;
    const person = personOf(who);
    const { bySupport } = person;
    if (!bySupport && settings.supportEmails.length === 0) return fail("support_access.unavailable");
    const attachments = await storeFiles(context, person);
    const [business, writer] = await Promise.all([tenant.one(getBusiness()), tenant.one(getPerson(person.personId))]);
    const question = bySupport ? await tenant.maybe(queries.getLastQuestion()) : undefined;
    const id = newId();
    const author = `${writer.first_name} ${writer.last_name}`.trim();
    const subject = body.subject.trim();
    const text = body.text.trim();
    await tenant.run(
      addMessages([
        {
          ...{ id, support: true, incoming: bySupport, src_type: bySupport ? "support" : "business", language },
          ...{ message_type: "email", channels: ["email"], next_after_minutes: 1, subject, text },
          ...{ status: bySupport ? "delivered" : "sent", reply_to_id: question?.id ?? null },
          ...{ author_id: person.personId, author, attachments: JSON.stringify(attachments) },
          ...{ created_dt: now, sent_dt: now },
        },
      ]),
    );
    changed({ entityType: "message", id, after: { support: true, subject, text, attachments: attachments.length } });
    if (bySupport) {
      if (question) await tenant.run(markReplied(question.id, now));
      const facts = { by: author, subject };
      const about = { entityType: "message", id } as const;
      const asked = question?.author_id ? { personId: question.author_id } : {};
      await raise(tenant, { event: "support-answered", facts, about, ...asked, knowingId: knowingOf(who) }, now);
    } else {
      const address = `${settings.publicUrl}/support`;
      const until = await supportUntil(tenant, now);
      const letter = letterOf({ subject, text, author, business, address, until }, language);
      const sent = { ...letter, replyTo: writer.email, files: attachments };
      for (const recipient of settings.supportEmails) await sendEmail(tenant, { ...sent, recipient }, now);
    }
    tenant.announce("message");
    return toMessage(await tenant.one(getMessage(id)), business.currency);
  },

  async attachment({ path, tenant, files, fail }) {
    const message = await tenant.maybe(queries.getAttachments(path.messageId));
    if (!message) return fail("message.not_found");
    const found = attachmentsOf(message)[Number(path.attachmentNumber) - 1];
    const bytes = found && (await files.readAttachment(found.key));
    if (!bytes) return fail("file.not_found");
    const { name, type, size } = found;
    return { name, type, size, content: Buffer.from(bytes).toString("base64") };
  },
};

/** Stores the files of a message, whose types their contents tell. */
async function storeFiles({ body, files, fail }: Writing, { businessId }: Person): Promise<StoredAttachment[]> {
  const read = (body.attachments ?? []).map(({ name, content }) => ({ name, bytes: Buffer.from(content, "base64") }));
  if (read.reduce((sum, { bytes }) => sum + bytes.length, 0) > largestFiles)
    throw fail("message.attachments_too_large");
  const stored: StoredAttachment[] = [];
  for (const { name, bytes } of read) {
    const attachment = await files.addAttachment(businessId, bytes);
    if (!attachment) throw fail("message.unsupported_attachment");
    stored.push({ name: name.trim(), ...attachment });
  }
  return stored;
}
