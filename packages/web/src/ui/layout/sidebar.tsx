import { Collapsible } from "@base-ui/react/collapsible";
import ChevronDown from "lucide-react/icons/chevron-down";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { type GivenLink, linkWith } from "#ui/given-link.ts";
import type { Icon } from "#ui/icon.ts";
import { Popover } from "#ui/overlays/popover.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";

const CollapsedContext = createContext(false);

export interface SidebarProps {
  /** Distinguishes two on one screen. */
  label?: string;
  /** Shows icons only; use `SidebarSheet` on phones. */
  collapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
  /** The product's logo. */
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** The main menu at the start of the screen: 240 px, or 56 px of icons with tooltips. */
export function Sidebar({ label, collapsed = false, onCollapse, head, foot, children }: SidebarProps) {
  const { messages } = useUi();
  return (
    <CollapsedContext value={collapsed}>
      <nav
        aria-label={label ?? messages.mainMenu}
        className={classes(
          "flex h-full min-h-0 flex-col border-default border-e bg-surface transition-[width] duration-150",
          collapsed ? "w-14" : "w-60",
        )}
      >
        {head && (
          <div className={classes("flex h-14 shrink-0 items-center", collapsed ? "justify-center" : "px-4")}>
            {head}
          </div>
        )}
        <ul className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto overflow-x-hidden overscroll-contain p-2">
          {children}
        </ul>
        {(foot || onCollapse) && (
          <div
            className={classes(
              "flex items-center gap-2 border-default border-t p-2",
              collapsed ? "flex-col" : "justify-between",
            )}
          >
            {foot}
            {onCollapse && (
              <span className="ms-auto rtl:-scale-x-100">
                <PlainIconButton
                  icon={collapsed ? PanelLeftOpen : PanelLeftClose}
                  label={collapsed ? messages.expandMenu : messages.collapseMenu}
                  onClick={() => onCollapse(!collapsed)}
                />
              </span>
            )}
          </div>
        )}
      </nav>
    </CollapsedContext>
  );
}

export interface SidebarItemProps {
  label: string;
  icon?: Icon;
  active?: boolean;
  /** A count or a mark at the end. */
  badge?: ReactNode;
  /** `<Link to=… />` */
  link: GivenLink;
}

const row =
  "touch focus-inset flex h-9 w-full min-w-0 items-center gap-2.5 rounded-control px-2.5 text-start text-body transition-colors duration-150";
const quietRow = "text-muted hover:bg-hover hover:text-default";

/** One entry. Only the top level has icons; entries of a group are text. */
export function SidebarItem({ label, icon: Glyph, active, badge, link }: SidebarItemProps) {
  const collapsed = use(CollapsedContext) && Glyph !== undefined;
  const own = useRef<HTMLAnchorElement>(null);
  // A user who opens an address directly sees the active entry, even in a long menu.
  useEffect(() => {
    if (active) own.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const entry = linkWith(link, {
    ref: own,
    "aria-current": active ? "page" : undefined,
    "aria-label": collapsed ? label : undefined,
    className: classes(
      row,
      active ? "bg-accent-soft font-medium text-on-accent-soft" : quietRow,
      collapsed && "justify-center px-0",
      !Glyph && "h-8 ps-10 text-table",
    ),
    children: (
      <>
        {Glyph && <Glyph aria-hidden className="size-5" />}
        {!collapsed && <span className="min-w-0 flex-1 truncate">{label}</span>}
        {!collapsed && badge}
      </>
    ),
  });
  return (
    <li>
      {collapsed && entry ? (
        <Tooltip text={label} side="inline-end">
          {entry}
        </Tooltip>
      ) : (
        entry
      )}
    </li>
  );
}

export interface SidebarGroupProps {
  label: string;
  icon: Icon;
  /** Whether it contains the active entry. */
  active?: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** `SidebarItem`s without icons. */
  children: ReactNode;
}

/** A collapsible group of entries; in the icon bar it opens beside its icon. */
export function SidebarGroup({ label, icon: Glyph, active, open, onOpen, children }: SidebarGroupProps) {
  const collapsed = use(CollapsedContext);
  if (collapsed) {
    return (
      <li>
        <Popover
          title={label}
          titled
          side="inline-end"
          align="start"
          trigger={
            <button
              type="button"
              aria-label={label}
              title={label}
              className={classes(row, "justify-center px-0", active ? "bg-accent-soft text-on-accent-soft" : quietRow)}
            >
              <Glyph aria-hidden className="size-5" />
            </button>
          }
        >
          <CollapsedContext value={false}>
            <ul className="-mx-1 flex flex-col gap-0.5 [&_a]:ps-2">{children}</ul>
          </CollapsedContext>
        </Popover>
      </li>
    );
  }
  return (
    <Collapsible.Root render={<li />} open={open} onOpenChange={(next) => onOpen(next)}>
      <Collapsible.Trigger
        className={classes(row, "group/group", active ? "font-medium text-default hover:bg-hover" : quietRow)}
      >
        <Glyph aria-hidden className={classes("size-5", active && "text-accent")} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronDown
          aria-hidden
          className="size-4 text-muted transition-transform duration-150 group-data-panel-open/group:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Panel render={<ul />} className="flex flex-col gap-0.5 py-0.5">
        {children}
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}

/** A sentence in place of the entries; nothing in the icon bar. */
export function SidebarNote({ children }: { children: ReactNode }) {
  if (use(CollapsedContext)) return null;
  return <li className="px-2.5 py-2 text-pretty text-body text-muted">{children}</li>;
}

/** A quiet heading above some entries; only a line in the icon bar. */
export function SidebarHeading({ children }: { children: ReactNode }) {
  if (use(CollapsedContext)) return <li aria-hidden className="mx-2 my-2 border-default border-t" />;
  return <li className="px-2.5 pt-4 pb-1 text-caption font-medium text-muted">{children}</li>;
}
