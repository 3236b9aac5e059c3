import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { bareInput } from "#ui/fields/control-style.ts";
import type { Icon } from "#ui/icon.ts";
import { Kbd } from "#ui/kbd.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { popupItem } from "./popup-style.ts";

/** One entry of the palette: a destination or an action. */
export interface Command {
  id: string;
  label: string;
  /** Shown after the label in a quieter colour. */
  detail?: string | undefined;
  icon: Icon;
  keys?: string;
}
export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name of the dialog and its field. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Already filtered, best matches first. */
  groups: readonly CommandGroup[];
  onChoose: (command: Command) => void;
  loading?: boolean;
  empty: string;
}

/** A field above a list of commands: typing filters, arrow keys move, Enter runs, Escape closes and returns the focus. */
export function CommandPalette(props: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="motion-fade fixed inset-0 z-40 bg-backdrop" />
        <Dialog.Popup
          initialFocus={input}
          aria-label={props.label}
          className="motion-dialog fixed inset-x-4 top-[max(1rem,12dvh,var(--toast-room,0px))] z-40 mx-auto flex max-h-[min(30rem,76dvh)] max-w-[40rem] flex-col overflow-clip rounded-dialog border border-lift bg-surface text-default shadow-dialog outline-none"
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={props.groups}
            value={props.text}
            onValueChange={(text, { reason }) => reason !== "item-press" && props.onText(text)}
            itemToStringValue={(command: Command) => command.label}
          >
            <div className="flex h-14 shrink-0 items-center gap-3 border-default border-b px-4">
              <Search aria-hidden className="size-5 shrink-0 text-muted" />
              <Autocomplete.Input
                ref={input}
                aria-label={props.label}
                placeholder={props.label}
                className={`${bareInput} text-section`}
              />
              {props.loading && <Spinner size="sm" />}
              <Kbd>Esc</Kbd>
            </div>
            <Found {...props} />
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Found({ groups, loading, empty, onChoose }: CommandPaletteProps) {
  const { messages } = useUi();
  const isEmpty = groups.every((group) => group.items.length === 0);
  return (
    <>
      <Autocomplete.Status className="text-muted">
        {isEmpty && <span className="block px-4 py-6 text-center">{loading ? messages.loading : empty}</span>}
      </Autocomplete.Status>
      <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto p-1.5 data-empty:hidden">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.label} items={group.items} className="pb-1.5">
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-caption font-medium text-muted">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  onClick={() => onChoose(command)}
                  className={popupItem}
                >
                  <command.icon aria-hidden className="size-4 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 truncate">
                    {command.label}
                    {command.detail && <bdi className="ms-2 text-muted">{command.detail}</bdi>}
                  </span>
                  {command.keys && <Kbd>{command.keys}</Kbd>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  );
}
