import type { customerDevices } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useEffect, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import {
  digestOf,
  digestOfSubscription,
  type PushAbility,
  pushAbility,
  subscribe,
  unsubscribe,
} from "#kit/push/browser.ts";
import { report } from "#kit/report.ts";

/** Each link has a subscription of its own in the browser, so one business ends nothing of another. */
const scopeOf = (token: string) => `/push/${token}`;

/** What keeps the browser from getting messages after its user has pressed the button. */
type Refusal = "dismissed" | "refused";

/** Messages of the customer of a link on this device: whether it can have them and has them, and how to change that. */
export function useCustomerDevice(token: string, known: ReplyOf<typeof customerDevices.show>, onChange: () => void) {
  const scope = scopeOf(token);
  const path = { token };
  const [ability, setAbility] = useState<PushAbility>(pushAbility);
  const [own, setOwn] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const on = useAction(calls.customerDevices.switchOn, { onDone: onChange });
  const off = useAction(calls.customerDevices.switchOff, {
    onDone: () => {
      setOwn(undefined);
      unsubscribe(scope).catch(report);
      onChange();
    },
  });
  useEffect(() => {
    if (pushAbility() === "ready") digestOfSubscription(scope).then(setOwn).catch(report);
  }, [scope]);

  async function switchOn(): Promise<void> {
    setAsking(true);
    setRefusal(undefined);
    try {
      // Asked first: browsers answer only to the press itself.
      const permission = await Notification.requestPermission();
      setAbility(pushAbility());
      if (permission !== "granted") return void (permission === "default" && setRefusal("dismissed"));
      const body = await subscribe(known.public_key, { anew: true, scope });
      setOwn(await digestOf(body.endpoint));
      on.run({ path, body });
    } catch (error) {
      report(error);
      setRefusal("refused");
    } finally {
      setAsking(false);
    }
  }

  const isOn = own !== undefined && known.devices.includes(own) && ability === "ready";
  return {
    ability,
    refusal,
    on: isOn,
    /** How many other devices of the customer get messages. */
    others: known.devices.length - (isOn ? 1 : 0),
    busy: asking || on.busy || off.busy,
    switchOn: () => void switchOn(),
    switchOff: () => off.run({ path, query: { device: own } }),
    switchOffAll: () => off.run({ path }),
  };
}
