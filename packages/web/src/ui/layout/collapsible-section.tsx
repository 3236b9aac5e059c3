import { Collapsible } from "@base-ui/react/collapsible";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import type { SectionProps } from "./section.tsx";

/** A section of a form that few users need: closed until it is opened, or until one of its fields has a value or an error. */
export function CollapsibleSection({ title, explanation, open, children }: SectionProps & { open: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(open);
  const [wasForced, setForced] = useState(open);
  if (open !== wasForced) {
    setForced(open);
    if (open) setOpen(true);
  }
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={setOpen}
      render={<section aria-labelledby={id} />}
      className="grid gap-x-10 gap-y-4 border-default border-t py-8 lg:py-10 lg:grid-cols-[17.5rem_minmax(0,40rem)]"
    >
      <header>
        <h2 className="text-section font-semibold text-default">
          <Collapsible.Trigger
            id={id}
            className="touch group/section -ms-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-control pe-2 text-start hover:bg-hover"
          >
            <ChevronRight
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-data-panel-open/section:rotate-90 rtl:rotate-180 rtl:group-data-panel-open/section:rotate-90"
            />
            {title}
          </Collapsible.Trigger>
        </h2>
        {explanation && <p className="mt-1 max-w-[40rem] text-body text-muted">{explanation}</p>}
      </header>
      <Collapsible.Panel className="flex min-w-0 max-w-[40rem] flex-col gap-6">{children}</Collapsible.Panel>
    </Collapsible.Root>
  );
}
