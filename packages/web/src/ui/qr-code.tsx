import { encode } from "uqr";
import { classes } from "./classes.ts";

/** A QR code, dark on white in every theme, because cameras expect it so. */
export function QrCode({ text, label, className = "size-48" }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={classes(className, "self-center rounded-control")}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
