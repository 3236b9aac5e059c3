import { useRender } from "@base-ui/react/use-render";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface TextLinkProps {
  /** `<Link to=… />`; without it an ordinary link by `href`. */
  link?: useRender.RenderProp;
  href?: string;
  /** Leads out of the app: an arrow says so, and it opens beside it. */
  outside?: boolean;
  /** In a table or a list, where everything is a link, the colour is the text's. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link within text or a table. */
export function TextLink({ link, href, outside, quiet, children }: TextLinkProps) {
  return useRender({
    render: link,
    defaultTagName: "a",
    props: {
      ...(href === undefined ? {} : { href }),
      // What a row is called is written as its own letters go: cut at its end, not at its beginning.
      ...(quiet ? { dir: "auto" } : {}),
      ...(outside ? { target: "_blank", rel: "noreferrer" } : {}),
      className: classes(
        "rounded-small underline-offset-4 transition-colors duration-150",
        quiet
          ? // It is the link that is cut where the cell is narrow, with an ellipsis: not the row of a picture and its name.
            "inline-block min-w-0 max-w-full truncate align-bottom font-medium text-default hover:underline"
          : "text-accent underline decoration-current/40 hover:decoration-current",
      ),
      children: (
        <>
          {children}
          {outside && <ArrowUpRight aria-hidden className="ms-0.5 inline size-3.5 rtl:-scale-x-100" />}
        </>
      ),
    },
  });
}
