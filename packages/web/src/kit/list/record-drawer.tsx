import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Fragment, useEffect, useRef } from "react";
import { Drawer, type DrawerProps } from "#ui/overlays/drawer.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useMessages } from "../messages.ts";
import { listMessages } from "./messages.ts";
import { type RowCursor, rowElement, useCursorKeys } from "./row-cursor.ts";

interface RecordDrawerProps extends Omit<DrawerProps, "open" | "onClose" | "modal" | "finalFocus"> {
  cursor: RowCursor;
}

/**
 * The details of the open row beside its list, which stays usable. Up and down, j and k open the neighbours; Escape closes and returns the focus to
 * the row.
 */
export function RecordDrawer({ cursor, tools, children, ...rest }: RecordDrawerProps) {
  const t = useMessages(listMessages);
  useCursorKeys(cursor);
  useFocusBack(cursor.id);
  return (
    <Drawer
      {...rest}
      open
      modal={false}
      onClose={cursor.close}
      finalFocus={() => rowElement(cursor.id) ?? true}
      tools={
        <>
          {tools}
          <PlainIconButton
            icon={ChevronUp}
            label={t.previousRow}
            aria-keyshortcuts="ArrowUp K"
            disabled={!cursor.previous}
            onClick={cursor.previous}
          />
          <PlainIconButton
            icon={ChevronDown}
            label={t.nextRow}
            aria-keyshortcuts="ArrowDown J"
            disabled={!cursor.next}
            onClick={cursor.next}
          />
        </>
      }
    >
      {/* Sections and scroll position of one row do not apply to the next. */}
      <Fragment key={cursor.id}>{children}</Fragment>
    </Drawer>
  );
}

/** A drawer that closes before it receives the focus does not return it: this moves the focus to the row in that case too. */
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
