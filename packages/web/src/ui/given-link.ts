import { type ComponentProps, cloneElement, createElement, type ReactElement } from "react";
import { classes } from "./classes.ts";

/** A link that knows where it leads: `<Link to="/pos" />`. */
export type GivenLink = ReactElement<ComponentProps<"a">>;

/** The given link with these attributes and a look besides its own; without one, a plain link. */
export function linkWith(link: GivenLink | undefined, { className, ...given }: ComponentProps<"a">): ReactElement {
  if (!link) return createElement("a", { ...given, className });
  return cloneElement(link, { ...given, className: classes(className, link.props.className) });
}
