import { Combobox as Base } from "@base-ui/react/combobox";
import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { popupBox, popupItem, popupList, popupPlacement } from "#ui/overlays/popup-style.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { type Option, OptionFace, OptionTick } from "./option.tsx";

interface ChoiceListProps {
  loading?: boolean;
  /** The list is the beginning of a longer one. */
  more?: boolean | undefined;
  /** Why there is no list. */
  problem?: string | undefined;
  /** Content above the list, such as its own search. It makes the popup a dialog, which then needs a `label`. */
  head?: ReactNode;
  label?: string;
  wide?: boolean;
}

/** The popup list of a combobox, a multi-select or a country field. Announces loading, empty and found. */
export function ChoiceList({ loading, more, problem, head, wide, label }: ChoiceListProps) {
  const { messages } = useUi();
  return (
    <Base.Portal>
      <Base.Positioner {...popupPlacement}>
        <Base.Popup
          aria-label={label}
          className={classes(popupBox, wide ? "w-80 max-w-(--available-width)" : "w-(--anchor-width) min-w-56")}
        >
          {head}
          <Base.Status className="text-muted">
            {loading && (
              <span className="flex items-center gap-2 px-3 py-2.5">
                <Spinner size="sm" /> <span aria-hidden>{messages.loading}</span>
              </span>
            )}
          </Base.Status>
          <Base.Empty className="text-muted">
            {!loading && <span className="block px-3 py-2.5">{problem ?? messages.noResults}</span>}
          </Base.Empty>
          <Base.List className={classes(popupList, "data-empty:hidden")}>
            {(option: Option) => (
              <Base.Item key={option.value} value={option} disabled={option.disabled} className={popupItem}>
                <OptionFace option={option} />
                <OptionTick within={Base.ItemIndicator} />
              </Base.Item>
            )}
          </Base.List>
          {more && <p className="border-t border-default px-3 py-2 text-caption text-muted">{messages.typeForMore}</p>}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
