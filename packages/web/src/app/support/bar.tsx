import LifeBuoy from "lucide-react/icons/life-buoy";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { supportMessages } from "./messages.ts";

/** Says to support of the installation that they are in a business of others, and until when. */
export default function SupportBar() {
  const t = useMessages(supportMessages);
  const show = useShow();
  const until = useSession()?.support_until ?? null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2 bg-warning-soft px-4 py-1.5 text-center text-on-warning-soft text-table print:hidden"
    >
      <LifeBuoy aria-hidden className="size-4 shrink-0" />
      <strong className="font-semibold">{t.here}</strong>
      <span>{until && t.until(show.dateTime(until))}</span>
    </p>
  );
}
