import { calls } from "@patron/contract/routes";
import BellIcon from "lucide-react/icons/bell";
import { lazy, Suspense } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { useLive } from "#kit/live.ts";
import { useMessages } from "#kit/messages.ts";
import { Popover } from "#ui/overlays/popover.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { shellMessages } from "../shell-messages.ts";

const BellPanel = lazy(() => import("./bell-panel.tsx"));
/** Beyond it the server counts no more. */
const most = 100;

/** What the signed-in person has not read: how much, and what. */
export function Bell() {
  const t = useMessages(shellMessages);
  const { data, refetch } = useCall(calls.notifications.status, {});
  useLive(["notification", "message", "terminal", "fiscal_receipt"], () => void refetch());
  const unread = data?.notifications_unread ?? 0;
  const count = unread >= most ? `${most - 1}+` : String(unread);
  const messages = data?.messages_unread ?? 0;
  const marked = unread + messages > 0 || (data?.warnings.length ?? 0) > 0;
  return (
    <Popover
      title={t.bell}
      titled
      width="wide"
      align="end"
      trigger={<PlainIconButton icon={marked ? MarkedBell : BellIcon} label={unread > 0 ? t.unread(count) : t.bell} />}
    >
      {(close) => (
        <Suspense fallback={<SkeletonDetails />}>
          <BellPanel warnings={data?.warnings ?? []} unread={unread} messages={messages} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}

/** The bell with a dot; its label says how much is unread. */
function MarkedBell(props: { className?: string }) {
  return (
    <span className="relative">
      <BellIcon aria-hidden {...props} />
      <span aria-hidden className="absolute -end-0.5 -top-0.5 size-2 rounded-full bg-danger" />
    </span>
  );
}
