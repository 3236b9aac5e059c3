import type { messageTemplates } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { templateMessages } from "../messages.ts";
import { paths } from "../screens.ts";

type Template = ReplyOf<typeof messageTemplates.get>["messages"][number];

/** The messages that a programme sends by itself, by what they are about. */
export function MessageList({ record: loyalty }: { record: { id: string } }) {
  const t = useMessages(templateMessages);
  const path = { loyaltyId: loyalty.id };
  return (
    <Loaded of={useCall(calls.messageTemplates.get, { path })} fields={6}>
      {({ messages }) => (
        <>
          <p className="mb-8 max-w-[60rem] text-body text-muted">{t.listHint}</p>
          {[...Map.groupBy(messages, ({ group }) => group)].map(([group, own]) => (
            <Section key={group} title={t.values.group[group]}>
              <ul className="flex flex-col divide-y divide-default">
                {own.map((one) => (
                  <Row key={one.message_code} message={one} loyaltyId={loyalty.id} />
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </Loaded>
  );
}

function Row({ message, loyaltyId }: { message: Template; loyaltyId: string }) {
  const t = useMessages(templateMessages);
  const common = useCommonMessages();
  const { message_code: messageCode, active, channels } = message;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0">
      <TextLink quiet link={<Link to={paths.editMessage({ loyaltyId, messageCode })} />}>
        {t.values.message_code[messageCode]}
      </TextLink>
      <span className="flex flex-wrap items-center gap-3 text-table text-muted">
        {active && channels.map((channel) => t.values.channels[channel]).join(", ")}
        {active ? <Status tone="success">{common.active}</Status> : <Status>{t.off}</Status>}
      </span>
    </li>
  );
}
