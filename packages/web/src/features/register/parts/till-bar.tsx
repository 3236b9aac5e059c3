import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { OpenDisplay } from "../display/open-display.tsx";
import { useInstall } from "../install.ts";
import { registerMessages } from "../messages.ts";
import { ShiftButton } from "../shift/shift-button.tsx";
import type { Till } from "../till-facts.ts";
import { CloseTill } from "./close-till.tsx";
import { TillSeller } from "./till-seller.tsx";

interface TillBarProps {
  till: Till;
  staff: ReplyOf<typeof term.staff>["staff"];
  /** The till has a screen that faces the customer. */
  hasDisplay: boolean;
  onLatest: () => void;
  onShortcuts: () => void;
}

/** The till with its recent sales, shortcuts and exit. */
export function TillBar({ till, staff, hasDisplay, onLatest, onShortcuts }: TillBarProps) {
  const t = useMessages(registerMessages);
  const session = useSession();
  const install = useInstall();
  const { title, pos } = till.terminal;
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
      <TillSeller staff={staff} />
      <ShiftButton currency={till.terminal.currency} />
      {hasDisplay && <OpenDisplay terminalId={till.terminal.id} />}
      {/* A phone has no room for it; there the browser's menu installs. */}
      <span className="max-sm:hidden">
        {install && <IconButton icon={Download} label={t.install} onClick={install} />}
      </span>
      <Button icon={History} onClick={onLatest}>
        {t.latest}
      </Button>
      <span className="pointer-coarse:hidden max-sm:hidden">
        <IconButton icon={Keyboard} label={t.shortcuts} aria-keyshortcuts="?" onClick={onShortcuts} />
      </span>
      <CloseTill />
    </header>
  );
}
