import type { CardAccess } from "@patron/contract/enums";
import type { Tone } from "#ui/tone.ts";

/** The colour of an access: full, limited, none. */
export const accessTone: Record<CardAccess, Tone> = { full: "success", limited: "warning", none: "danger" };
