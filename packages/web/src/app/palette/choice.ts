import type { Command } from "#ui/overlays/command-palette.tsx";

/** Something that the palette knows, and what choosing it does: an address to go to, or a deed. */
export interface Choice extends Command {
  run: string | (() => void);
}
