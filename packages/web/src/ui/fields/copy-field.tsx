import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useUi } from "#ui/ui-messages.ts";

export interface CopyFieldProps {
  label: string;
  value: string;
  /** How to use the value; for a secret, that it is shown only once. */
  hint?: string;
}

/** A value to copy: an address, a code, a secret that is shown once. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const { messages } = useUi();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-body font-medium">{label}</span>
      <div className="flex min-h-9 items-center gap-2 rounded-control border border-default bg-sunken py-1 ps-3 pe-1">
        <code
          dir="ltr"
          className="min-w-0 flex-1 select-all rtl:text-right wrap-anywhere rounded-small font-mono text-table"
        >
          {value}
        </code>
        <Button
          size="sm"
          aria-label={messages.labelled(copied ? messages.copied : messages.copy, label)}
          icon={copied ? Check : Copy}
          onClick={() => {
            navigator.clipboard.writeText(value).then(() => setCopied(true));
          }}
        >
          {copied ? messages.copied : messages.copy}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {copied ? messages.copied : ""}
      </span>
      {hint && <p className="text-table text-muted">{hint}</p>}
    </div>
  );
}
