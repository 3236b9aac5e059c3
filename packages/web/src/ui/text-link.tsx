import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { type GivenLink, linkWith } from "./given-link.ts";

export interface TextLinkProps {
  /** `<Link to=… />`; without it a plain link by `href`. */
  link?: GivenLink;
  href?: string;
  /** Whether it leaves the app: shows an arrow and opens in a new tab. */
  outside?: boolean;
  /** In a table or a list, where everything is a link, it has the colour of the text. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link within text or a table. */
export function TextLink({ link, href, outside, quiet, children }: TextLinkProps) {
  return linkWith(link, {
    ...(href === undefined ? {} : { href }),
    // The direction follows the text, so that its end is cut, not its beginning.
    ...(quiet ? { dir: "auto" } : {}),
    ...(outside ? { target: "_blank", rel: "noreferrer" } : {}),
    className: classes(
      "rounded-small underline-offset-4 transition-colors duration-150",
      quiet
        ? // In a narrow cell the link is cut with an ellipsis, not the row of a picture and its name.
          "inline-block min-w-0 max-w-full truncate align-bottom font-medium text-default hover:underline"
        : "text-accent underline decoration-current/40 hover:decoration-current",
    ),
    children: (
      <>
        {children}
        {outside && <ArrowUpRight aria-hidden className="ms-0.5 inline size-3.5 rtl:-scale-x-100" />}
      </>
    ),
  });
}
