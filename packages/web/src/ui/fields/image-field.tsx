import ImageUp from "lucide-react/icons/image-up";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { LoadingOverlay } from "#ui/spinner.tsx";
import { useUi } from "#ui/ui-messages.ts";

export interface ImageFieldProps {
  /** The address of the stored picture, a newly chosen file, or nothing. */
  value: string | File | null;
  onChange: (value: File | null) => void;
  /** The alternative text of the picture. */
  alt: string;
  /** Round, for people and logos. */
  round?: boolean;
  /** Whether the last picture is still being stored or removed; no other can be chosen until then. */
  busy?: boolean;
  disabled?: boolean;
  /** Formats and size, below the buttons. */
  hint?: string;
}

/**
 * A picture that can be chosen, dropped or removed, with an immediate preview. The picker offers every image; the server decides which formats it
 * accepts.
 */
export function ImageField({ value, onChange, alt, round, busy, disabled, hint }: ImageFieldProps) {
  const { messages } = useUi();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const address = useAddress(value);
  // Disabling the pressed button would lose the focus.
  const held = busy || undefined;
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file?.type.startsWith("image/") && !disabled && !held) onChange(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same by keyboard.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="flex items-center gap-4"
    >
      <div
        className={classes(
          "relative grid size-20 shrink-0 place-items-center overflow-clip border bg-sunken text-muted transition-colors duration-150",
          round ? "rounded-full" : "rounded-card",
          over ? "border-accent bg-accent-soft" : address ? "border-default" : "border-control border-dashed",
        )}
      >
        {address ? (
          <img src={address} alt={alt} className="size-full object-cover" />
        ) : (
          <ImageUp aria-hidden className="size-6" />
        )}
        <LoadingOverlay active={busy ?? false} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            disabled={disabled}
            aria-disabled={held}
            aria-describedby={hint ? id : undefined}
            onClick={() => held || picker.current?.click()}
          >
            {address ? messages.replaceImage : messages.chooseImage}
          </Button>
          {address && (
            <Button
              size="sm"
              look="quiet"
              variant="danger"
              disabled={disabled}
              aria-disabled={held}
              onClick={() => held || onChange(null)}
            >
              {messages.removeImage}
            </Button>
          )}
          {!address && <span className="text-table text-muted pointer-coarse:hidden">{messages.dropImage}</span>}
        </div>
        {hint && (
          <p id={id} className="mt-1.5 text-table text-muted">
            {hint}
          </p>
        )}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onChange(file);
            // The same file may be chosen again after it was removed.
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}

/** A chosen file gets an address of its own for as long as it is shown. */
function useAddress(value: string | File | null): string | null {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!(value instanceof File)) return;
    const address = URL.createObjectURL(value);
    setMade(address);
    return () => {
      URL.revokeObjectURL(address);
      setMade(null);
    };
  }, [value]);
  return typeof value === "string" ? value : made;
}
