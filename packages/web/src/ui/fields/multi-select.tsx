import { Combobox as Base } from "@base-ui/react/combobox";
import X from "lucide-react/icons/x";
import { classes } from "#ui/classes.ts";
import { useUi } from "#ui/ui-messages.ts";
import { ChoiceList } from "./choice-list.tsx";
import { type ComboboxProps, sameOption } from "./combobox.tsx";
import { controlStyle, groupFocus } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";
import type { Option } from "./option.tsx";

export interface MultiSelectProps extends Omit<ComboboxProps, "value" | "onChange" | "size"> {
  value: readonly Option[];
  onChange: (value: Option[]) => void;
}

/** Several of many choices, each a removable chip. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, onChange, options, onSearch, loading, more, problem, ...others } = props;
  const { placeholder, onBlur, "aria-label": label, ...root } = others;
  const { messages, locale } = useUi();
  const { attributes, disabled } = useFieldControl(root);
  return (
    <Base.Root
      {...root}
      disabled={disabled}
      multiple
      items={options}
      value={value as Option[]} // Base UI does not change the array; its type only lacks readonly here.
      locale={locale}
      onValueChange={(next: Option[], details) => {
        // Escape closes the list; in a closed field Base UI would remove every choice.
        if (details.reason !== "escape-key") return onChange(next);
        details.cancel();
        details.allowPropagation(); // What surrounds the field may close.
      }}
      isItemEqualToValue={sameOption}
      filter={onSearch ? null : undefined}
      onInputValueChange={(text) => onSearch?.(text)}
    >
      <Base.InputGroup
        className={classes(controlStyle(), groupFocus, "has-data-invalid:border-danger has-data-disabled:bg-sunken")}
      >
        <Base.Chips className="flex min-h-8.5 flex-wrap items-center gap-1 px-1.5 py-1 pointer-coarse:min-h-10.5">
          {value.map((option) => (
            <Base.Chip
              key={option.value}
              aria-label={option.label}
              className="flex h-6 min-w-0 items-center rounded-small bg-sunken ps-2 text-table text-default data-highlighted:bg-accent-soft pointer-coarse:h-9"
            >
              <span dir="auto" className="truncate">
                {option.label}
              </span>
              <Base.ChipRemove
                aria-label={messages.remove(option.label)}
                className="touch-area grid size-6 place-items-center rounded-small text-muted hover:text-default"
              >
                <X aria-hidden className="size-3.5" />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input
            aria-label={label}
            {...attributes}
            onBlur={onBlur}
            placeholder={value.length === 0 ? (placeholder ?? messages.search) : ""}
            className="h-6 min-w-16 flex-1 bg-transparent px-1.5 text-body outline-none"
          />
        </Base.Chips>
      </Base.InputGroup>
      <ChoiceList loading={loading} more={more} problem={problem} />
    </Base.Root>
  );
}
