import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { useEffect, useEffectEvent } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLive } from "#kit/live.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { supportMessages } from "../messages.ts";
import { AttachedFile } from "./attached-file.tsx";

type Message = ReplyOf<typeof messages.get>;

const shown = 20;

/** What the business and support have written to each other, newest first. */
export function Conversation() {
  const t = useMessages(supportMessages);
  const found = useCall(calls.messages.list, { query: { support: true }, page: { count: shown } });
  useLive(["message"], () => void found.refetch());
  return (
    <Section title={t.conversation} explanation={t.conversationHint}>
      <Loaded of={found}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={LifeBuoy} title={t.emptyTitle} hint={t.emptyHint} />
          ) : (
            <>
              <ol className="flex flex-col gap-4">
                {items.map((message) => (
                  <Written key={message.id} message={message} />
                ))}
              </ol>
              {(total ?? 0) > items.length && (
                <TextLink link={<Link to="/messages" search={{ support: "true" }} />}>{t.allMessages}</TextLink>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Written({ message }: { message: Message }) {
  const t = useMessages(supportMessages);
  const show = useShow();
  const { id, incoming, author, created_dt, subject, text, attachments } = message;
  useReading(message);
  return (
    <li className="rounded-card border border-default bg-sunken px-4 py-3 text-body">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-muted">
        <span className="font-medium text-default" dir="auto">
          {author}
        </span>
        {incoming && (
          <Badge tone="info" icon={LifeBuoy}>
            {t.fromSupport}
          </Badge>
        )}
        <time dateTime={created_dt}>{show.dateTime(created_dt)}</time>
      </p>
      <p className="mt-2 font-semibold wrap-anywhere" dir="auto">
        {subject}
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
      {attachments.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {attachments.map((file, index) => (
            <li key={index} className="min-w-0">
              <AttachedFile messageId={id} number={index + 1} file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An answer counts as read once a person of the business sees it. */
function useReading({ id, incoming, readed }: Message): void {
  const mayMark = useAccess()([calls.messages.readed]);
  const isSupport = Boolean(useSession()?.support_until);
  const mark = useAction(calls.messages.readed);
  const read = useEffectEvent(() => {
    if (incoming && !readed && mayMark && !isSupport) mark.run({ path: { messageId: id }, body: { readed: true } });
  });
  useEffect(() => read(), []);
}
