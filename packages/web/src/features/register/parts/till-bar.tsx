import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { registerMessages } from "../messages.ts";
import { leaveTill, requestTill, type Till } from "../till.ts";
import { LatestChecks } from "./latest-checks.tsx";

/** Which till this is, its latest checks, and the way out. */
export function TillBar({ till }: { till: Till }) {
  const t = useMessages(registerMessages);
  const session = useSession();
  const [latest, setLatest] = useState(false);
  const { title, pos } = till.terminal;
  async function close() {
    // Leaving works without the server too: the token is forgotten here in any case.
    await requestTill(calls.term.signOut, {}).catch(report);
    leaveTill();
  }
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-default border-b bg-surface px-3 lg:px-4">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-body font-semibold">{title}</h1>
        <p className="truncate text-caption text-muted">{pos.title}</p>
      </div>
      {session && (
        <span className="max-sm:hidden">
          <TextLink link={<Link to="/" />}>{t.toOffice}</TextLink>
        </span>
      )}
      <Button icon={History} onClick={() => setLatest(true)}>
        {t.latest}
      </Button>
      <IconButton icon={LogOut} label={t.signOut} onClick={() => void close()} />
      <LatestChecks open={latest} onClose={() => setLatest(false)} />
    </header>
  );
}
