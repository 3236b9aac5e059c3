import MenuIcon from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { TooltipDelay } from "#ui/overlays/tooltip.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";

/** The frame of the app: the menu at the start (not on phones), the bar above, the screen in the middle with a gutter of 24 px, 16 px on phones. */
export function AppFrame({
  sidebar,
  topBar,
  children,
}: {
  sidebar: ReactNode;
  topBar: ReactNode;
  children: ReactNode;
}) {
  const { messages } = useUi();
  return (
    <TooltipDelay>
      <div className="flex min-h-dvh">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2 focus:font-medium focus:shadow-float"
        >
          {messages.skipToContent}
        </a>
        <div className="sticky top-0 z-20 h-dvh shrink-0 max-md:hidden print:hidden">{sidebar}</div>
        <div className="flex min-w-0 flex-1 flex-col">
          {topBar}
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none md:px-6">
            {children}
          </main>
        </div>
      </div>
    </TooltipDelay>
  );
}

export interface TopBarProps {
  /** Opens the menu as a sheet; its button shows on phones only. */
  onMenu?: () => void;
  /** Business and programme switch. */
  start?: ReactNode;
  /** Search over everything. */
  middle?: ReactNode;
  /** Bell, help, language, theme, account. */
  end?: ReactNode;
}

/** The bar above every screen: 56 px, stays visible while the screen scrolls. */
export function TopBar({ onMenu, start, middle, end }: TopBarProps) {
  const { messages } = useUi();
  return (
    <header className="sticky top-0 z-10 flex h-14 shrink-0 items-center gap-3 border-default border-b bg-surface px-4 md:px-6 print:hidden">
      {onMenu && (
        <span className="-ms-2 md:hidden">
          <PlainIconButton icon={MenuIcon} label={messages.openMenu} onClick={onMenu} />
        </span>
      )}
      <div className="flex min-w-0 items-center gap-2">{start}</div>
      <div className="flex min-w-0 flex-1 justify-center">{middle}</div>
      <div className="flex shrink-0 items-center gap-1">{end}</div>
    </header>
  );
}
