import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classes } from "#ui/classes.ts";
import { useChosenInSight } from "#ui/fields/use-chosen-in-sight.ts";
import type { Icon } from "#ui/icon.ts";
import { useUi } from "#ui/ui-messages.ts";

export type TabsLook = "border" | "lift" | "box" | "radio";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: Icon;
  /** A count in a quieter colour after the label. */
  count?: string;
  disabled?: boolean;
}
export interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: TabsLook;
  "aria-label"?: string;
  /** The content of the chosen tab. */
  children?: ReactNode;
}

const lists: Record<TabsLook, string> = {
  border: "gap-1 border-default border-b",
  lift: "gap-1 px-2",
  box: "w-fit max-w-full gap-0.5 rounded-control bg-sunken p-0.5",
  radio: "flex-wrap gap-2",
};
const tabs: Record<TabsLook, string> = {
  border:
    "-mb-px h-10 border-transparent border-b-2 px-3 text-muted hover:text-default data-active:border-accent data-active:text-default",
  lift: "-mb-px h-9 rounded-t-control border border-transparent px-3.5 text-muted hover:text-default data-active:border-default data-active:border-b-transparent data-active:bg-surface data-active:text-default",
  box: "h-8 rounded-[5px] px-3 text-muted hover:text-default data-active:bg-surface data-active:text-default data-active:shadow-control dark:data-active:bg-canvas",
  radio:
    "h-9 rounded-control border border-lift bg-surface ps-2.5 pe-3.5 text-default hover:bg-hover data-active:border-accent data-active:bg-accent-soft data-active:text-on-accent-soft",
};
const panels: Record<TabsLook, string> = {
  border: "pt-5",
  lift: "rounded-card border border-default bg-surface p-5",
  box: "pt-4",
  radio: "pt-4",
};

/**
 * Views of the same thing. Arrow keys move, Enter or a press chooses; the address stores which one is open. Built from plain elements, because they
 * are part of the first page load and Base UI's tabs are as large as all other components of it together.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs: all, value, onChange, look = "border", children, "aria-label": label } = props;
  const list = useChosenInSight(value);
  const id = useId();
  const chosen = all.findIndex((tab) => tab.value === value);
  const { reached, ...moving } = useMoves(Math.max(chosen, 0));
  const panelId = children === undefined ? undefined : `${id}-panel`;
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes("scroll-quiet relative flex", lists[look])}
        {...moving}
      >
        {all.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? panelId : undefined}
            // Stays focusable, so that screen readers announce it.
            aria-disabled={tab.disabled || undefined}
            data-active={index === chosen ? "" : undefined}
            data-disabled={tab.disabled ? "" : undefined}
            tabIndex={index === reached ? 0 : -1}
            onClick={() => !tab.disabled && index !== chosen && onChange(tab.value)}
            className={classes(
              "touch focus-inset group/tab inline-flex shrink-0 select-none items-center gap-2 whitespace-nowrap text-body font-medium transition-colors duration-150 data-disabled:opacity-50",
              tabs[look],
            )}
          >
            <TabFace tab={tab} look={look} />
          </button>
        ))}
      </div>
      {panelId && (
        <div
          role="tabpanel"
          id={panelId}
          aria-labelledby={chosen < 0 ? undefined : `${id}-${chosen}`}
          className={panels[look]}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Moves the focus from tab to tab in the text direction, wrapping around; on return the focus starts at the chosen tab. */
function useMoves(chosen: number) {
  const { direction } = useUi();
  const [reached, setReached] = useState<number>();
  const [onward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  return {
    reached: reached ?? chosen,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
      const at = tabs.indexOf(event.target as HTMLElement); // Any other element has the index -1.
      const targets: Record<string, number> = { [onward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 };
      const next = targets[event.key];
      if (next === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const index = (next + tabs.length) % tabs.length;
      setReached(index);
      tabs[index]?.focus();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setReached(undefined);
    },
  };
}

function TabFace({ tab, look }: { tab: Tab<string>; look: TabsLook }) {
  const Glyph = tab.icon;
  return (
    <>
      {look === "radio" && (
        <span
          aria-hidden
          className="grid size-4 place-items-center rounded-full border border-control bg-surface group-data-active/tab:border-accent group-data-active/tab:bg-accent"
        >
          <span className="size-1.5 rounded-full group-data-active/tab:bg-on-fill" />
        </span>
      )}
      {Glyph && <Glyph aria-hidden className="size-4" />}
      {tab.label}
      {tab.count !== undefined && (
        <span className="rounded-full bg-sunken px-1.5 text-caption text-muted group-data-active/tab:bg-accent-soft group-data-active/tab:text-on-accent-soft">
          {tab.count}
        </span>
      )}
    </>
  );
}
