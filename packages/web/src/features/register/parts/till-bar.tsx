import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
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

/** The till with its recent sales, shortcuts and exit. */
export function TillBar({ till, onShortcuts }: { till: Till; onShortcuts: () => void }) {
  const t = useMessages(registerMessages);
  const session = useSession();
  const [latest, setLatest] = useState(false);
  const { title, pos } = till.terminal;
  async function close() {
    // Also without a connection: the token is deleted here in any case.
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
      <span className="pointer-coarse:hidden max-sm:hidden">
        <IconButton icon={Keyboard} label={t.shortcuts} aria-keyshortcuts="?" onClick={onShortcuts} />
      </span>
      <IconButton icon={LogOut} label={t.signOut} onClick={() => void close()} />
      <LatestChecks open={latest} onClose={() => setLatest(false)} />
    </header>
  );
}
