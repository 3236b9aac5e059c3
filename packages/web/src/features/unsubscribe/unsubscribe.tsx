import type { MessageType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import BellOff from "lucide-react/icons/bell-off";
import { useEffect } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { changeLanguage, isLanguageChosen } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { CustomerDevice } from "./device/customer-device.tsx";
import { unsubscribeMessages } from "./messages.ts";

/** By which channels the customer of a link gets advertising. The link opens only this page, so mail scanners change nothing. */
export default function UnsubscribeScreen() {
  const [search] = useAddress();
  const path = { token: search.for || "none" };
  const found = useCall(calls.messageConsents.subscription, { path });
  return (
    <div className="flex w-full max-w-[28rem] flex-col gap-4">
      <Loaded of={found} fields={3}>
        {(subscription) => <Choice {...subscription} path={path} reload={() => void found.refetch()} />}
      </Loaded>
    </div>
  );
}

interface Chosen {
  reload(): void;
  path: { token: string };
  business_name: string;
  language: Parameters<typeof changeLanguage>[0] | null;
  channels: readonly { message_type: MessageType; allowed: boolean }[];
}
function Choice({ path, reload, business_name, language, channels }: Chosen) {
  const t = useMessages(unsubscribeMessages);
  const choose = useAction(calls.messageConsents.choose);
  // Somebody who has chosen a language here reads that one.
  useEffect(() => {
    if (language && !isLanguageChosen()) changeLanguage(language);
  }, [language]);
  const say = (answers: { message_type: MessageType; agreed: boolean }[]) => choose.run({ path, body: { answers } });
  const plainNames: Partial<Record<MessageType, string>> = { push: t.push, "external-system": t.other };
  const isOn = channels.some(({ allowed }) => allowed);
  return (
    <>
      <PageHeader title={business_name} purpose={t.purpose} />
      <CustomerDevice token={path.token} onChange={reload} />
      <Card title={t.offers}>
        <div className="flex flex-col gap-4">
          {channels.map(({ message_type, allowed }) => (
            <Switch
              key={message_type}
              value={allowed}
              onChange={(agreed) => say([{ message_type, agreed }])}
              label={plainNames[message_type] ?? t.values.message_type[message_type]}
              disabled={choose.busy}
            />
          ))}
          <p className="text-body text-muted" role="status">
            {isOn ? t.on : t.off}
          </p>
          {isOn && (
            <Button
              icon={BellOff}
              fullWidth
              loading={choose.busy}
              onClick={() => say(channels.map(({ message_type }) => ({ message_type, agreed: false })))}
            >
              {t.unsubscribe}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}
