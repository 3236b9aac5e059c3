import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { usePathParams } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { SkeletonForm } from "#ui/skeleton.tsx";

/** Where a notification on a device leads: it counts as read, and its record opens, or all notifications where it has none. */
export default function OpenNotificationScreen() {
  const { notificationId } = usePathParams<"notificationId">();
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useAction(calls.notifications.read);
  const found = useCall(calls.notifications.get, { path: { notificationId }, query: { language } });
  const leave = useEffectEvent(({ id, readed, entity_type, entity_id }: NonNullable<typeof found.data>) => {
    if (!readed) read.run({ body: { ids: [id] } });
    const record = entity_type && entity_id && addressOfRecord({ entityType: entity_type, id: entity_id });
    void navigate({ to: record || "/notifications", replace: true });
  });
  const { data } = found;
  useEffect(() => {
    if (data) leave(data);
  }, [data]);
  return <Loaded of={found}>{() => <SkeletonForm fields={4} />}</Loaded>;
}
