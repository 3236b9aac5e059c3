import { calls } from "@patron/contract/routes";
import MailOpen from "lucide-react/icons/mail-open";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { mailboxMessages } from "./messages.ts";

/** The e-mails of a server without mail settings, for development and trials. */
export default function MailboxScreen() {
  const t = useMessages(mailboxMessages);
  const show = useShow();
  const { data, error, isFetching, refetch } = useCall(calls.platform.mailbox, {});
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const look = (
    <Button icon={RotateCw} loading={isFetching} onClick={() => void refetch()}>
      {t.refresh}
    </Button>
  );
  return (
    <div className="flex w-full max-w-[42rem] flex-col gap-4">
      <PageHeader title={t.title} purpose={t.purpose} actions={look} />
      {data?.items.length === 0 && <EmptyState icon={MailOpen} title={t.empty} />}
      {data?.items.map((letter) => (
        <Card
          key={letter.id}
          title={letter.subject ?? "SMS"}
          description={`${t.to} ${letter.recipient} · ${show.dateTime(letter.created_dt)}`}
        >
          <p className="whitespace-pre-line break-words text-body">{linked(letter.body)}</p>
        </Card>
      ))}
    </div>
  );
}

/** Turns addresses within a text into links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    /^https?:/.test(part) ? (
      <a key={part} href={part} className="text-accent underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
