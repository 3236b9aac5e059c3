import { Avatar as Base } from "@base-ui/react/avatar";
import UserRound from "lucide-react/icons/user-round";
import { classes } from "./classes.ts";

const sizes = { sm: "size-6 text-[0.625rem]", md: "size-8 text-caption", lg: "size-12 text-section" };

/** The picture of a person or a business, or the initials of the name. */
export function Avatar({ name, src, size = "md" }: { name: string; src?: string | null; size?: keyof typeof sizes }) {
  return (
    <Base.Root
      className={classes(
        "inline-grid shrink-0 select-none place-items-center overflow-clip rounded-full bg-accent-soft font-semibold text-on-accent-soft",
        sizes[size],
      )}
    >
      {src && <Base.Image src={src} alt="" className="size-full object-cover" />}
      <Base.Fallback aria-hidden>{initialsOf(name) || <UserRound className="size-4" />}</Base.Fallback>
    </Base.Root>
  );
}

function initialsOf(name: string): string {
  const messages = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  return [messages[0], messages.length > 1 ? messages.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
