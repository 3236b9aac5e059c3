import { calls } from "@patron/contract/routes";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useCall } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import Kit from "./kit.tsx";

/** Every component in every state. Available only with the development mailbox, because it is of no use in production. */
export default function KitScreen() {
  const common = useCommonMessages();
  const { data } = useCall(calls.platform.params, {});
  if (!data) return null;
  if (!data.mailbox) return <EmptyState icon={MapPinOff} title={common.notFoundTitle} hint={common.notFoundHint} />;
  return (
    <div className="w-full max-w-[80rem]">
      <Kit />
    </div>
  );
}
