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

/**
 * A drawer that closes before it receives the focus, or before the rows of its list have come, does not return it: this moves the focus to the row
 * then too.
 */
function useFocusBack(id: string): void {
  const row = useRef(id);
  row.current = id;
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => focusLost(row.current)));
    },
    [],
  );
}

/** The longest time that a list may take to load after its drawer has closed. */
const waitsMs = 10_000;

/** Focuses a row as soon as it is there, unless something else gets the focus first. */
function focusLost(id: string): void {
  const isDone = () => {
    if (document.activeElement !== document.body) return true;
    const found = rowElement(id);
    found?.focus();
    return found !== null;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitsMs);
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
