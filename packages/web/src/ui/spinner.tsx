import LoaderCircle from "lucide-react/icons/loader-circle";
import { classes } from "./classes.ts";
import { useUi } from "./ui-messages.ts";

/** A spinner for short waits inside a component. Screens use skeletons instead. */
export function Spinner({ size = "md", label }: { size?: "sm" | "md" | "lg"; label?: string }) {
  const { messages } = useUi();
  const box = { sm: "size-4", md: "size-5", lg: "size-8" }[size];
  return (
    <span role="status" className="inline-flex text-muted">
      <LoaderCircle aria-hidden className={classes("animate-spin", box)} />
      <span className="sr-only">{label ?? messages.loading}</span>
    </span>
  );
}

/** Covers its nearest positioned parent while it is saved; the content stays visible but cannot be used. */
export function LoadingOverlay({ active, label }: { active: boolean; label?: string }) {
  if (!active) return null;
  return (
    <div className="appear-late absolute inset-0 z-10 grid place-items-center rounded-[inherit] bg-surface/70">
      <Spinner size="lg" label={label} />
    </div>
  );
}
