import type { CardAccess } from "@patron/contract/enums";
import type { Tone } from "#ui/tone.ts";

/** How an access looks: all is well, something is kept back, nothing works. */
export const accessTone: Record<CardAccess, Tone> = { full: "success", limited: "warning", none: "danger" };
