import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { HistorySection } from "#kit/history/history.tsx";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { isMissing, MissingRecord } from "#kit/record/missing-record.tsx";
import { ActiveStatus } from "#kit/record/record-screen.tsx";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { templateMessages } from "./messages.ts";
import { MessageForm } from "./parts/message/message-form.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** One message that a programme sends by itself: when it is on, by which channels, and what it says. */
export default function MessageEditScreen() {
  const t = useMessages(templateMessages);
  const { loyaltyId, messageCode } = usePathParams<"loyaltyId" | "messageCode">();
  const crumbs = useLoyaltyCrumbs(loyaltyId, "messages");
  const found = useCall(calls.messageTemplates.get, { path: { loyaltyId } });
  if (isMissing(found.error)) return <MissingRecord crumbs={crumbs} />;
  return (
    <Loaded of={found} fields={6}>
      {({ messages, version }) => {
        const message = messages.find((one) => one.message_code === messageCode);
        if (!message) return <MissingRecord crumbs={crumbs} />;
        return (
          <>
            <ScreenHeader
              title={t.values.message_code[message.message_code]}
              crumbs={crumbs}
              status={<ActiveStatus record={message} />}
            />
            <MessageForm key={messageCode} message={message} loyaltyId={loyaltyId} version={version} />
            <HistorySection of={`${loyaltyId}.${messageCode}`} />
          </>
        );
      }}
    </Loaded>
  );
}
