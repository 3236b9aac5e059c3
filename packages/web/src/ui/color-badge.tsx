import type { ReactNode } from "react";

interface ColorBadgeProps {
  /** Of the background, as `#rrggbb`; null: no badge, only the text. */
  color: string | null;
  /** Of the text; null: black or white, whichever is easier to read. */
  textColor: string | null;
  children: ReactNode;
}

/** A label in the colours that the business has chosen for it. */
export function ColorBadge({ color, textColor, children }: ColorBadgeProps) {
  if (color === null) return <bdi>{children}</bdi>;
  return (
    <span
      className="inline-flex h-5 max-w-full items-center rounded-full px-2 align-middle text-caption font-medium"
      style={{ background: color, color: textColor ?? readableOn(color) }}
    >
      <bdi className="truncate">{children}</bdi>
    </span>
  );
}

/** Black or white, whichever contrasts more with a colour (WCAG 2.2, relative luminance). */
export function readableOn(color: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
