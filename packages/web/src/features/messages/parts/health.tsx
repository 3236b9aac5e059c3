import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { messageMessages } from "../messages.ts";
import type { MessageProvider } from "./message-provider.ts";

/** Whether the service works: its last success, or the failure after it with the reason. */
export function Health({ provider }: { provider: MessageProvider }) {
  const t = useMessages(messageMessages);
  const { dateTime } = useShow();
  const { last_sent_dt, last_failed_dt, last_problem, last_error_text } = provider;
  if (last_problem && last_failed_dt && !(last_sent_dt && last_sent_dt > last_failed_dt))
    return (
      <div className="mb-6">
        <Callout tone="danger" title={t.failing(dateTime(last_failed_dt))}>
          {t.values.problem[last_problem]} {last_error_text && <q dir="auto">{last_error_text}</q>}
        </Callout>
      </div>
    );
  return last_sent_dt ? <p className="mb-6 text-body text-muted">{t.working(dateTime(last_sent_dt))}</p> : null;
}

/** Whether the mailbox can be read, if there is one. */
export function MailboxHealth({ provider }: { provider: MessageProvider }) {
  const t = useMessages(messageMessages);
  const { dateTime } = useShow();
  const { mailbox_checked_dt, mailbox_problem, mailbox_error_text } = provider;
  if (mailbox_problem)
    return (
      <Callout tone="danger" title={t.mailboxFailing}>
        {t.values.problem[mailbox_problem]} {mailbox_error_text && <q dir="auto">{mailbox_error_text}</q>}
      </Callout>
    );
  return mailbox_checked_dt ? (
    <p className="text-body text-muted">{t.mailboxRead(dateTime(mailbox_checked_dt))}</p>
  ) : null;
}
