import { Combobox as Base } from "@base-ui/react/combobox";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { classes } from "#ui/classes.ts";
import { useUi } from "#ui/ui-messages.ts";
import { ChoiceList } from "./choice-list.tsx";
import { bareInput, type ControlProps, controlStyle, groupFocus } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";
import type { Option } from "./option.tsx";

export interface ComboboxProps extends ControlProps {
  /** The whole option, not its id, so that it has a label before its list is loaded. */
  value: Option | null;
  onChange: (value: Option | null) => void;
  options: readonly Option[];
  /** Called with each search text when the options come from the server; without it the given options are filtered here. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** There are more options than these: the user is told to type. */
  more?: boolean;
  /** Why options could not be loaded. */
  problem?: string | undefined;
  placeholder?: string;
}

/** One of many choices, found by typing; can be cleared. */
export function Combobox(props: ComboboxProps) {
  const {
    value,
    onChange,
    options,
    onSearch,
    loading,
    more,
    problem,
    placeholder,
    size = "md",
    onBlur,
    "aria-label": label,
    ...root
  } = props;
  const { messages, locale } = useUi();
  const { attributes, disabled } = useFieldControl(root);
  return (
    <Base.Root
      {...root}
      disabled={disabled}
      items={options}
      value={value}
      locale={locale}
      onValueChange={(next: Option | null, details) => {
        // Escape closes the list; in a closed field Base UI would remove the choice.
        if (details.reason !== "escape-key") return onChange(next);
        details.cancel();
        details.allowPropagation(); // What surrounds the field may close.
      }}
      isItemEqualToValue={sameOption}
      filter={onSearch ? null : undefined}
      onInputValueChange={(text, details) => {
        if (details.reason === "escape-key") return details.cancel();
        // The label of a choice that was made is no search.
        onSearch?.(details.reason === "input-change" ? text : "");
      }}
    >
      <Base.InputGroup
        className={classes(
          controlStyle(size),
          groupFocus,
          "flex items-center gap-1 ps-3 pe-1.5 has-data-invalid:border-danger has-data-disabled:border-default has-data-disabled:bg-sunken",
        )}
      >
        <Base.Input
          aria-label={label}
          {...attributes}
          onBlur={onBlur}
          placeholder={placeholder ?? messages.choose}
          // The direction follows the text, so that a long value shows its beginning.
          dir="auto"
          className={classes(bareInput, "rtl:text-right")}
        />
        <Base.Clear
          aria-label={messages.clear}
          className="touch-area grid size-6 place-items-center rounded-small text-muted hover:text-default data-disabled:hidden"
        >
          <X aria-hidden className="size-4" />
        </Base.Clear>
        <Base.Trigger
          aria-label={messages.choose}
          className="touch-area grid size-6 place-items-center rounded-small text-muted"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <ChoiceList loading={loading} more={more} problem={problem} />
    </Base.Root>
  );
}

export function sameOption(left: Option, right: Option): boolean {
  return left.value === right.value;
}
