import { calls } from "@patron/contract/routes";
import Eye from "lucide-react/icons/eye";
import { useEffect } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { roleViewMessages } from "./messages.ts";

/** Says which role an owner sees the back office as, and leads out. It leaves by itself when the server ends the view. */
export default function RoleViewBar() {
  const t = useMessages(roleViewMessages);
  const language = useLanguage();
  const session = useSession();
  const roles = useCall(calls.platform.roles, { query: { application: "businessdashboard" } }).data?.items ?? [];
  const leave = useAction(calls.auth.endView, { onDone: startAnew });
  const until = session?.viewed_until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(startAnew, Math.max(0, new Date(until).getTime() - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [until]);
  const role = roles.find(({ code }) => code === session?.viewed_role);
  const time = until && new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(until));
  return (
    <div role="status" className="sticky top-14 z-10 print:hidden">
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warning-soft px-4 py-1.5 text-center text-on-warning-soft text-table">
        <Eye aria-hidden className="size-4" />
        <strong className="font-semibold">{t.viewing(role?.title[language] ?? "")}</strong>
        <span>{t.hint(time ?? "")}</span>
        <Button size="sm" variant="secondary" loading={leave.busy} onClick={() => leave.run({})}>
          {t.leave}
        </Button>
      </div>
    </div>
  );
}

/** Loads the app with the access that the session has now: nothing stays that was loaded with another one. */
function startAnew(): void {
  location.assign("/");
}
