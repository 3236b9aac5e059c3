import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messageMessages } from "../messages.ts";
import { Failure } from "./failure.tsx";
import { MessageStatus } from "./message-status.tsx";
import { ReadMark } from "./read-mark.tsx";
import { Reply } from "./reply.tsx";
import { Resend } from "./resend.tsx";

type Message = ReplyOf<typeof messages.get>;

/** One message: its text, what became of it, and, if a customer wrote it, the reply. */
export function MessageDrawer({ cursor }: { cursor: RowCursor }) {
  const t = useMessages(messageMessages);
  const { data, error, refetch } = useCall(calls.messages.get, { path: { messageId: cursor.id } });
  const one = data?.id === cursor.id ? data : undefined;
  return (
    <RecordDrawer
      cursor={cursor}
      title={one?.author || one?.customer?.name || one?.recipient || t.message}
      status={one && <MessageStatus message={one} />}
    >
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!one && !error && <SkeletonDetails />}
      {one && (
        <div className="flex flex-col gap-6">
          <Failure message={one} />
          {one.reply_to_id && <Answered id={one.reply_to_id} />}
          <Words message={one} />
          {one.support && (
            <TextLink link={<Link to="/support" />}>
              {one.incoming ? t.answerSupport : t.values.src_type.support}
            </TextLink>
          )}
          {one.incoming && !one.support && <Reply key={one.id} message={one} />}
          <Resend message={one} />
          {one.incoming && <ReadMark key={`${one.id} mark`} message={one} />}
          <Facts message={one} />
        </div>
      )}
    </RecordDrawer>
  );
}

function Words({ message: { subject, text } }: { message: Pick<Message, "subject" | "text"> }) {
  return (
    <div className="rounded-card border border-default bg-sunken px-4 py-3 text-body">
      {subject && (
        <p className="mb-2 font-semibold" dir="auto">
          {subject}
        </p>
      )}
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
    </div>
  );
}

/** The message that this one answers. */
function Answered({ id }: { id: string }) {
  const t = useMessages(messageMessages);
  const { data } = useCall(calls.messages.get, { path: { messageId: id } });
  if (!data) return null;
  return (
    <div className="text-table text-muted">
      <p>{t.inAnswer}</p>
      <blockquote
        className="mt-1 line-clamp-4 whitespace-pre-wrap border-default border-s-2 ps-3 wrap-anywhere"
        dir="auto"
      >
        {data.text}
      </blockquote>
    </div>
  );
}

function Facts({ message: one }: { message: Message }) {
  const t = useMessages(messageMessages);
  const show = useShow();
  const moment = (at: string | null) => at && show.dateTime(at);
  // Devices have no address that says anything; the customer is in the title.
  const address = one.message_type !== "push" && one.recipient && <bdi>{one.recipient}</bdi>;
  const received = [
    { term: t.fields.sender, value: address },
    { term: t.fields.message_type, value: t.values.message_type[one.message_type] },
    { term: t.receivedAt, value: moment(one.created_dt) },
  ];
  const sent = [
    { term: t.fields.recipient, value: address },
    { term: t.fields.channels, value: one.channels.map((type) => t.values.message_type[type]).join(" → ") },
    { term: t.fields.message_type, value: t.values.message_type[one.message_type] },
    { term: t.fields.created_dt, value: moment(one.created_dt) },
    { term: t.fields.due_dt, value: moment(one.due_dt) },
    { term: t.fields.sent_dt, value: moment(one.sent_dt) },
    { term: t.fields.delivered_dt, value: moment(one.delivered_dt) },
    { term: t.fields.parts, value: show.number(one.parts) },
    { term: t.fields.cost, value: one.cost && show.unitPrice(one.cost, one.currency) },
  ];
  return <DefinitionList rows={(one.incoming ? received : sent).filter(({ value }) => value)} />;
}
