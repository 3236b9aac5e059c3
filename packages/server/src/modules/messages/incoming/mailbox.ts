import type { MailSecurity } from "@patron/contract/enums";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Position, readMailbox } from "../../../adapters/messages/mailbox.ts";
import { openSecret } from "../channel.ts";
import { getProvider, lockProvider, noteMailbox, saveMailbox } from "../provider-queries.ts";
import type { ProviderRow } from "../provider-views.ts";
import { receive } from "./receive.ts";

/** Adds the job that reads the mailbox of a business; one that waits already is enough. */
export const requestReading = (tenant: Tenant, businessId: string) =>
  tenant.job("mailboxes.read", { business_id: businessId }, null, `mailbox ${businessId}`);

const isRead = (row: ProviderRow | undefined): row is ProviderRow =>
  row?.kind === "smtp" && row.active && row.incoming_host !== "";

/** Whether two rows mean the same mailbox: somebody may change the settings while one is read. */
const isSame = (a: ProviderRow, b: ProviderRow) =>
  a.incoming_host === b.incoming_host && a.incoming_port === b.incoming_port && a.login === b.login;

/** How far a mailbox is read. */
const positionOf = ({ mailbox_validity: validity, mailbox_uid: uid }: ProviderRow): Position | null =>
  validity === null || uid === null ? null : { validity, uid: Number(uid) };

/**
 * Takes what customers have written by e-mail. A mail and how far the mailbox is read are stored together, so a mail is taken once, whatever is killed
 * when. Others than customers, and those whom the business has written to, are left in the mailbox.
 */
export async function readMailboxOf(
  { pool, settings, clock }: Pick<Services, "pool" | "settings" | "clock">,
  businessId: string,
): Promise<void> {
  const row = await inBusiness(pool, businessId, "read only", (tenant) => tenant.maybe(getProvider("email")));
  if (!isRead(row)) return;
  const read = await readMailbox({
    settings: {
      host: row.incoming_host,
      port: row.incoming_port,
      security: row.incoming_security as MailSecurity, // The column's check allows no other.
      login: row.login,
      secret: openSecret(row, settings),
    },
    isPrivateAllowed: settings.privateAddresses,
    position: positionOf(row),
    since: row.mailbox_checked_dt ?? clock.now(),
    take: (position, mail) =>
      inBusiness(pool, businessId, "read write", async (tenant) => {
        const present = await tenant.maybe(lockProvider("email"));
        if (!isRead(present) || !isSame(present, row)) throw new Error("The mailbox was changed while it was read.");
        const before = positionOf(present);
        // Another server was faster.
        if (before && before.validity === position.validity && before.uid >= position.uid) return;
        if (mail && !row.sender.toLowerCase().includes(mail.from)) {
          const { id: providerId, from, subject, text } = mail;
          await receive(tenant, { type: "email", providerId, from, subject, text, onlyKnown: true }, clock.now());
        }
        await tenant.run(saveMailbox(position.validity, position.uid));
      }),
  });
  const { problem, text } = read.state === "failed" ? read : { problem: null, text: null };
  await inBusiness(pool, businessId, "read write", async (tenant) => {
    await tenant.run(noteMailbox(problem, text, clock.now()));
    if (read.state === "read" && read.isLeft) await requestReading(tenant, businessId);
  });
}
