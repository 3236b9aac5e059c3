import { calls } from "@patron/contract/routes";
import { Fragment } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader, useScreenTitle } from "#kit/screen/screen-header.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { messageMessages } from "./messages.ts";
import { LimitsForm } from "./parts/limits-form.tsx";
import { ProviderForm } from "./parts/provider-form.tsx";
import { ProviderTest } from "./parts/provider-test.tsx";

/** The tab of what holds for every channel. */
const limits = "limits";

/** The services that deliver messages to customers: a tab for each channel, and one for what holds for all. */
export default function DeliveryScreen() {
  const t = useMessages(messageMessages);
  const title = useScreenTitle();
  const [search, change] = useAddress();
  const found = useCall(calls.messages.providers, {});
  return (
    <Loaded of={found} fields={5}>
      {({ items }) => {
        const shown = items.find(({ message_type }) => message_type === search.channel) ?? items[0]!; // There is one for each channel.
        const isLimits = search.channel === limits;
        return (
          <>
            <ScreenHeader purpose={t.deliveryPurpose} />
            <Tabs
              look="border"
              aria-label={title}
              tabs={[
                ...items.map(({ message_type }) => ({
                  value: message_type,
                  label: t.values.message_type[message_type],
                })),
                { value: limits, label: t.limitsTab },
              ]}
              value={isLimits ? limits : shown.message_type}
              onChange={(next) => change({ channel: next === items[0]?.message_type ? undefined : next })}
            >
              {isLimits ? (
                <LimitsForm />
              ) : (
                <Fragment key={shown.message_type}>
                  <ProviderForm provider={shown} />
                  <ProviderTest provider={shown} />
                </Fragment>
              )}
            </Tabs>
          </>
        );
      }}
    </Loaded>
  );
}
