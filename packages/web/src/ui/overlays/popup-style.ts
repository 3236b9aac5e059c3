/** The box of a menu, a list of choices or a popover. */
export const popupBox =
  "motion-float overflow-hidden rounded-card border border-lift bg-surface text-body text-default shadow-float outline-none";

/** The position of a list of choices relative to its button. */
export const popupPlacement = { align: "start", sideOffset: 4, collisionPadding: 8, className: "z-50" } as const;

/** One row of a menu or a list of choices. */
export const popupItem =
  "group/item flex min-h-8 cursor-default select-none items-center gap-2 rounded-control px-2 py-1.5 text-body outline-none " +
  "data-highlighted:bg-hover data-disabled:opacity-50 pointer-coarse:min-h-11";

/** Scrolls within the available height. */
export const popupList =
  "max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 scroll-py-1";
