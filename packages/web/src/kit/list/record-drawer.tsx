import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Fragment, useEffect, useRef } from "react";
import type { Icon } from "#ui/icon.ts";
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
          <RowStep icon={ChevronUp} label={t.previousRow} keys="ArrowUp K" go={cursor.previous} />
          <RowStep icon={ChevronDown} label={t.nextRow} keys="ArrowDown J" go={cursor.next} />
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

interface RowStepProps {
  icon: Icon;
  label: string;
  keys: string;
  /** Absent at the end of the list. */
  go: (() => void) | undefined;
}

function RowStep({ icon, label, keys, go }: RowStepProps) {
  return <PlainIconButton icon={icon} label={label} aria-keyshortcuts={keys} disabled={!go} onClick={go} />;
}
