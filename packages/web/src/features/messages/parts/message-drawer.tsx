import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { messageMessages } from "../messages.ts";
import { Failure } from "./failure.tsx";
import { messageTone } from "./tones.ts";

/** One message: its text, when it was sent, and why it was not. */
export function MessageDrawer({ cursor }: { cursor: RowCursor }) {
  const t = useMessages(messageMessages);
  const show = useShow();
  const { data, error, refetch } = useCall(calls.messages.get, { path: { messageId: cursor.id } });
  const one = data?.id === cursor.id ? data : undefined;
  const moment = (at: string | null) => at && show.dateTime(at);
  return (
    <RecordDrawer
      cursor={cursor}
      title={one?.customer?.name || one?.recipient || t.message}
      status={one && <Status tone={messageTone[one.status]}>{t.values.status[one.status]}</Status>}
    >
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!one && !error && <SkeletonDetails />}
      {one && (
        <div className="flex flex-col gap-6">
          <Failure message={one} />
          <div className="rounded-card border border-default bg-sunken px-4 py-3 text-body">
            {one.subject && (
              <p className="mb-2 font-semibold" dir="auto">
                {one.subject}
              </p>
            )}
            <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {one.text}
            </p>
          </div>
          <DefinitionList
            rows={[
              { term: t.fields.recipient, value: one.recipient && <bdi>{one.recipient}</bdi> },
              { term: t.fields.channels, value: one.channels.map((type) => t.values.message_type[type]).join(" → ") },
              { term: t.fields.message_type, value: t.values.message_type[one.message_type] },
              { term: t.fields.created_dt, value: moment(one.created_dt) },
              { term: t.fields.sent_dt, value: moment(one.sent_dt) },
              { term: t.fields.delivered_dt, value: moment(one.delivered_dt) },
              { term: t.fields.parts, value: show.number(one.parts) },
              { term: t.fields.cost, value: one.cost && show.unitPrice(one.cost, one.currency) },
            ].filter(({ value }) => value)}
          />
        </div>
      )}
    </RecordDrawer>
  );
}
