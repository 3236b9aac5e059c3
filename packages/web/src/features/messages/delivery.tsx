import { calls } from "@patron/contract/routes";
import { Fragment } from "react";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader, useScreenTitle } from "#kit/screen/screen-header.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { messageMessages } from "./messages.ts";
import { ProviderForm } from "./parts/provider-form.tsx";
import { ProviderTest } from "./parts/provider-test.tsx";

/** The services that deliver messages to customers: a tab for each channel. */
export default function DeliveryScreen() {
  const t = useMessages(messageMessages);
  const title = useScreenTitle();
  const [search, change] = useAddress();
  const found = useCall(calls.messages.providers, {});
  return (
    <Loaded of={found} fields={5}>
      {({ items }) => {
        const shown = items.find(({ message_type }) => message_type === search.channel) ?? items[0]!; // There is one for each channel.
        return (
          <>
            <ScreenHeader purpose={t.deliveryPurpose} />
            <Tabs
              look="border"
              aria-label={title}
              tabs={items.map(({ message_type }) => ({
                value: message_type,
                label: t.values.message_type[message_type],
              }))}
              value={shown.message_type}
              onChange={(next) => change({ channel: next === items[0]?.message_type ? undefined : next })}
            >
              <Fragment key={shown.message_type}>
                <ProviderForm provider={shown} />
                <ProviderTest provider={shown} />
              </Fragment>
            </Tabs>
          </>
        );
      }}
    </Loaded>
  );
}
