import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "../call/use-action.ts";
import { useCall } from "../call/use-call.ts";
import { useMessages } from "../messages.ts";
import { report } from "../report.ts";
import { presentSession } from "../session/session.ts";
import { isPushAllowed, type PushAbility, pushAbility, showOnce, subscribe, unsubscribe } from "./browser.ts";
import { followSession } from "./follow-session.ts";
import { forgetPush, keepPush } from "./kept.ts";
import { pushMessages } from "./messages.ts";

/** Notifications on this device: whether it can have them and has them, and how to change that. */
export function usePushDevice() {
  const t = useMessages(pushMessages);
  const found = useCall(calls.pushDevice.get, {});
  const [ability, setAbility] = useState<PushAbility>(pushAbility);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const on = useAction(calls.pushDevice.switchOn, {
    onDone: () => {
      keepPush(presentSession()?.user.id ?? "");
      followSession({ isInStep: true });
      showOnce(t.shownTitle, t.shownText).catch(report);
    },
  });
  const off = useAction(calls.pushDevice.switchOff, {
    onDone: () => {
      forgetPush();
      unsubscribe().catch(report);
    },
  });

  async function switchOn(publicKey: string): Promise<void> {
    setAsking(true);
    setRefused(false);
    try {
      // Asked first: browsers answer only to the press itself.
      const permission = await Notification.requestPermission();
      setAbility(pushAbility());
      if (permission !== "granted") return;
      on.run({ body: await subscribe(publicKey, { anew: true }) });
    } catch (error) {
      report(error);
      setRefused(true);
    } finally {
      setAsking(false);
    }
  }

  const { data } = found;
  return {
    found,
    ability,
    /** The browser's push service did not accept the subscription. */
    refused,
    on: (data?.on ?? false) && isPushAllowed(),
    busy: asking || on.busy || off.busy || !data,
    toggle(next: boolean): void {
      if (!next) off.run({});
      else if (data) void switchOn(data.public_key);
    },
  };
}
