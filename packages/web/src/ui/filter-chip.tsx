import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";
import { Popover } from "./overlays/popover.tsx";
import { useUi } from "./ui-messages.ts";

export interface FilterChipProps {
  name: string;
  /** The chosen value as text; without it the chip offers the filter. */
  value?: string;
  onRemove?: () => void;
  /** Whether it opens at once because it was just added. */
  defaultOpen?: boolean;
  /** Whether the editor of the value needs more space. */
  wide?: boolean;
  /** The editor of the value. */
  children: (close: () => void) => ReactNode;
}

const box =
  "touch inline-flex h-7 min-w-0 items-center gap-1.5 text-table transition-colors duration-150 focus-visible:relative focus-visible:z-10";

/** One filter beside the search: a press edits it, the cross removes it. */
export function FilterChip({ name, value, onRemove, defaultOpen, wide, children }: FilterChipProps) {
  const { messages } = useUi();
  const isChosen = value !== undefined;
  const chip = (
    <Popover
      title={name}
      width={wide ? "wide" : "menu"}
      defaultOpen={defaultOpen}
      trigger={isChosen ? <Chosen name={name} value={value} ends={!onRemove} /> : <Offered name={name} />}
    >
      {children}
    </Popover>
  );
  if (!isChosen) return chip;
  return (
    <span className="inline-flex max-w-full items-center">
      {chip}
      {onRemove && (
        <button
          type="button"
          aria-label={messages.remove(name)}
          onClick={onRemove}
          className={`${box} min-w-6 shrink-0 justify-center rounded-e-full bg-accent-soft ps-0.5 pe-2 text-on-accent-soft hover:text-default`}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

function Offered({ name, ...button }: { name: string } & ComponentProps<"button">) {
  const { messages } = useUi();
  return (
    <button
      {...button}
      type="button"
      aria-label={messages.addFilter(name)}
      className={`${box} rounded-full border border-control border-dashed px-2.5 text-muted hover:bg-hover hover:text-default aria-expanded:bg-hover`}
    >
      <Plus aria-hidden className="size-3.5" />
      {name}
    </button>
  );
}

interface ChosenProps extends Omit<ComponentProps<"button">, "value"> {
  name: string;
  value: string;
  /** Whether no cross follows it. */
  ends: boolean;
}

function Chosen({ name, value, ends, ...button }: ChosenProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${box} bg-accent-soft ps-2.5 text-on-accent-soft aria-expanded:bg-accent-soft ${ends ? "rounded-full pe-2" : "rounded-s-full pe-1"}`}
    >
      <span className="shrink-0">{name}</span>
      <span className="truncate font-semibold">{value}</span>
      {ends && <ChevronDown aria-hidden className="size-3.5" />}
    </button>
  );
}
