import { Kbd } from "#ui/kbd.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { PlainIconButton, type PlainIconButtonProps } from "#ui/plain-icon-button.tsx";

interface KeyButtonProps extends PlainIconButtonProps {
  /** What it does, in the tooltip. */
  hint: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  shortcut: string;
}

/** An icon button of a line whose tooltip names its key. */
export function KeyButton({ hint, shortcut, ...button }: KeyButtonProps) {
  return (
    <Tooltip text={<KeyHint text={hint} shortcut={shortcut} />}>
      <PlainIconButton {...button} aria-keyshortcuts={shortcut === "+" ? "Plus" : shortcut} />
    </Tooltip>
  );
}

/** Words of a tooltip with their key. */
export function KeyHint({ text, shortcut }: { text: string; shortcut: string }) {
  return (
    <span className="flex items-center gap-2">
      {text} <Kbd>{shortcut === "-" ? "−" : shortcut}</Kbd>
    </span>
  );
}
