import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Fragment, useEffect, useRef } from "react";
import { Drawer, type DrawerProps } from "#ui/drawer.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useMessages } from "../messages.ts";
import { listMessages } from "./messages.ts";
import { rowElement, useWalkKeys, type Walk } from "./walk.ts";

interface RecordDrawerProps extends Omit<DrawerProps, "open" | "onClose" | "modal" | "finalFocus"> {
  walk: Walk;
}

/**
 * The details of the open row beside its list, which stays alive. Up and down, j and k lead to the neighbours; Escape closes and gives the focus
 * back to the row.
 */
export function RecordDrawer({ walk, tools, children, ...rest }: RecordDrawerProps) {
  const t = useMessages(listMessages);
  useWalkKeys(walk);
  useFocusBack(walk.id);
  return (
    <Drawer
      {...rest}
      open
      modal={false}
      onClose={walk.close}
      finalFocus={() => rowElement(walk.id) ?? true}
      tools={
        <>
          {tools}
          <PlainIconButton
            icon={ChevronUp}
            label={t.previousRow}
            aria-keyshortcuts="ArrowUp K"
            disabled={!walk.previous}
            onClick={walk.previous}
          />
          <PlainIconButton
            icon={ChevronDown}
            label={t.nextRow}
            aria-keyshortcuts="ArrowDown J"
            disabled={!walk.next}
            onClick={walk.next}
          />
        </>
      }
    >
      {/* What was unfolded or scrolled in one row means nothing in the next. */}
      <Fragment key={walk.id}>{children}</Fragment>
    </Drawer>
  );
}

/** A drawer that is closed before the focus has come into it gives none back: then the row gets it all the same. */
function useFocusBack(id: string): void {
  const row = useRef(id);
  row.current = id;
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) rowElement(row.current)?.focus();
        }),
      );
    },
    [],
  );
}
