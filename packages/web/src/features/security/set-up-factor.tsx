import { calls } from "@patron/contract/routes";
import LogOut from "lucide-react/icons/log-out";
import { useEffect } from "react";
import { request } from "#kit/call/client.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { refreshSession } from "#kit/session/session.ts";
import { useSignOut } from "#kit/session/use-sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { loadHosts } from "#ui/overlays/load-hosts.ts";
import { securityMessages } from "./messages.ts";
import { AddFactor } from "./parts/add-factor.tsx";

/** Sets up the second factor that the business requires; afterwards the app opens. */
export function SetUpFactor() {
  const t = useMessages(securityMessages);
  const signOut = useSignOut();
  useEffect(() => {
    loadHosts().catch(report);
  }, []);
  const goOn = () => void request(calls.auth.access, {}).then(refreshSession, report);
  return (
    <Card title={t.requiredTitle} description={t.requiredMessage}>
      <div className="flex flex-wrap items-center gap-2">
        <AddFactor proved={false} onDone={goOn} />
        <Button look="quiet" icon={LogOut} onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      </div>
    </Card>
  );
}
