import { Select as Base } from "@base-ui/react/select";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactElement } from "react";
import { classes } from "#ui/classes.ts";
import { LateOpener } from "#ui/overlays/late-opener.tsx";
import { popupBox, popupItem, popupList, popupPlacement } from "#ui/overlays/popup-style.ts";
import { useUi } from "#ui/ui-messages.ts";
import { type ControlProps, type ControlSize, controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";
import { type Option, OptionFace, OptionTick } from "./option.tsx";

export interface SelectProps<Value extends string> extends ControlProps {
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  placeholder?: string;
  /** As wide as its text instead of its container: for toolbars above a table. */
  fit?: boolean;
}

/** One of a few known choices; use a `Combobox` for more than about ten. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, placeholder, size, fit, disabled, onBlur, "aria-label": label } = props;
  const { messages } = useUi();
  if (!fit) return <Whole {...props} />;
  const tool = (
    <Tool size={size} disabled={disabled} onBlur={onBlur} aria-label={label}>
      {options.find((option) => option.value === value)?.label ?? placeholder ?? messages.choose}
    </Tool>
  );
  return (
    <LateOpener trigger={tool} opens="listbox">
      {(button) => <Whole {...props} trigger={button} />}
    </LateOpener>
  );
}

/** The button of a select outside a form. */
function Tool({ size, children, ...button }: ComponentProps<"button"> & { size?: ControlSize }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsForRole: the caller sets whether it is open, and what it opens.
    <button {...button} type="button" role="combobox" className={triggerStyle({ size, fit: true })}>
      {/* The direction follows the text, so that its end is cut, not its beginning. */}
      <span dir="auto" className="min-w-0 truncate">
        {children}
      </span>
      <ChevronDown aria-hidden className="size-4 text-muted" />
    </button>
  );
}

function triggerStyle({ size = "md", fit }: { size?: ControlSize; fit?: boolean }): string {
  return classes(
    controlStyle(size),
    "flex items-center justify-between gap-2 px-3 text-start",
    size === "sm" && "px-2.5",
    fit && "w-auto!",
  );
}

function Whole<Value extends string>(props: SelectProps<Value> & { trigger?: ReactElement }) {
  const { value, onChange, options, placeholder, size, onBlur, fit, trigger, "aria-label": label, ...root } = props;
  const { messages } = useUi();
  const { attributes, disabled } = useFieldControl(root);
  return (
    <Base.Root
      {...root}
      disabled={disabled}
      items={options}
      value={value}
      modal={false}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      {trigger ? (
        <Base.Trigger render={trigger} />
      ) : (
        <Base.Trigger aria-label={label} {...attributes} onBlur={onBlur} className={triggerStyle(props)}>
          <Base.Value
            dir="auto"
            placeholder={placeholder ?? messages.choose}
            className="min-w-0 truncate data-placeholder:text-muted"
          />
          <Base.Icon render={<ChevronDown aria-hidden className="size-4 text-muted" />} />
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} {...popupPlacement}>
          <Base.Popup className={classes(popupBox, "min-w-(--anchor-width) max-w-[min(24rem,var(--available-width))]")}>
            <Base.List className={popupList}>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={popupItem}>
                  <Base.ItemText className="flex min-w-0 flex-1 items-center gap-2">
                    <OptionFace option={option} />
                  </Base.ItemText>
                  <OptionTick within={Base.ItemIndicator} />
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
